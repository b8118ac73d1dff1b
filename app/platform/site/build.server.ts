// Which build this is, and what its pages are made of: polled by open pages that watch for a new one.

import type { ServerBuild } from "react-router";

// Whether this process wants traffic: not while it is stopping.
let draining = false;

export function startDraining(): void {
  draining = true;
}

export function isDraining(): boolean {
  return draining;
}

let current: Pick<ServerBuild, "assets" | "routes"> | undefined;
let builtAt = new Date(0);

/** Told once, by the server, from the framework's own manifest. */
export function setBuild(build: Pick<ServerBuild, "assets" | "routes">, at: Date): void {
  current = build;
  builtAt = at;
}

export function buildId(): string {
  return current?.assets.version ?? "development";
}

export function buildTime(): string {
  return builtAt.toISOString();
}

/** The chunks each public page needs, by the shape of its path: "/ball", "/ball/*". Admin pages are nobody's next click here. */
export function routeChunks(): Record<string, string[]> {
  const pages = Object.values(current?.assets.routes ?? {}).filter((route) => route !== undefined);
  return Object.fromEntries(
    pages
      .filter(({ id }) => id.startsWith("routes/") && !id.startsWith("routes/admin"))
      .filter(({ id }) => current?.routes[id]?.module.default !== undefined)
      .map(({ path = "", module, imports = [] }) => [`/${path.replace(/:\w+/, "*")}`, [module, ...imports]]),
  );
}
