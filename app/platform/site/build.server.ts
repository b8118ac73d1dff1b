// Build id and route chunks, polled by open pages to detect a new build.

import type { ServerBuild } from "react-router";

// Whether this process is shutting down and wants no traffic.
let draining = false;

export function startDraining(): void {
  draining = true;
}

export function isDraining(): boolean {
  return draining;
}

let current: Pick<ServerBuild, "assets" | "routes"> | undefined;
let builtAt = new Date(0);

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

/** Returns the chunks of each public page by path pattern: "/ball", "/ball/*". */
export function routeChunks(): Record<string, string[]> {
  const routes = current?.assets.routes ?? {};
  const chunks: Record<string, string[]> = {};
  for (const route of Object.values(routes)) {
    if (!route?.id.startsWith("routes/") || route.id.startsWith("routes/admin")) continue;
    if (current?.routes[route.id]?.module.default === undefined) continue;
    const parent = routes[route.parentId ?? ""];
    const line = parent?.id.startsWith("routes/") ? [parent, route] : [route];
    const path = `/${line.flatMap((one) => one.path ?? []).join("/")}`.replace(/:\w+/, "*");
    const own = line.flatMap(({ module, clientLoaderModule, hydrateFallbackModule, imports = [] }) => [
      module,
      ...[clientLoaderModule, hydrateFallbackModule].flatMap((part) => part ?? []),
      ...imports,
    ]);
    chunks[path] = [...new Set([...(chunks[path] ?? []), ...own])];
  }
  return chunks;
}
