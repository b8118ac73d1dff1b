import { expect, test } from "vitest";
import { bookOfMorphs, calculableItems, type GeneBook, makeGeneBook } from "../src/genes/gene-book.ts";
import type { Animal } from "../src/genes/genotype.ts";
import { lookOfPair } from "../src/genes/locus-look.ts";
import { readGenotype } from "../src/genes/read-genotype.ts";
import { nameLook, recipes, recipesShown } from "../src/names/look-names.ts";
import { parseLine } from "../src/reading/parse-line.ts";
import { animal, good } from "./animals.ts";
import lookNames from "./look-names.json" with { type: "json" };
import { starterBook, starterMorphs } from "./starter-book.ts";

/** Returns the look at each locus. */
function looksOf({ items }: Animal) {
  const { loci } = good(readGenotype(starterBook, { items }, "dam")).genotype;
  return new Map(
    [...loci.values()].map(({ locus, states: [state] }) => [
      locus.id,
      lookOfPair(starterBook, state?.pair ?? ["+", "+"]),
    ]),
  );
}

function namesOf(line: string): string[] {
  return nameLook(starterBook, looksOf(animal(line))).names;
}

test.each(lookNames)("%s is called %s", (line, japanese, english) => {
  expect(namesOf(line)).toEqual(expect.arrayContaining([japanese, english]));
});

test.each(["pastel", "super pastel", "clown", "enchi"])("%s has no trade name", (line) => {
  expect(namesOf(line)).toEqual([]);
});

test("a named super form is called by its name once its gene is published", () => {
  const book = makeGeneBook(
    [...starterBook.genes.values()].map((gene) => (gene.id === "mario" ? { ...gene, superName: "ルイージ" } : gene)),
    starterBook.combos,
  );
  const look = { key: "mario*2", visible: [{ gene: "mario", copies: 2 as const }], white: null };
  const home = book.locusOf.get("mario")?.id ?? "";
  expect(nameLook(book, new Map([[home, look]])).names).toEqual(["ルイージ", "Super Mario"]);
});

test("a doubtful name yields to a certain one", () => {
  const sure = { id: "sure", title: "確かな名", fields: { type: "combo" as const, english: "Sure", recipe: [] } };
  const recipe = bookOfMorphs(starterMorphs).combos.find(({ id }) => id === "karma")?.recipe ?? [];
  const morphs = [...starterMorphs, { ...sure, fields: { ...sure.fields, recipe } }];
  const named = (book: GeneBook) => {
    const home = book.locusOf.get("lesser")?.id ?? "";
    return nameLook(book, new Map([[home, lookOfPair(book, ["lesser", "phantom"])]])).names[0];
  };
  expect(named(bookOfMorphs(starterMorphs))).toBe("カルマ");
  expect(named(bookOfMorphs(morphs))).toBe("確かな名");
});

test("the names printed for a look are parsed back to that look", () => {
  const keys = (items: Animal["items"]) => [...looksOf({ items })].map(([id, { key }]) => `${id} ${key}`).sort();
  const left: Animal["items"] = [
    { gene: "enchi", state: "visual" },
    { gene: "mystic", state: "super" },
    { gene: "sunset", state: "visual" },
    { gene: "axanthic-tsk", state: "visual" },
  ];
  for (const { recipe } of starterBook.combos) {
    if (calculableItems(starterBook, recipe).length < recipe.length) continue;
    const loci = recipe.map(({ gene }) => starterBook.locusOf.get(gene));
    for (const more of [[], ...left.map((item) => [item])]) {
      if (more.some(({ gene }) => loci.includes(starterBook.locusOf.get(gene)))) continue;
      const items = [...recipe, ...more];
      for (const name of nameLook(starterBook, looksOf({ items })).names) {
        const { line } = good(parseLine(starterBook, name));
        // アルビノアザンティック, スノー and ブルーアイリューシ are ambiguous and reported as such.
        if (line.unknown.length > 0)
          expect(name).toMatch(
            /アザンティック|Axanthic|スノー|Snow|ライトニング|Lightning|ブルーアイリューシ|Blue-Eyed/,
          );
        else expect([name, keys(line.items)]).toEqual([name, keys(items)]);
      }
    }
  }
});

test("only recipes the animal can show are tried, in the original order", () => {
  const shown = recipes(starterBook).filter(({ combo }) => combo.recipe.length > 0);
  expect(shown.length).toBeGreaterThan(50);
  for (const { combo } of shown) {
    const looks = new Map([...looksOf(animal("pinstripe super pastel clown")), ...looksOf({ items: combo.recipe })]);
    const fits = recipes(starterBook).filter((one) =>
      [...one.looks].every(([locus, key]) => looks.get(locus)?.key === key),
    );
    const tried = recipesShown(starterBook, looks);
    expect(tried.filter((one) => fits.includes(one))).toEqual(fits);
    expect(tried.length).toBeLessThan(recipes(starterBook).length / 2);
  }
});
