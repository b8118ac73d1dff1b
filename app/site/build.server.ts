// Which build this is: asked by open pages that watch for a new one.

import type { ServerBuild } from "react-router";

let id = "development";
let builtAt = new Date(0).toISOString();

/** Told once, by the server, from the framework's own manifest. */
export function rememberBuild(build: Pick<ServerBuild, "assets">, at: Date): void {
  id = build.assets.version;
  builtAt = at.toISOString();
}

export function buildId(): string {
  return id;
}

export function buildTime(): string {
  return builtAt;
}
