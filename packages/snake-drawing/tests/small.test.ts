import type { GenotypeItem } from "@borupa/genetics";
import { bookOfMorphs } from "@borupa/genetics";
import { expect, test } from "vitest";
import { starterBook as book, starterMorphs } from "../../genetics/tests/starter-book.ts";
import { drawnOf, undrawnGenes } from "../src/drawn.ts";
import { lookOfGenotype } from "../src/look-of-genotype.ts";
import { drawSheet } from "../src/sheet.ts";
import { drawSmall } from "../src/small.ts";

const visual = (gene: string): GenotypeItem => ({ gene, state: "visual" });
const alone = (gene: string) => book.locusOf.get(gene)?.genes.length === 1;
const ofSheet = (address: string) => drawSheet(book, new URL(address, "http://a").searchParams.get("of") ?? "");

test("a small drawing has at most 4 kB for each morph and any cross", () => {
  // All of them together exceed the size limit, so some marks are left out.
  const many = ["spider", "scaleless-head", "desert", "vanilla", "asphalt", "banana", "calico", "ultramel", "piebald"];
  const crowds = many.map((_, i) => [...many.slice(i), ...many.slice(0, i)].slice(0, 6).map(visual));
  const genotypes = starterMorphs.map(({ id, fields }) =>
    fields.type === "combo" ? (fields.recipe ?? []) : [visual(id)],
  );
  const over = [...genotypes, ...crowds].filter((one) => drawSmall(lookOfGenotype(book, one)).length > 4096);
  expect(over).toEqual([]);
});

test("all drawings of a page share one picture, each look once", () => {
  const clown: GenotypeItem = { gene: "clown", state: "het" };
  const drawn = drawnOf(book, [
    [visual("pastel")],
    [visual("pastel"), clown],
    [visual("spider"), visual("pastel")],
    [clown],
  ]);
  expect(drawn.map((one) => one && [one.place, one.of])).toEqual([
    [0, 3],
    [0, 3],
    [1, 3],
    [2, 3],
  ]);
  const [first] = drawn;
  expect(ofSheet(first?.sheet ?? "")?.match(/<svg y=/g)).toHaveLength(3);
});

test("a gene without a page is not drawn and does not affect other drawings", () => {
  const without = bookOfMorphs(starterMorphs.filter(({ id }) => id !== "pastel"));
  const white: GenotypeItem[] = [{ gene: "fire", state: "super" }, visual("pastel")];
  const [gone, onWhite, spider] = drawnOf(without, [[visual("pastel")], white, [visual("spider")]]);
  expect([gone, onWhite, spider?.of]).toEqual([null, null, 1]);
  expect(drawSheet(without, spider?.sheet.replace(/^.*of=/, "") ?? "")).toContain("<svg y=");
});

test("every combo's URL gives its drawing, except for undocumented looks, as with genes", () => {
  const combos = starterMorphs.filter(({ fields }) => fields.type === "combo");
  const undrawn = combos.filter(({ fields }) => {
    const [drawn] = drawnOf(book, [fields.recipe ?? []]);
    return !ofSheet(drawn?.sheet ?? "")?.includes("<svg y=");
  });
  const untold = combos.filter(({ fields }) => undrawnGenes(book, fields.recipe ?? []).length > 0);
  expect(undrawn.map(({ id }) => id)).toEqual(untold.map(({ id }) => id));
  expect(undrawn.map(({ id }) => id)).toContain("rio");
  expect(combos.length - undrawn.length).toBeGreaterThan(100);
  expect(drawnOf(book, [[visual("hurricane")]])).toEqual([null]);
});

test("two copies and two alleles are drawn only with a documented look", () => {
  const both = (a: string, b: string) => [visual(a), visual(b)];
  const twice = (gene: string): GenotypeItem[] => [{ gene, state: "super" }];
  const untold = [twice("gravel"), twice("acid"), both("gravel", "asphalt"), both("spider", "woma")];
  expect(drawnOf(book, untold)).toEqual([null, null, null, null]);
  // White hides other genes, and a dominant gene's two copies look like one.
  const told = [
    twice("pastel"),
    twice("pinstripe"),
    both("mojave", "honey"),
    [...both("mojave", "lesser"), visual("hurricane")],
  ];
  expect(drawnOf(book, told)).not.toContain(null);
});

test("invalid requests are not drawn", () => {
  for (const of of ["", "nothing", "pastel*3", "pastel,", "pastel<svg>", Array(60).fill("pastel").join(",")])
    expect([of, drawSheet(book, of)]).toEqual([of, null]);
});

test("no sheet of drawings has a URL longer than servers accept", () => {
  const genes = [...book.genes.keys()].filter((gene) => undrawnGenes(book, [visual(gene)]).length === 0 && alone(gene));
  const genotypes = Array.from({ length: 48 }, (_, i) =>
    [...genes.slice(i % 8), ...genes].slice(0, 12 + (i % 6)).map(visual),
  );
  const sheets = new Set(drawnOf(book, genotypes).flatMap((one) => one?.sheet ?? []));
  expect(sheets.size).toBeGreaterThan(1);
  expect([...sheets].filter((address) => address.length > 3200)).toEqual([]);
});
