// Fetches the chunks behind a link when one reaches for it, a few at a time; never before the page is idle.

const AT_ONCE = 4;

/** The manifest of a build: the chunks each public route needs, by the first part of its path. */
interface BuildManifest {
  id: string;
  routes: Record<string, string[]>;
}

const waiting: string[] = [];
let running = 0;

export async function preloadOnReaching(build: string, signal: AbortSignal): Promise<void> {
  // From the admin one goes to public pages by a new document.
  if (/^\/admin(\/|$)/.test(location.pathname)) return;
  try {
    const response = await fetch(`/builds/meta/${build}.json`, { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { routes } = (await response.json()) as BuildManifest;
    const reachedFor = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
      if (link) preload(routes[shapeOf(link.pathname)] ?? []);
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

/** "/ball/b-001" and "/ball/b-002" need the same chunks: "/ball/*". */
function shapeOf(path: string): string {
  const [, first = "", second] = path.split("/");
  return second ? `/${first}/*` : `/${first}`;
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
