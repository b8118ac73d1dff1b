// Notices that a newer build is out, and that a chunk of this one is gone; both end in one reload at the right page.

import { useEffect, useRef } from "react";
import type { ClientInstrumentation, Location } from "react-router";
import { isRecord } from "#app/platform/site/is-record.ts";
import { preloadOnReaching } from "./chunk-preload.ts";
import { mayReload, savePending, takePending } from "./reload-marker.ts";
import { tabStore } from "./tab-store.ts";

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
    return () => {
      away.abort();
      clearTimeout(first);
      clearInterval(poll);
      document.removeEventListener("visibilitychange", lookWhenBack);
      window.removeEventListener("vite:preloadError", suppressStylePreload);
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
    // The router answers a chunk that will not load by reloading the page it is on; this says where it was going.
    savePending(tabStore(), path, Date.now());
  }, [target]);
}

/**
 * Notes where a link leads as soon as the router sets out, not when the page is next drawn: on a busy machine a chunk that
 * is gone is told of before that.
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

function finishBrokenNavigation(): void {
  const [entry] = performance.getEntriesByType("navigation");
  const wasReload = entry instanceof PerformanceNavigationTiming && entry.type === "reload";
  const pending = takePending(tabStore());
  if (!wasReload || !pending || Date.now() - pending.at > 30_000) return;
  if (
    pending.path !== window.location.pathname + window.location.search &&
    mayReload(tabStore(), pending.path, Date.now())
  ) {
    window.location.replace(pending.path);
  }
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work);
  else setTimeout(work, 0);
}
