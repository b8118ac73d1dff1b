// Which build this is, and what its pages are made of: asked by open pages that watch for a new one.

import type { ServerBuild } from "react-router";

let assets: ServerBuild["assets"] | undefined;
let builtAt = new Date(0);

/** Told once, by the server, from the framework's own manifest. */
export function rememberBuild(build: Pick<ServerBuild, "assets">, at: Date): void {
  assets = build.assets;
  builtAt = at;
}

export function buildId(): string {
  return assets?.version ?? "development";
}

export function buildTime(): string {
  return builtAt.toISOString();
}

/** The chunks each public page needs, by the shape of its path: "/ball", "/ball/*". Admin pages are nobody's next click here. */
export function routeChunks(): Record<string, string[]> {
  const pages = Object.values(assets?.routes ?? {}).filter((route) => route !== undefined);
  return Object.fromEntries(
    pages
      .filter(({ id }) => id.startsWith("routes/") && !id.startsWith("routes/admin"))
      .map(({ path = "", module, imports = [] }) => [`/${path.replace(/:\w+/, "*")}`, [module, ...imports]]),
  );
}
