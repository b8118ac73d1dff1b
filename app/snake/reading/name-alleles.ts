// Names of alleles of one locus side by side: アルビノ/キャンディ, モハベ×レッサー, ダブルヘテロ アルビノ キャンディ.

import type { GenotypeItem } from "#app/snake/genes/gene.ts";
import { type GeneBook, geneName, isRecessive } from "#app/snake/genes/gene-book.ts";
import type { MarkedName } from "./line-marks.ts";
import { isHet } from "./line-parts.ts";

function geneOf(one: MarkedName | undefined): string {
  return one?.name.meanings[0]?.items[0]?.gene ?? "";
}

/** モハベ×レッサー can only be one animal's two alleles; パステル×スパイダー may have been meant as a pairing. */
export function areAlleles(book: GeneBook, ...names: (MarkedName | undefined)[]): boolean {
  const loci = names.map((one) => book.locusOf.get(geneOf(one)));
  return loci[0] !== undefined && loci[0] === loci[1];
}

/**
 * アルビノ/キャンディ: recessives of one locus with a slash or nothing between, under one state or none. Without a state they are
 * one animal with a copy of each; ヘテロ アルビノ/キャンディ has either of them. The genes by the first of their names, and all names.
 */
export function compounds(
  book: GeneBook,
  names: readonly MarkedName[],
): { genes: Map<MarkedName, string[]>; members: Set<MarkedName> } {
  const genes = new Map<MarkedName, string[]>();
  const members = new Set<MarkedName>();
  let first: MarkedName | undefined;
  for (const [i, name] of names.entries()) {
    const before = names[i - 1];
    const joined = before && /^(\s*\/\s*)?$/.test(name.name.before) && name.mark === before.mark;
    const recessive = [before, name].every(
      (one) => one?.name.meanings[0]?.kind === "gene" && one.name.meanings[0].recessive,
    );
    const readable = !name.mark || (isHet(name.mark) && !name.mark.problem);
    if (!joined || !recessive || !readable || geneOf(name) === geneOf(before) || !areAlleles(book, before, name)) {
      first = undefined;
      continue;
    }
    first ??= before;
    genes.set(first, [...(genes.get(first) ?? [geneOf(first)]), geneOf(name)]);
    members.add(before).add(name);
  }
  return { genes, members };
}

/** ダブルヘテロ アルビノ キャンディ: the hets of both of two alleles are no hets, the animal shows them. */
export function noteBothHets(
  book: GeneBook,
  items: readonly GenotypeItem[],
  names: readonly MarkedName[],
  notes: string[],
): void {
  const named = names.flatMap(({ name, mark }) =>
    mark?.state === "het" ? name.meanings.flatMap((one) => one.items) : [],
  );
  const hets = items.filter(({ gene, state }) => state === "het" && named.some((item) => item.gene === gene));
  const recessive = hets.filter(({ gene }) => isRecessive(book, gene));
  for (const both of Map.groupBy(recessive, ({ gene }) => book.locusOf.get(gene)).values()) {
    const [a, b] = both.map(({ gene }) => geneName(book, gene));
    if (!b) continue;
    notes.push(
      `${a}と${b}は同じ遺伝子座なので、両方を持つ個体として読みました。どちらか一方なら「ヘテロ ${a}/${b}」と書いてください。`,
    );
  }
}
