// View data of result rows, by look or by genotype.

import type { Animal, Cross, GenotypeItem, PunnettSquare } from "@borupa/genetics";
import {
  type Chance,
  chanceOf,
  divide,
  type GeneBook,
  type GenotypeRow,
  hetNames,
  type ListedLook,
  type LookRow,
  lookRemarks,
  makerRemarks,
  one,
  percentText,
  type Rational,
  seenItems,
  sireLine,
  toNumber,
} from "@borupa/genetics";
import { type Drawn, drawnOf } from "@borupa/snake-drawing";

export function punnettView({ title, sex, sire, dam, cells }: PunnettSquare) {
  const eggs = sex === null ? "" : sex === "male" ? "（オスの子）" : "（メスの子）";
  return {
    title: title + eggs,
    sire: sire.map(({ label, probability }) => ({ label, percent: percentText(probability) })),
    rows: dam.map(({ label, probability }, i) => ({
      label,
      percent: percentText(probability),
      cells: (cells[i] ?? []).map((cell) => ({
        label: cell.label,
        viable: cell.viable,
        percent: percentText(cell.probability),
      })),
    })),
  };
}

export type PunnettView = ReturnType<typeof punnettView>;

export interface OutcomeView {
  /** Trade name, else the genes. */
  name: string;
  /** Full genotype line, accepted by the calculator. */
  line: string;
  /** The same for a son with certain makers of sex-linked genes; null if there are none. */
  sireLine: string | null;
  /** The genes if `name` is a trade name. */
  genes: string | null;
  otherNames: string[];
  hets: string[];
  remarks: string[];
  /** Null if both sexes are alike. */
  sex: "オス" | "メス" | null;
  viable: boolean;
  chance: Chance;
  /** Bar length in percent of the most likely row. */
  bar: number;
  drawn: Drawn | null;
  /** Among viable eggs; null if not viable, or if all are. */
  hatchling: Chance | null;
  /** At least one in the clutch; null in the genotype view. */
  clutch: string | null;
}

export interface Pairing {
  book: GeneBook;
  sire: Animal;
  dam: Animal;
  recombination: Rational;
  eggs: number;
}

const sexes = { male: "オス", female: "メス" } as const;

function commonView(row: LookRow | GenotypeRow, best: Rational, allLive: boolean) {
  return {
    sex: row.sex ? sexes[row.sex] : null,
    viable: row.viable,
    chance: chanceOf(row.probability),
    bar: Math.round(1000 * toNumber(divide(row.probability, best))) / 10,
    drawn: null,
    hatchling: allLive || !row.amongHatchlings ? null : chanceOf(row.amongHatchlings),
  };
}

function withPictures(
  book: GeneBook,
  views: OutcomeView[],
  genotypes: readonly (readonly GenotypeItem[])[],
): OutcomeView[] {
  const drawings = drawnOf(book, genotypes);
  return views.map((view, i) => ({ ...view, drawn: drawings[i] ?? null }));
}

export function lookViews(
  book: GeneBook,
  looks: readonly ListedLook[],
  inClutch: (look: ListedLook) => Rational | null,
  allLive: boolean,
): OutcomeView[] {
  const best = looks[0]?.probability ?? one;
  const views = looks.map((row) => {
    const [named, ...others] = row.names;
    const atLeastOne = inClutch(row);
    return {
      ...commonView(row, best, allLive),
      line: row.line,
      sireLine: sireLine(book, row.line, row.makers),
      name: named ?? row.label,
      genes: named === undefined || named === row.label ? null : row.label,
      otherNames: others,
      hets: hetNames(book, row.possibleHets),
      remarks: lookRemarks(book, row),
      clutch: atLeastOne && percentText(atLeastOne),
    };
  });
  return withPictures(book, views, looks.map(seenItems));
}

export function genotypeViews(book: GeneBook, cross: Cross, allLive: boolean): OutcomeView[] {
  const best = cross.genotypes[0]?.probability ?? one;
  const views = cross.genotypes.map((row) => ({
    ...commonView(row, best, allLive),
    line: row.label,
    sireLine: sireLine(book, row.label, row.makers),
    name: row.label,
    genes: null,
    otherNames: [],
    hets: [],
    remarks: makerRemarks(book, row.makers),
    clutch: null,
  }));
  return withPictures(
    book,
    views,
    cross.genotypes.map(({ items }) => items),
  );
}
