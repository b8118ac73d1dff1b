import { expect, test } from "vitest";
import type { AnyKind, KindName } from "#app/cms/content/kind.ts";
import { allKinds, registerKinds } from "#app/cms/content/registry.ts";
import { adminScreensOf } from "#app/collection/registry/admin-screens.ts";
import { kindServer } from "#app/collection/registry/kinds.server.ts";
import { exportOf } from "#app/kinds/public-pages.ts";
import { sitePages } from "#app/kinds/shared/search/search-words.ts";
import { ownPaths } from "#app/ui/shell/sections.ts";

test("search finds every page in the sitemap by its title, except the home page", () => {
  const found = new Set(sitePages.map(({ to }) => to));
  expect(ownPaths().filter((path) => !found.has(path))).toEqual(["/"]);
  expect([...found].filter((path) => !ownPaths().includes(path.replace(/#.*/, "")))).toEqual([]);
});

test("a missing file in a kind's folder is reported by file and name", () => {
  const files = { "./term/Page.tsx": { head: "" } };
  expect(() => exportOf(files, "./term/Page.tsx", "TermPage")).toThrow("app/kinds/term/Page.tsx exports no TermPage");
  expect(() => exportOf(files, "./blog/Page.tsx", "BlogPage")).toThrow("app/kinds/blog/Page.tsx exports no BlogPage");
});

test.each(allKinds())("$name: an own admin page is declared where it is implemented", ({ name, ownAdminPage }) => {
  // A page with its own path has its own route.
  const isPromised = ownAdminPage !== undefined && ownAdminPage.path === undefined;
  expect([kindServer(name).ownPage !== undefined, adminScreensOf(name).OwnPage !== undefined]).toEqual([
    isPromised,
    isPromised,
  ]);
});

function likeTerm(change: Partial<Omit<AnyKind, "name">>): AnyKind {
  const [any] = allKinds();
  if (!any) throw new Error("no kinds");
  // An unregistered kind, which the types do not know.
  return { ...any, name: "other" as KindName, segment: "others", path: "/other", ...change };
}

test("an invalid kind is not registered, with the reason", () => {
  const fields = { name: { type: "text", label: "名前", empty: "" } };
  const grouped = (...names: string[]) => names.map((legend) => ({ legend, fields: ["name"] }));
  expect(() => registerKinds([likeTerm({ fields, groups: [] })])).toThrow('the field "name" stands in 0 groups');
  expect(() => registerKinds([likeTerm({ fields, groups: grouped("a", "b") })])).toThrow('"name" stands in 2 groups');
  const half = [{ legend: "a", common: ["title", "text"], fields: ["name"] }] as const;
  expect(() => registerKinds([likeTerm({ fields, groups: half })])).toThrow("not title, text and cover once each");
  const [first, second] = allKinds();
  expect(() => registerKinds([...allKinds(), likeTerm({ segment: second?.segment ?? "" })])).toThrow(second?.name);
  expect(() => registerKinds([...allKinds(), likeTerm({ path: second?.path ?? "" })])).toThrow(second?.name);
  expect(allKinds()[0]).toBe(first);
});
