// Remarks on an outcome in words: how a son carries sex-linked genes, and what a look leaves open.

import { chanceWords } from "../genes/chance-words.ts";
import { type GeneBook, geneName } from "../genes/gene-book.ts";
import type { Maker } from "../genes/genotype.ts";
import type { Makers } from "../genes/offspring.ts";
import { makerWords } from "../genes/print-genotype.ts";
import { isOne } from "../genes/rational.ts";
import type { LookRow } from "./cross-rows.ts";
import type { ListedLook } from "./listed-looks.ts";

/** Returns the line of a son as a sire, with the makers that he certainly has; null without any. */
export function sireLine(book: GeneBook, line: string, makers: Makers): string | null {
  const marked = (["male", "female"] satisfies Maker[]).flatMap((maker) =>
    makers[maker]
      .filter(({ probability }) => isOne(probability))
      .map(({ gene }) => ({ maker, name: geneName(book, gene) })),
  );
  if (marked.length === 0) return null;
  return marked.reduce((all, { maker, name }) => all.replace(name, `${makerWords[maker]} ${name}`), line);
}

/** "バナナのメスメーカーです", or both with their shares if uncertain. */
export function makerRemarks(book: GeneBook, { male, female }: Makers): string[] {
  const genes = [...new Set([...male, ...female].map(({ gene }) => gene))];
  return genes.map((gene) => {
    const sides = [
      { word: makerWords.male, chance: male.find((one) => one.gene === gene)?.probability },
      { word: makerWords.female, chance: female.find((one) => one.gene === gene)?.probability },
    ].flatMap(({ word, chance }) => (chance ? [{ word, chance }] : []));
    const [only] = sides;
    const name = geneName(book, gene);
    if (only && isOne(only.chance)) return `${name}の${only.word}です`;
    return `${name}の${sides.map(({ word, chance }) => `${word}：${chanceWords(chance)}`).join("、")}`;
  });
}

function whiteRemarks({ whitePairs, masked }: LookRow): string[] {
  const list = (all: LookRow["masked"]) =>
    all
      .map(({ label, probability }) => (isOne(probability) ? label : `${label} ${chanceWords(probability)}`))
      .join("、");
  return [
    ...(whitePairs.length > 0 ? [`どの組み合わせで白いのかは見分けられません：${list(whitePairs)}`] : []),
    ...(masked.length > 0 ? [`白い体に隠れて見えない遺伝子：${list(masked)}`] : []),
  ];
}

export function lookRemarks(book: GeneBook, row: ListedLook): string[] {
  const name = (gene: string) => geneName(book, gene);
  return [
    ...row.homozygous.map(
      ({ gene, probability }) => `${name(gene)}の2コピー（見た目は同じ）：${chanceWords(probability)}`,
    ),
    ...makerRemarks(book, row.makers).map((remark) => (row.isFolded ? `オスは${remark}` : remark)),
    ...whiteRemarks(row),
  ];
}
