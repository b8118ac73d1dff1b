// What holds of every kind there is: one shape, and menus that lead to it.

import { expect, test } from "vitest";
import type { AnyKind, KindName } from "#app/cms/content/kind.ts";
import { allKinds, kindNames, registerKinds } from "#app/cms/content/registry.ts";
import { sitePageFor } from "#app/cms/content/search/site-pages.ts";
import { kindServer } from "#app/kinds/kinds.server.ts";
import { publicPageOf } from "#app/kinds/public-page.server.ts";
import { exportOf, publicPageFor } from "#app/kinds/public-pages.ts";
import { adminScreensOf } from "#app/kinds/shared/admin-screens.ts";
import { sitePages } from "#app/kinds/shared/search/search-words.ts";
import { menusOf, ownPaths } from "#app/ui/shell/sections.ts";

test("every page of the site's own that a sitemap names can be found by its words, but the front page", () => {
  const found = new Set(sitePages.map(({ to }) => to));
  expect(ownPaths().filter((path) => !found.has(path))).toEqual(["/"]);
  expect([...found].filter((path) => !ownPaths().includes(path.replace(/#.*/, "")))).toEqual([]);
});

test.each(kindNames())("%s: a preview finds its page, its data and its head by their names", async (name) => {
  expect(publicPageFor(name)).toEqual({ Page: expect.any(Function), head: expect.any(Function) });
  expect(await publicPageOf(name)).toEqual(expect.any(Function));
});

test("a kind's folder that lacks one of them is told by file and name", () => {
  const files = { "./term/Page.tsx": { head: "" } };
  expect(() => exportOf(files, "./term/Page.tsx", "TermPage")).toThrow("app/kinds/term/Page.tsx exports no TermPage");
  expect(() => exportOf(files, "./blog/Page.tsx", "BlogPage")).toThrow("app/kinds/blog/Page.tsx exports no BlogPage");
});

test.each(allKinds().filter((kind) => kind.hasPublicList))(
  "$name: menus lead to its list, and search finds it",
  (kind) => {
    const { groups } = menusOf(allKinds().flatMap(({ path, menu }) => (menu ? [{ to: path, ...menu }] : [])));
    expect(groups.flatMap((group) => group.links)).toContainEqual(
      expect.objectContaining({ to: kind.path, label: kind.menu?.label }),
    );
    expect(sitePageFor(kind.search.list?.title ?? "", [])).toBeDefined();
  },
);

test.each(allKinds())("$name: an own page for its keepers is promised where it is made", ({ name, ownAdminPage }) => {
  // One under a path of its own has its own route.
  const isPromised = ownAdminPage !== undefined && ownAdminPage.path === undefined;
  expect([kindServer(name).ownPage !== undefined, adminScreensOf(name).OwnPage !== undefined]).toEqual([
    isPromised,
    isPromised,
  ]);
});

function likeTerm(change: Partial<Omit<AnyKind, "name">>): AnyKind {
  const [any] = allKinds();
  if (!any) throw new Error("no kinds");
  // A name that no kind of this site has: the types know only those that are registered.
  return { ...any, name: "event" as KindName, segment: "others", path: "/other", ...change };
}

test("registered anew, as when a kind is added under npm run dev, the kinds are those and in that order", () => {
  const before = allKinds();
  const added = likeTerm({});
  registerKinds([added, ...before]);
  expect(kindNames()).toEqual(["event", ...before.map(({ name }) => name)]);
  registerKinds(before);
  expect(allKinds()).toEqual(before);
});

test("a kind that cannot work is not registered, and the program says why", () => {
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
