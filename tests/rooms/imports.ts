// Returns the imports between files of app/, including type-only ones, as parsed.

import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { parseSync } from "oxc-parser";
import { rooms } from "#app/rooms.ts";

export interface Import {
  from: string;
  /** A project file ("app/ui/kit/Chip.tsx") or a package name. */
  to: string;
  isType: boolean;
}

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((path) => posix.join("app", path.replaceAll("\\", "/")))
  .sort();

export const sources: readonly string[] = files.filter((path) => /\.tsx?$/.test(path));

/** TypeScript of the packages, without their tests. */
export const packageSources: readonly string[] = readdirSync("packages", { recursive: true, encoding: "utf8" })
  .map((path) => posix.join("packages", path.replaceAll("\\", "/")))
  .filter((path) => path.endsWith(".ts") && !/\/(?:tests|node_modules)\//.test(path));

export const imports: readonly Import[] = [
  ...sources.flatMap(importsOf),
  ...files.filter((path) => path.endsWith(".css")).flatMap(importsOfStyles),
];

function importsOfStyles(from: string): Import[] {
  const found = readFileSync(from, "utf8").matchAll(/(?:@import|\bfrom) "([^"]+)"/g);
  return [...found].flatMap(([, to]) => (to ? { from, to: resolved(from, to), isType: false } : []));
}

export function importsOf(from: string): Import[] {
  const source = readFileSync(from, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(from, source).module;
  const found: Import[] = [];
  const add = (to: string, isType: boolean) => {
    // A route's types are generated beside it.
    if (!to.startsWith("./+types/")) found.push({ from, to: resolved(from, to), isType });
  };
  for (const { moduleRequest, entries } of staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  for (const { entries } of staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType);
  for (const { moduleRequest } of dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    // A computed specifier (the built server, for example) is not a file of app/.
    if (/^["'`][^$]+["'`]$/.test(text)) add(text.slice(1, -1), false);
  }
  // The parser's import records omit `import("…")` in types.
  for (const [, to] of source.matchAll(/\bimport\("([^"]+)"\)/g)) if (to) add(to, true);
  return found;
}

function resolved(from: string, to: string): string {
  const [path = to] = to.split("?", 1);
  if (path.startsWith("#")) return path.slice(1);
  return path.startsWith(".") ? posix.join(posix.dirname(from), path) : to;
}

/** Returns the index of a file's folder among the parts of its room; undefined if it is in no part. */
export function partOf(file: string): number | undefined {
  const room = rooms[roomOf(file) ?? -1];
  const [part = ""] = file.slice(`app/${room?.folder}/`.length).split("/", 1);
  return room?.parts?.includes(part) ? room.parts.indexOf(part) : undefined;
}

/** Returns the index of a file's room, 0 being the roof; undefined if its folder is in no room. */
export function roomOf(file: string): number | undefined {
  const path = file.replace(/^app\//, "");
  const index = rooms.findIndex(({ folder }) => (folder === "" ? !path.includes("/") : path.startsWith(`${folder}/`)));
  return index === -1 ? undefined : index;
}
