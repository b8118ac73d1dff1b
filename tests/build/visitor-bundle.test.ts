import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { assets, scriptsOf, sizeOf, sizeOfAll } from "./built.ts";

const publicRoutes = Object.values(assets.routes).filter(
  (route) => route?.id.startsWith("routes/") && !route.id.startsWith("routes/admin"),
);

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

test("a visitor's first page stays within 125.5 kB of JavaScript, lists within 113 and the home page within 109, and all pages share one stylesheet of 12 kB, brotli", () => {
  for (const route of publicRoutes) {
    // A preview somebody was handed holds the pages of all kinds; nobody arrives there.
    if (!route || route.id === "routes/preview.$token") continue;
    const scripts = [...scriptsOf(route)].reduce((sum, path) => sum + sizeOf(path), 0);
    // Nobody's first page: it is fetched in quiet times, and brings along what a cross needs without the server.
    const isOffline = route.id === "routes/offline";
    const isWayIn = /^routes\/(\w+\.)?_index$/.test(route.id);
    const most = route.id === "routes/_index" ? 109_000 : isWayIn ? 113_000 : isOffline ? 137_000 : 125_500;
    expect(scripts, `JavaScript of ${route.id}`).toBeLessThanOrEqual(most);
    const sheets = new Set([...(assets.routes.root?.css ?? []), ...(route.css ?? [])]);
    expect([...sheets], `styles of ${route.id}`).toEqual([assets.routes.root?.css?.[0]]);
    expect(sizeOfAll(sheets), `CSS of ${route.id}`).toBeLessThanOrEqual(12_000);
  }
});

test("a list is few files: with a dozen pictures not more than 25 requests", () => {
  const lists = publicRoutes.filter((route) => /^routes\/(\w+\._index|shop|search)$/.test(route?.id ?? ""));
  expect(lists.length).toBeGreaterThan(6);
  // Besides them: the manifest, the page, its styles, the logo, the icon, what the build is made of.
  for (const list of lists) expect(list && scriptsOf(list).size, list?.id).toBeLessThanOrEqual(7);
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
