// Possible looks of a pair's offspring, for the clutch form.

import type { GeneBook } from "@borupa/genetics";
import { chanceWords, offeredLooks, printGenotype, unseenGenes } from "@borupa/genetics";
import { type Drawn, drawnOf } from "@borupa/snake-drawing";
import type { Pair } from "#app/collection/snake/parentage.server.ts";

export interface LookOffer {
  /** Line to fill in when chosen. */
  line: string;
  name: string;
  /** "25%（1/4）", among hatchlings. */
  chance: string;
  /** "66%ポスヘテ・クラウン": hidden genes to fill in. */
  unseen: string;
  drawn: Drawn | null;
  /** If only one sex has this look. */
  sex: "male" | "female" | null;
}

export interface LookOffers {
  looks: LookOffer[];
  /** False if rarer looks were left out. */
  isAll: boolean;
  why: string | null;
}

export function offersOf(book: GeneBook, { sire, dam }: Pair): LookOffers {
  const none = (why: string): LookOffers => ({ looks: [], isAll: true, why });
  if (!sire || !dam) return none("繁殖記録に父と母がそろうと、生まれる見た目をここから選べます。");
  if (sire.id === dam.id) return none("父と母に同じ個体が選ばれています。");
  const offered = offeredLooks(book, sire, dam);
  if (!offered.ok) return none(offered.refusals.map(({ message }) => message).join(""));
  const drawings = drawnOf(
    book,
    offered.looks.map(({ items }) => items),
  );
  return {
    isAll: offered.isAll,
    why: null,
    looks: offered.looks.map(({ line, name, items, chance, sex }, i) => ({
      line,
      name: name ?? "",
      chance: chanceWords(chance),
      unseen: unseenWords(book, unseenGenes(book, sire, dam, { items })),
      drawn: drawings[i] ?? null,
      sex,
    })),
  };
}

/** Merges the looks of several possible sires, with the odds for each. */
export function offersOfAll(book: GeneBook, [first, ...others]: readonly [Pair, ...Pair[]]): LookOffers {
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
