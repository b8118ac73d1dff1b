// Decides when React hydrates a page. Reading, links and forms work without it, so a page that is only read is hydrated lazily: on the
// first interaction, or a few seconds after it has loaded.

import { cookieIn } from "#app/platform/site/theme.ts";
import { hasPending } from "./reload-marker.ts";
import { tabStore } from "./tab-store.ts";

/** Scrolling and a pointer on its way come before a tap; assistive technology may send the click alone. */
const INTENTS = ["scroll", "pointermove", "pointerdown", "touchstart", "keydown", "focusin", "input", "click"];

const CALM_MS = 4_000;

/** Pages that look different once they are hydrated: waiting would show. */
const AT_ONCE = /^\/(?:admin|note|offline|stress_check)(?:\/|$)/;

/** Calls `hydrate` once. The event that led to it still reaches React, which then hydrates what was touched before it answers. */
export function hydrateWhenWanted(hydrate: () => void): void {
  if (AT_ONCE.test(location.pathname) || knowsMoreThanServer()) {
    hydrate();
    return;
  }
  const waiting = new AbortController();
  const { signal } = waiting;
  const begin = () => {
    if (signal.aborted) return;
    waiting.abort();
    hydrate();
  };
  // React listens on the document: an event that is seen on the window in the capture phase has not yet come there.
  for (const intent of INTENTS) window.addEventListener(intent, begin, { capture: true, passive: true, signal });
  const whenCalm = () => setTimeout(begin, CALM_MS);
  if (document.readyState === "complete") whenCalm();
  else window.addEventListener("load", whenCalm, { signal });
}

/** A device with a notebook, an area or a theme of its own, a path half gone: the page differs from what the server drew for all. */
function knowsMoreThanServer(): boolean {
  // Visits are counted by the tag manager, which React starts.
  if (document.documentElement.dataset.tagManager !== undefined || hasPending(tabStore())) return true;
  try {
    return localStorage.length > 0 || ["theme", "weather-area"].some((name) => cookieIn(document.cookie, name));
  } catch {
    return false;
  }
}
