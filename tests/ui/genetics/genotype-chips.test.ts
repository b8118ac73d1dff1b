import type { GenotypeItem } from "@borupa/genetics";
import { expect, test } from "vitest";
import { starterBook as book } from "#app/cli/starter/encyclopedia.server.ts";
import { genotypeChips } from "#app/ui/genetics/genotype-chips.ts";

const concerned = (...items: GenotypeItem[]) =>
  genotypeChips(items, book).flatMap(({ gene, concern }) => (concern ? [gene] : []));

test("a chip is marked if its gene affects this very animal: two copies, a het, a combination", () => {
  expect(concerned({ gene: "spider", state: "visual" }, { gene: "pastel", state: "visual" })).toEqual(["spider"]);
  expect(concerned({ gene: "albino", state: "visual" })).toEqual(["albino"]);
  expect(concerned({ gene: "albino", state: "het" })).toEqual([]);
  expect(concerned({ gene: "albino", state: "pos-het", percent: 66 })).toEqual([]);
  expect(concerned({ gene: "lesser", state: "visual" })).toEqual([]);
  expect(concerned({ gene: "lesser", state: "super" })).toEqual(["lesser"]);
  expect(concerned({ gene: "cinnamon", state: "visual" })).toEqual([]);
  expect(concerned({ gene: "cinnamon", state: "visual" }, { gene: "black-pastel", state: "visual" })).toEqual([
    "cinnamon",
    "black-pastel",
  ]);
});

test("an unpublished gene and an impossible animal still have chips", () => {
  expect(genotypeChips([{ gene: "nothing", state: "visual" }], book)).toEqual([
    { gene: "nothing", name: null, state: "visual", percent: null, concern: null },
  ]);
  const three = ["mojave", "lesser", "butter"].map((gene): GenotypeItem => ({ gene, state: "visual" }));
  expect(genotypeChips(three, book)).toHaveLength(3);
});
