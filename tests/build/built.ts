// What a browser fetches of the build, followed through static imports.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { ServerBuild } from "react-router";

const BUILD = join(process.cwd(), "build/server/index.js");
export const { assets } = (await import(BUILD)) as ServerBuild;

export type BuiltRoute = NonNullable<(typeof assets.routes)[string]>;

/** A route with those it is in, the outermost last. */
export function withParents(id: string): BuiltRoute[] {
  const route = assets.routes[id];
  return route ? [route, ...(route.parentId ? withParents(route.parentId) : [])] : [];
}

/** Everything a browser fetches to run these routes. */
export function scriptsOf(...routes: { module: string; imports?: string[] }[]): Set<string> {
  const root = assets.routes.root;
  return followed([
    assets.entry.module,
    ...assets.entry.imports,
    ...[root, ...routes].flatMap((route) => [route?.module ?? "", ...(route?.imports ?? [])]),
  ]);
}

/** These files of the build and whatever they import. */
export function followed(paths: readonly string[]): Set<string> {
  const waiting = [...paths];
  const found = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (path === "" || found.has(path)) continue;
    found.add(path);
    waiting.push(...importsOf(path));
  }
  return found;
}

const imports = new Map<string, string[]>();

/** Read once: most pages share most of their files. */
function importsOf(path: string): string[] {
  const known = imports.get(path);
  if (known) return known;
  const source = readFileSync(`build/client${path}`, "utf8");
  const named = [...source.matchAll(/(?:from|import)\s*"\.\/([\w.$-]+\.js)"/g)].map(([, file]) => `/assets/${file}`);
  imports.set(path, named);
  return named;
}

const sizes = new Map<string, number>();

/** In bytes, as it goes over the wire. A sheet that a later script shares has a # at its end. */
export function sizeOf(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const file = `build/client${path.replace(/#$/, "")}`;
  // What is sent lies beside it, where the build was finished; the smallest files have none.
  const bytes =
    statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? brotliCompressSync(readFileSync(file)).byteLength;
  sizes.set(path, bytes);
  return bytes;
}

/** The one script of the build with this name, whatever its fingerprint. */
export function builtFile(name: string): string {
  const isIt = (file: string) => file.startsWith(`${name}-`) && file.endsWith(".js");
  const file = readdirSync("build/client/assets").find(isIt);
  if (!file) throw new Error(`The build has no ${name}`);
  return `/assets/${file}`;
}
