// A cross calculated in the browser, from the genes that were kept: the same arithmetic as the calculator's, in short.

import { cross } from "#app/genetics/cross.ts";
import type { Combo, Gene } from "#app/genetics/gene-book.ts";
import { makeGeneBook } from "#app/genetics/gene-book.ts";
import { estimatedRecombination } from "#app/genetics/inheritance.ts";
import { chanceWords } from "#app/genetics-ui/chance.ts";
import { rowsOnPage } from "#app/tools/calculator/limits.ts";
import { readParent } from "#app/tools/calculator/parent.ts";
import { type Side, sideNames } from "#app/tools/calculator/query.ts";
import { quote } from "#app/tools/calculator/read-parameter.ts";

/** The genes as they travel with the page. */
export interface OfflineGenes {
  genes: readonly Gene[];
  combos: readonly Combo[];
}

export interface CrossHere {
  rows: { name: string; chance: string }[];
  /** What was not understood, why nothing could be calculated, and what is to be heeded. */
  notes: string[];
}

/** Never throws for anything that can be typed. */
export function crossHere({ genes, combos }: OfflineGenes, lines: Record<Side, string>): CrossHere {
  const book = makeGeneBook(genes, combos);
  const read = (side: Side) => readParent(book, side, { line: lines[side], ball: null, rows: [], shown: 0 }, null);
  const [sire, dam] = [read("sire"), read("dam")];
  if (!sire.ok || !dam.ok) {
    const refusals = [...(sire.ok ? [] : sire.refusals), ...(dam.ok ? [] : dam.refusals)];
    return { rows: [], notes: refusals.map(({ message }) => message) };
  }
  const unread = (["sire", "dam"] as const).flatMap((side) =>
    (side === "sire" ? sire : dam).parent.unknown.map(
      ({ text, reason }) => `${sideNames[side]}の${quote(text)}：${reason}`,
    ),
  );
  const options = { recombination: estimatedRecombination, rows: rowsOnPage };
  const result = cross(book, sire.parent.animal, dam.parent.animal, options);
  if (!result.ok) return { rows: [], notes: [...unread, ...result.refusals.map(({ message }) => message)] };
  const { looks, warnings } = result.cross;
  const sexes = { male: "（オス）", female: "（メス）" } as const;
  return {
    rows: looks.map(({ names, label, sex, probability, viable }) => ({
      name: `${names[0] ?? label}${sex ? sexes[sex] : ""}${viable ? "" : "（育たない組み合わせ）"}`,
      chance: chanceWords(probability),
    })),
    notes: [...unread, ...warnings.map(({ message }) => message)],
  };
}
