import { expect, test } from "vitest";
import type { Animal } from "#app/genetics/genotype.ts";
import { animal, crossed } from "./animals.ts";

/** The names of an animal's own look, as its offspring with its like have it. */
function namesOf(line: string): string[] {
  const key = (items: Animal["items"]) =>
    items
      .map(({ gene, state }) => `${gene} ${state}`)
      .sort()
      .join();
  const { items } = animal(line);
  return crossed({ items }, { items }).looks.find((row) => key(row.items) === key(items))?.names ?? [];
}

test.each([
  ["pastel spider", "バンブルビー", "Bumblebee"],
  ["super pastel spider", "キラービー", "Killer Bee"],
  ["enchi pastel spider", "エンチ バンブルビー", "Enchi Bumblebee"],
  ["pastel spider pinstripe", "スピナーブラスト", "Spinner Blast"],
  ["super yellow belly", "アイボリー", "Ivory"],
  ["lavender albino piebald", "ドリームシクル", "Dreamsicle"],
  ["candino", "キャンディーノ", "Candino"],
  ["mojave mystic", "ミスティックポーション", "Mystic Potion"],
  ["super pastel clown", "キラークラウン", "Killer Clown"],
])("%s is called %s", (line, japanese, english) => {
  expect(namesOf(line)).toEqual(expect.arrayContaining([japanese, english]));
});

test.each(["pastel", "super pastel", "clown", "enchi"])("%s has no trade name", (line) => {
  expect(namesOf(line)).toEqual([]);
});

test("half of a compound is not named apart from the other half", () => {
  const names = namesOf("pastel mojave lesser").join(" ");
  expect(names).not.toContain("パステイブ");
  expect(names).toContain("モハベ×レッサー");
});
