import { expect, test } from "vitest";
import { kindNamed, kindNames } from "#app/cms/content/registry.ts";
import { menusOf, sectionOf } from "#app/ui/shell/sections.ts";

const menus = menusOf(
  kindNames().flatMap((name) => {
    const { path, menu } = kindNamed(name);
    return menu ? [{ to: path, ...menu }] : [];
  }),
);

test.each([
  ["/morph/mojave", "/morph"],
  ["/morph/compare", "/morph/compare"],
  ["/morph/complexes/mojave", "/morph/complexes"],
  ["/breed/2026-ao-aoi", "/ball"],
  ["/note/snakes", "/note"],
  ["/notes", undefined],
  ["/", undefined],
])("%s belongs to the section %s", (path, section) => {
  expect(sectionOf(menus, path)).toBe(section);
});
