import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bytesOf, isList, overBudget, plainName, publicRoutes, readBudgets, weighedPages } from "./budgets.ts";
import { assets, scriptsOf } from "./built.ts";

test("public pages exist in the build", () => {
  expect(publicRoutes.map((route) => route.id)).toEqual(
    expect.arrayContaining(["routes/_index", "routes/ball._index", "routes/morph.$id", "routes/calculate"]),
  );
});

test("no Chakra, Emotion, Firebase, zod or conform in what a visitor downloads", () => {
  const forbidden = /chakra-|data-emotion|@emotion\/|firebaseapp|identitytoolkit|ZodError|__intent__|jsdom/;
  for (const route of publicRoutes) {
    for (const path of scriptsOf(route)) {
      const match = forbidden.exec(readFileSync(`build/client${path}`, "utf8"));
      expect(match?.[0], `${route.id} loads ${path}`).toBeUndefined();
    }
  }
});

// Intl's first formatter reads its tables of all languages: without it the scripts of /ball are evaluated in 0.6 of the time.
test("no visitor's page formats dates and numbers by Intl where a few characters do", () => {
  const pages = publicRoutes.filter(({ id }) => !id.startsWith("routes/note"));
  expect(pages.length).toBeGreaterThan(20);
  const scripts = new Set(pages.flatMap((page) => [...scriptsOf(page)]));
  expect(
    [...scripts].filter((path) => /\bIntl\.|\.toLocaleString\(/.test(readFileSync(`build/client${path}`, "utf8"))),
  ).toEqual([]);
});

test.each(Object.keys(readBudgets().budgets))("%s stays within its budget, brotli", (budget) => {
  const budgets = readBudgets();
  const pages = weighedPages().filter((page) => page.budget === budget);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.map((page) => overBudget(page, budgets)).filter((message) => message !== null)).toEqual([]);
});

test("every public page has the site's one stylesheet, and a tool its own beside it", () => {
  const [site = ""] = assets.routes.root?.css ?? [];
  for (const { id, css = [] } of publicRoutes) {
    const own = css.filter((sheet) => sheet !== site).map(plainName);
    // A snake's page of the notebook draws the stress check's history as that tool does.
    const most = id === "routes/note.snake.$id" ? 2 : 1;
    expect(own.length, `styles of ${id}: ${own}`).toBeLessThanOrEqual(most);
  }
});

test("the notebook's own pages load at most 45 kB more than the heaviest of the other public pages", () => {
  const heaviest = (budget: string) =>
    Math.max(...weighedPages().flatMap((page) => (page.budget === budget ? [bytesOf(page.files)] : [])));
  const more = heaviest("JavaScript of the notebook") - heaviest("JavaScript of any other public page");
  expect(more).toBeLessThanOrEqual(45_000);
});

test("what is over a budget is named with the files that grew", () => {
  const page = { budget: "styles", page: "routes/x", files: [...(assets.routes.root?.css ?? [])] };
  const size = bytesOf(page.files);
  const told = overBudget(page, { budgets: { styles: size - 1 }, files: { "site.css": size - 21 } });
  expect(told).toContain("routes/x");
  expect(told).toContain("site.css +21");
  expect(overBudget(page, { budgets: { styles: size }, files: {} })).toBeNull();
});

test("a list is few files: with a dozen pictures not more than 25 requests", () => {
  const lists = publicRoutes.filter(({ id }) => isList(id));
  expect(lists.length).toBeGreaterThan(6);
  // Besides them: the manifest, the page, its styles, the logo, the icon, what the build is made of.
  for (const list of lists) expect(scriptsOf(list).size, list.id).toBeLessThanOrEqual(7);
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
