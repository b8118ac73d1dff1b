import { expect, test } from "vitest";
import { foldName } from "../src/names/fold-name.ts";
import { comboNames, nameIndex } from "../src/names/name-index.ts";
import { lineRefusals } from "../src/reading/line-refusals.ts";
import { itemsKey, readLine } from "./read-line.ts";
import { starterBook as book } from "./starter-book.ts";

const KANA =
  "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワンガギグゲゴザジズゼゾダデドバビブベボパピプペポッャュョー";
const LATIN = "abcdefghijklmnopqrstuvwxyz";

/** Returns the name with each letter missing, doubled, swapped with the next, or (two of each at random) replaced. */
function slipsOf(name: string, roll: (of: number) => number): string[] {
  const letters = [...name];
  const isLetter = (one: string | undefined) => one !== undefined && /[\p{L}ー]/u.test(one) && !/\p{sc=Han}/u.test(one);
  const slips = letters.flatMap((letter, i) => {
    if (!isLetter(letter)) return [];
    const alphabet = [...(/[a-z]/i.test(letter) ? LATIN : KANA)];
    const others = [0, 1].map(() => letters.with(i, alphabet[roll(alphabet.length)] ?? ""));
    const next = letters[i + 1];
    return [
      letters.toSpliced(i, 1),
      letters.toSpliced(i, 0, letter),
      ...others,
      ...(next !== undefined && isLetter(next) ? [letters.with(i, next).with(i + 1, letter)] : []),
    ];
  });
  return [...new Set(slips.map((one) => one.join("")))].filter((one) => one !== name);
}

test("nearly every name with one typo is understood or asked about, alone and as a het", () => {
  let seed = 7;
  const roll = (of: number) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((seed / 2 ** 32) * of);
  };
  const genes = [...book.genes.values()].flatMap((gene) => [gene.nameJa, gene.nameEn, ...gene.aliases]);
  const names = new Set([...genes, ...book.combos.flatMap((combo) => comboNames(combo))]);
  let [tried, missed, silent] = [0, 0, 0];
  for (const name of names) {
    if ([...foldName(name)].length < 5) continue;
    const wanted = itemsKey(readLine(name).items);
    for (const slip of slipsOf(name, roll)) {
      if (roll(2) === 0 || nameIndex(book).meanings.has(foldName(slip))) continue;
      tried += 1;
      const line = readLine(slip);
      const asked = lineRefusals(book, line);
      const isRead = asked.length === 0 && line.unknown.length === 0;
      const offered = asked.flatMap(({ corrections }) => corrections.map(({ items }) => itemsKey(items)));
      const isMeant = isRead
        ? itemsKey(line.items) === wanted
        : wanted === ""
          ? asked.length > 0
          : offered.includes(wanted);
      if (isMeant) continue;
      missed += 1;
      if (isRead) silent += 1;
    }
  }
  expect(tried).toBeGreaterThan(10_000);
  expect(missed / tried).toBeLessThan(0.04);
  expect(silent / tried).toBeLessThan(0.003);
});
