// Possible looks of a pair's offspring, for the clutch form.

import type { GeneBook } from "@borupa/genetics";
import { chanceWords, offeredLooks, printGenotype, unseenGenes } from "@borupa/genetics";
import { drawnOf } from "@borupa/snake-drawing";
import type { Pair } from "#app/collection/snake/parentage.server.ts";

export function offersOf(book: GeneBook, { sire, dam }: Pair) {
  const none = (why: string) => ({ looks: [], isAll: true, why });
  if (!sire || !dam) return none("繁殖記録に父と母がそろうと、生まれる子の見た目をここから選べます。");
  if (sire.id === dam.id) return none("父と母に同じ個体が選ばれています。どちらかを選び直してください。");
  const offered = offeredLooks(book, sire, dam);
  if (!offered.ok) return none(offered.refusals.map(({ message }) => message).join(""));
  const drawings = drawnOf(
    book,
    offered.looks.map(({ items }) => items),
  );
  return {
    /** False if rarer looks were left out. */
    isAll: offered.isAll,
    why: null,
    looks: offered.looks.map(({ line, name, items, chance, sex }, i) => ({
      /** Line to fill in when chosen; `sex`: if only one has this look. */
      ...{ line, name: name ?? "", sex },
      /** "25%（1/4）", among hatchlings. */
      chance: chanceWords(chance),
      /** "66%ポスヘテ・クラウン": hidden genes to fill in. */
      unseen: unseenWords(book, unseenGenes(book, sire, dam, { items })),
      drawn: drawings[i] ?? null,
    })),
  };
}

export type LookOffer = ReturnType<typeof offersOf>["looks"][number];

/** Merges the looks of several possible sires, with the odds for each. */
export function offersOfAll(book: GeneBook, [first, ...others]: readonly [Pair, ...Pair[]]) {
  if (others.length === 0) return offersOf(book, first);
  const all = [first, ...others].map((pair) => ({ sire: pair.sire?.title ?? "", offers: offersOf(book, pair) }));
  const looks = new Map<string, LookOffer>();
  for (const { sire, offers } of all)
    for (const look of offers.looks) {
      const chance = `${sire}なら${look.chance}`;
      const known = looks.get(look.line);
      looks.set(look.line, { ...look, chance: known ? `${known.chance}・${chance}` : chance });
    }
  const why = all.find(({ offers }) => offers.why)?.offers.why ?? null;
  return {
    looks: [...looks.values()],
    isAll: all.every(({ offers }) => offers.isAll),
    why: looks.size > 0 ? null : why,
  };
}

function unseenWords(book: GeneBook, unseen: ReturnType<typeof unseenGenes>): string {
  if (unseen.length === 0) return "";
  const words = printGenotype(
    book,
    unseen.map(({ item }) => item),
  );
  return words.replace(/^ノーマル /, "");
}
