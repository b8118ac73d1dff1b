// Fetches the chunks of the pages this one links to, a few at a time, once the page is idle.

const AT_ONCE = 4;

/** The manifest of a build: the chunks each public route needs, by the first part of its path. */
interface BuildManifest {
  id: string;
  routes: Record<string, string[]>;
}

export async function preloadLinkedRoutes(build: string): Promise<void> {
  // From the admin one goes to public pages by a new document.
  if (/^\/admin(\/|$)/.test(location.pathname)) return;
  try {
    const response = await fetch(`/builds/meta/${build}.json`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const manifest = (await response.json()) as BuildManifest;
    const linked = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/'], header a[href^='/']")];
    const wanted = new Set(linked.flatMap((link) => manifest.routes[shapeOf(link.pathname)] ?? []));
    await preload([...wanted].filter((href) => !document.querySelector(`link[rel="modulepreload"][href="${href}"]`)));
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a missing manifest costs only speed, and this is where one would look
    console.warn("Build manifest not loaded", error);
  }
}

/** "/ball/b-001" and "/ball/b-002" need the same chunks: "/ball/*". */
function shapeOf(path: string): string {
  const [, first = "", second] = path.split("/");
  return second ? `/${first}/*` : `/${first}`;
}

async function preload(hrefs: string[]): Promise<void> {
  const waiting = [...hrefs];
  const worker = async () => {
    for (let href = waiting.shift(); href !== undefined; href = waiting.shift()) await preloadOne(href);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function preloadOne(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
