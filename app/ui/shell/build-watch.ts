// Notices that a newer build is out, and that a chunk of this one is gone; both end in one reload at the right page.

import { useEffect, useRef } from "react";
import type { ClientInstrumentation, Location } from "react-router";
import { isRecord } from "#app/platform/site/is-record.ts";
import { mayReload, savePending, takePending } from "./reload-marker.ts";
import { tabStore } from "./tab-store.ts";

// Fetches the chunks behind a link when one reaches for it, a few at a time; never before the page is idle.
const AT_ONCE = 4;

/** The manifest of a build: the chunks each public route needs, by its path with "*" for an id. */
interface BuildManifest {
  id: string;
  routes: Record<string, string[]>;
}

const waiting: string[] = [];
let running = 0;

async function preloadOnReaching(build: string, signal: AbortSignal): Promise<void> {
  // From the admin one goes to public pages by a new document.
  if (/^\/admin(\/|$)/.test(location.pathname)) return;
  try {
    const response = await fetch(`/builds/meta/${build}.json`, { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { routes } = (await response.json()) as BuildManifest;
    const reachedFor = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
      if (link) preload(chunksBehind(link.pathname, routes));
    };
    for (const event of ["pointerover", "focusin"]) {
      document.addEventListener(event, reachedFor, { passive: true, signal });
    }
  } catch (error) {
    if (signal.aborted) return;
    // biome-ignore lint/suspicious/noConsole: a missing manifest costs only speed, and this is where one would look
    console.warn("Build manifest not loaded", error);
  }
}

/** Chunks of the page at a path: those of its own route ("/morph/compare"), else of the one with an id in its place ("/morph/*"). */
function chunksBehind(path: string, routes: BuildManifest["routes"]): readonly string[] {
  return routes[path] ?? routes[`${path.slice(0, path.lastIndexOf("/"))}/*`] ?? [];
}

function preload(hrefs: readonly string[]): void {
  const isAsked = (href: string) =>
    waiting.includes(href) || document.querySelector(`link[rel="modulepreload"][href="${href}"]`) !== null;
  waiting.push(...hrefs.filter((href) => !isAsked(href)));
  goOn();
}

function goOn(): void {
  while (running < AT_ONCE) {
    const href = waiting.shift();
    if (href === undefined) return;
    running += 1;
    preloadOne(href);
  }
}

function preloadOne(href: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  link.onload = link.onerror = () => {
    running -= 1;
    goOn();
  };
  document.head.append(link);
}

const POLL_MS = 60 * 60 * 1000;
const IDLE_MS = 1000;

/** `build`: the id this page came from. `target`: where a navigation under way leads. */
export function useBuildWatch(build: string | null, target: Location | undefined): void {
  const isOutdated = useRef(false);

  useEffect(() => {
    if (!build || build === "development") return;
    finishBrokenNavigation();

    async function look() {
      try {
        const response = await fetch("/builds/latest.json", { cache: "no-store" });
        const latest: unknown = response.ok ? await response.json() : null;
        if (isRecord(latest) && "id" in latest && latest.id !== build) isOutdated.current = true;
      } catch {
        // Offline, most likely: the next look will tell.
      }
    }
    const suppressStylePreload = (event: Event) => {
      const { payload } = event as Event & { payload?: Error };
      if (payload?.message.includes("Unable to preload CSS")) event.preventDefault();
    };
    const away = new AbortController();
    const first = setTimeout(() => whenIdle(() => void preloadOnReaching(build, away.signal)), IDLE_MS);
    const poll = setInterval(() => void look(), POLL_MS);
    const lookWhenBack = () => document.visibilityState === "visible" && void look();
    document.addEventListener("visibilitychange", lookWhenBack);
    window.addEventListener("vite:preloadError", suppressStylePreload);
    window.navigation?.addEventListener("navigate", leadReloadOn);
    return () => {
      away.abort();
      clearTimeout(first);
      clearInterval(poll);
      document.removeEventListener("visibilitychange", lookWhenBack);
      window.removeEventListener("vite:preloadError", suppressStylePreload);
      window.navigation?.removeEventListener("navigate", leadReloadOn);
    };
  }, [build]);

  useEffect(() => {
    if (!target) {
      takePending(tabStore());
      return;
    }
    const path = target.pathname + target.search + target.hash;
    if (isOutdated.current && mayReload(tabStore(), path, Date.now())) {
      window.location.assign(path);
      return;
    }
    // The router answers a chunk that will not load by reloading the page it is on; this says where it was going (`leadReloadOn`).
    savePending(tabStore(), path, Date.now());
  }, [target]);
}

/**
 * Notes where a link leads as soon as the router sets out, not when the page is next drawn: on a busy machine a chunk that
 * is gone is reported before that.
 */
export const noteNavigations: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(setOut, { to, formMethod }) {
        if (typeof to === "string" && !formMethod) {
          const { pathname, search, hash } = new URL(to, location.href);
          // To another place on the page nothing is loaded.
          if (pathname + search !== location.pathname + location.search) {
            savePending(tabStore(), pathname + search + hash, Date.now());
          }
        }
        await setOut();
      },
    }),
};

/** The router reloads after a chunk would not load: the document that is wanted is the one it was going to. */
function leadReloadOn(event: NavigateEvent): void {
  const path = event.navigationType === "reload" && !event.userInitiated ? brokenOff() : undefined;
  if (path === undefined || !event.cancelable) return;
  event.preventDefault();
  setTimeout(() => window.location.assign(path), 0);
}

/** The same where the browser has no word of a reload before it happens. */
function finishBrokenNavigation(): void {
  const [entry] = performance.getEntriesByType("navigation");
  const wasReload = entry instanceof PerformanceNavigationTiming && entry.type === "reload";
  const path = wasReload ? brokenOff() : void takePending(tabStore());
  if (path !== undefined) window.location.replace(path);
}

/** Where a navigation of just now was going that has not arrived, if a document may be requested there. */
function brokenOff(): string | undefined {
  const pending = takePending(tabStore());
  if (!pending || Date.now() - pending.at > 30_000) return undefined;
  const isElsewhere = pending.path !== window.location.pathname + window.location.search;
  return isElsewhere && mayReload(tabStore(), pending.path, Date.now()) ? pending.path : undefined;
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work);
  else setTimeout(work, 0);
}
