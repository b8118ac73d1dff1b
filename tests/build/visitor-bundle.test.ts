import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";

const BUILD = join(process.cwd(), "build/server/index.js");
const { assets } = (await import(BUILD)) as ServerBuild;
const publicRoutes = Object.values(assets.routes).filter(
  (route) => route?.id.startsWith("routes/") && !route.id.startsWith("routes/admin"),
);

/** Everything a visitor's browser fetches for one page, followed through static imports. */
function scriptsOf(route: { module: string; imports?: string[] }): Set<string> {
  const root = assets.routes.root;
  const waiting = [
    assets.entry.module,
    ...assets.entry.imports,
    root?.module ?? "",
    ...(root?.imports ?? []),
    route.module,
    ...(route.imports ?? []),
  ];
  const found = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (path === "" || found.has(path)) continue;
    found.add(path);
    const source = readFileSync(`build/client${path}`, "utf8");
    for (const [, file] of source.matchAll(/(?:from|import)\s*"\.\/([\w.$-]+\.js)"/g)) waiting.push(`/assets/${file}`);
  }
  return found;
}

test("public pages exist in the build", () => {
  expect(publicRoutes.map((route) => route?.id)).toEqual(
    expect.arrayContaining(["routes/_index", "routes/ball._index", "routes/morph.$id", "routes/calculate"]),
  );
});

test("no Chakra, Emotion, Firebase, zod or conform in what a visitor downloads", () => {
  const forbidden = /chakra-|data-emotion|@emotion\/|firebaseapp|identitytoolkit|ZodError|__intent__|jsdom/;
  for (const route of publicRoutes) {
    if (!route) continue;
    for (const path of scriptsOf(route)) {
      const match = forbidden.exec(readFileSync(`build/client${path}`, "utf8"));
      expect(match?.[0], `${route.id} loads ${path}`).toBeUndefined();
    }
  }
});

test("a visitor's first page stays within 125 kB of JavaScript and 12 kB of CSS, brotli", () => {
  const sizes = new Map<string, number>();
  const size = (path: string) => {
    const known = sizes.get(path) ?? brotliCompressSync(readFileSync(`build/client${path}`)).byteLength;
    sizes.set(path, known);
    return known;
  };
  for (const route of publicRoutes) {
    if (!route) continue;
    const scripts = [...scriptsOf(route)].reduce((sum, path) => sum + size(path), 0);
    expect(scripts, `JavaScript of ${route.id}`).toBeLessThanOrEqual(125_000);
    const sheets = new Set([...(assets.routes.root?.css ?? []), ...(route.css ?? [])]);
    expect(
      [...sheets].reduce((sum, path) => sum + size(path), 0),
      `CSS of ${route.id}`,
    ).toBeLessThanOrEqual(12_000);
  }
});

test("no secret of the server is in a script a browser gets, the login page's included", () => {
  const secret = /private_key|client_email|BEGIN PRIVATE|borupa\.sqlite/;
  for (const route of Object.values(assets.routes)) {
    if (!route) continue;
    for (const path of scriptsOf(route)) {
      expect(
        secret.exec(readFileSync(`build/client${path}`, "utf8"))?.[0],
        `${route.id} loads ${path}`,
      ).toBeUndefined();
    }
  }
});

test("the workshop's sample card is in no build", () => {
  const files = ["build/client", "build/server"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".js"))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => /playground|部品の見本/.test(readFileSync(file, "utf8")))).toEqual([]);
});
