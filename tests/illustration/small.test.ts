import { expect, test } from "vitest";
import type { GenotypeItem } from "#app/genetics/gene.ts";
import { drawnOf } from "#app/illustration/drawn.ts";
import { lookOfGenotype } from "#app/illustration/look-of-genotype.ts";
import { drawSheet } from "#app/illustration/sheet.ts";
import { drawSmall } from "#app/illustration/small.ts";
import { starterMorphs } from "#app/starter/encyclopedia.server.ts";
import { starterBook as book } from "#tests/genetics/starter-book.ts";
import { coreGenes } from "#tests/starter/core-genes.ts";

const visual = (gene: string): GenotypeItem => ({ gene, state: "visual" });
const ofSheet = (address: string) => drawSheet(book, new URL(address, "http://a").searchParams.get("of") ?? "");

test("a small drawing is small: at most 4 kB for each gene best known", () => {
  for (const id of coreGenes)
    expect([id, drawSmall(lookOfGenotype(book, [visual(id)])).length <= 4096]).toEqual([id, true]);
});

test("all drawings of a page come in one picture, the same look once", () => {
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

test("every combo's address gives its drawing but that of untold look, as a gene's of untold look", () => {
  const undrawn = starterMorphs.filter(({ fields }) => {
    if (fields.type !== "combo") return false;
    const [drawn] = drawnOf(book, [fields.recipe ?? []]);
    return !ofSheet(drawn?.sheet ?? "")?.includes("<svg y=");
  });
  expect(undrawn.map(({ id }) => id)).toEqual(["rio"]);
  expect(drawnOf(book, [[visual("hurricane")]])).toEqual([null]);
});

test("two copies and two alleles are drawn only where somebody has told how they look", () => {
  const both = (a: string, b: string) => [visual(a), visual(b)];
  const twice = (gene: string): GenotypeItem[] => [{ gene, state: "super" }];
  const untold = [twice("gravel"), twice("acid"), both("gravel", "asphalt"), both("spider", "woma")];
  expect(drawnOf(book, untold)).toEqual([null, null, null, null]);
  // Of one that is white nothing else is seen; a dominant gene's two copies look like one.
  const told = [
    twice("pastel"),
    twice("pinstripe"),
    both("mojave", "honey"),
    [...both("mojave", "lesser"), visual("hurricane")],
  ];
  expect(drawnOf(book, told)).not.toContain(null);
});

test("what is not asked for rightly is not drawn", () => {
  for (const of of ["", "nothing", "pastel*3", "pastel,", "pastel<svg>", Array(60).fill("pastel").join(",")])
    expect([of, drawSheet(book, of)]).toEqual([of, null]);
});
