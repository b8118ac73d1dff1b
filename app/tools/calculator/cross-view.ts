// A pairing as the page shows it: the main sentence, warnings, rows and squares, all plain data.

import { type Cross, cross } from "#app/snake/cross/cross.ts";
import type { Animal } from "#app/snake/genes/genotype.ts";
import { compare, isOne, isZero, multiply, one, percentText, rational, subtract } from "#app/snake/genes/rational.ts";
import { readGenotype } from "#app/snake/genes/read-genotype.ts";
import type { Refusal } from "#app/snake/genes/refusal.ts";
import { chanceWords } from "#app/snake/words/chance.ts";
import { type WarningView, warningViews } from "#app/snake/words/warning-view.ts";
import { rowsOnPage } from "./limits.ts";
import { genotypeViews, lookViews, type OutcomeView, type Pairing } from "./outcome-view.ts";
import { parentLine } from "./parent.ts";
import { type PunnettView, punnettView } from "./punnett-view.ts";
import type { Side } from "./query.ts";

export interface CrossView {
  headline: string;
  sire: string;
  dam: string;
  totals: { looks: string; genotypes: string };
  rows: OutcomeView[];
  /** "ほかに531,391通り、合わせて12%"; null where every outcome is listed. */
  remainder: string | null;
  bySex: boolean;
  allLive: boolean;
  health: WarningView[];
  remarks: string[];
  squares: PunnettView[];
  recombination: string | null;
}

const count = (n: bigint) => n.toLocaleString("ja-JP");

function headline({ looks, totals, remainder, viable }: Cross): string {
  const [best] = looks;
  if (!best) return "";
  const name = (row: typeof best) =>
    `「${row.names[0] ?? row.label}」${row.sex ? (row.sex === "male" ? "のオス" : "のメス") : ""}`;
  const equals = looks.filter((row) => compare(row.probability, best.probability) === 0);
  // Those that are not listed may be as likely: six genes of one copy give 64 looks of 1/64.
  const unlisted = remainder.looks;
  const isCut = unlisted.rows > 0n && equals.length === looks.length;
  const areAllEqual = isCut && compare(unlisted.probability, multiply(best.probability, rational(unlisted.rows))) === 0;
  const share = chanceWords(best.probability);
  const dead = isOne(viable) ? "" : `卵の${chanceWords(subtract(one, viable))}は育たない組み合わせです。`;
  if (totals.looks === 1n) return `生まれる子の見た目は、すべて${name(best)}です。${dead}`;
  const kinds = `見た目は${count(totals.looks)}通り${best.sex ? "（性別ごとに数えて）" : ""}。`;
  if (areAllEqual || totals.looks === BigInt(equals.length)) return `${kinds}どれも${share}ずつです。${dead}`;
  const others = equals.length > 1 ? `など${equals.length}通り${isCut ? "以上" : ""}で、それぞれ` : "で、";
  return `${kinds}いちばん多いのは${name(best)}${others}${share}です。${dead}`;
}

/** What is wrong with one parent alone. Refused polygenic genes are taken out, so that the rest can be calculated. */
export function withoutPolygenic(
  book: Pairing["book"],
  animal: Animal,
  side: Side,
): { animal: Animal; refusals: Refusal[] } {
  const reading = readGenotype(book, animal, side);
  if (reading.ok) return { animal, refusals: [] };
  const polygenic = reading.refusals.filter(({ kind }) => kind === "polygenic");
  const genes = new Set(polygenic.flatMap((refusal) => refusal.genes));
  return {
    animal: { ...animal, items: animal.items.filter(({ gene }) => !genes.has(gene)) },
    refusals: reading.refusals,
  };
}

/** Calculates and words one pairing; the refusals are those of both parents together. */
export function crossView(
  pairing: Pairing,
  view: "look" | "genotype",
): { ok: true; view: CrossView } | { ok: false; refusals: Refusal[] } {
  const { book, sire, dam, recombination } = pairing;
  const genotypeRows = view === "genotype" ? rowsOnPage : 0;
  const result = cross(book, sire, dam, { recombination, rows: rowsOnPage, genotypeRows });
  if (!result.ok) return result;
  const made = result.cross;
  const allLive = isOne(made.viable);
  const { rows, probability } = view === "look" ? made.remainder.looks : made.remainder.genotypes;
  return {
    ok: true,
    view: {
      headline: headline(made),
      sire: parentLine(book, sire),
      dam: parentLine(book, dam),
      totals: { looks: count(made.totals.looks), genotypes: count(made.totals.genotypes) },
      rows: view === "look" ? lookViews(made, pairing, allLive) : genotypeViews(book, made, allLive),
      remainder:
        rows > 0n && !isZero(probability) ? `ほかに${count(rows)}通り。合わせて${chanceWords(probability)}` : null,
      bySex: made.looks.some((row) => row.sex !== undefined),
      allLive,
      ...warningViews(made.warnings),
      squares: made.perLocus.map(punnettView),
      recombination: made.recombination ? percentText(made.recombination) : null,
    },
  };
}
