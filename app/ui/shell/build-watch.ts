// Detects new builds and missing chunks; both cause one reload at the target page.

import { useEffect, useRef } from "react";
import type { ClientInstrumentation, Location } from "react-router";
import { isAdminPath } from "#app/platform/site/admin-path.ts";
import { fetchJson } from "#app/ui/kit/fetch-json.ts";
import { mayReload, savePending, takePending } from "./reload-marker.ts";

// Preloads the chunks of a link on hover or focus, once the page is idle.
const AT_ONCE = 4;

/** Chunks of each public route, by path with "*" for an id. */
interface BuildManifest {
  id: string;
  routes: Record<string, string[]>;
}

const waiting: string[] = [];
let running = 0;

async function preloadOnReaching(build: string, signal: AbortSignal): Promise<void> {
  // The admin leads to public pages by full document loads.
  if (isAdminPath(location.pathname)) return;
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

/** Returns the chunks of a path: its own route's ("/morph/compare"), or that with an id ("/morph/*"). */
function chunksBehind(path: string, routes: BuildManifest["routes"]): readonly string[] {
  return routes[path] ?? routes[`${path.slice(0, path.lastIndexOf("/"))}/*`] ?? [];
}

function preload(hrefs: readonly string[]): void {
  const isAsked = (href: string) =>
    waiting.includes(href) || document.querySelector(`link[rel="modulepreload"][href="${href}"]`) !== null;
  waiting.push(...hrefs.filter((href) => !isAsked(href)));
  preloadNext();
}

function preloadNext(): void {
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
    preloadNext();
  };
  document.head.append(link);
}

const POLL_MS = 60 * 60 * 1000;
const IDLE_MS = 1000;

/** Watches for new builds. `build`: id this page was rendered by. `target`: destination of the current navigation. */
export function useBuildWatch(build: string | null, target: Location | undefined): void {
  const isOutdated = useRef(false);

  useEffect(() => {
    if (!build || build === "development") return;
    finishBrokenNavigation();

    async function look() {
      const latest = await fetchJson<{ id?: string }>("/builds/latest.json", { cache: "no-store" });
      if (latest?.id && latest.id !== build) isOutdated.current = true;
    }
    const suppressStylePreload = (event: Event) => {
      const { payload } = event as Event & { payload?: Error };
      if (payload?.message.includes("Unable to preload CSS")) event.preventDefault();
    };
    const away = new AbortController();
    const first = setTimeout(() => whenIdle(() => void preloadOnReaching(build, away.signal)), IDLE_MS);
    const poll = setInterval(() => void look(), POLL_MS);
    const lookWhenVisible = () => document.visibilityState === "visible" && void look();
    document.addEventListener("visibilitychange", lookWhenVisible, { signal: away.signal });
    window.addEventListener("vite:preloadError", suppressStylePreload, { signal: away.signal });
    window.navigation?.addEventListener("navigate", redirectReload, { signal: away.signal });
    return () => {
      away.abort();
      clearTimeout(first);
      clearInterval(poll);
    };
  }, [build]);

  useEffect(() => {
    if (!target) {
      takePending();
      return;
    }
    const path = target.pathname + target.search + target.hash;
    if (isOutdated.current && mayReload(path)) {
      window.location.assign(path);
      return;
    }
    // On a missing chunk the router reloads the current page; this remembers the destination (`redirectReload`).
    savePending(path);
  }, [target]);
}

/**
 * Records a navigation's destination when it starts rather than on the next render: on a busy machine, a missing chunk
 * is reported before that.
 */
export const recordNavigations: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(setOut, { to, formMethod }) {
        if (typeof to === "string" && !formMethod) {
          const { pathname, search, hash } = new URL(to, location.href);
          // Within the page nothing is loaded.
          if (pathname + search !== location.pathname + location.search) {
            savePending(pathname + search + hash);
          }
        }
        await setOut();
      },
    }),
};

function redirectReload(event: NavigateEvent): void {
  const path = event.navigationType === "reload" && !event.userInitiated ? interruptedPath() : undefined;
  if (path === undefined || !event.cancelable) return;
  event.preventDefault();
  setTimeout(() => window.location.assign(path), 0);
}

/** Continues the interrupted navigation in browsers without the Navigation API. */
function finishBrokenNavigation(): void {
  const [entry] = performance.getEntriesByType("navigation");
  const wasReload = entry instanceof PerformanceNavigationTiming && entry.type === "reload";
  const path = wasReload ? interruptedPath() : void takePending();
  if (path !== undefined) window.location.replace(path);
}

/** Returns the destination of a recent unfinished navigation, if it may be loaded. */
function interruptedPath(): string | undefined {
  const pending = takePending();
  if (!pending || Date.now() - pending.at > 30_000) return undefined;
  const isElsewhere = pending.path !== window.location.pathname + window.location.search;
  return isElsewhere && mayReload(pending.path) ? pending.path : undefined;
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work);
  else setTimeout(work, 0);
}
