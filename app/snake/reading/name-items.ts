// What a name with its state stands for.

import type { GenotypeItem } from "#app/snake/genes/gene.ts";
import { type GeneBook, geneName, isRecessive } from "#app/snake/genes/gene-book.ts";
import { type Meaning, saysSuper } from "#app/snake/names/meaning.ts";
import type { Mark } from "./line-parts.ts";

/** One het, of which it is not known which of several alleles it is: each as likely as the others. */
export function eitherHet(genes: readonly string[], mark: Mark | undefined): GenotypeItem[] {
  const chance = mark?.state === "pos-het" ? (mark.percent ?? 50) : 100;
  return genes.map((gene) => ({ gene, state: "pos-het", percent: Math.floor(chance / genes.length) }));
}

/** Recessives of one locus, one copy of each: the animal shows them together. */
function isCompound(book: GeneBook, items: readonly GenotypeItem[]): boolean {
  const loci = new Set(items.map(({ gene }) => book.locusOf.get(gene)));
  const hets = items.every(({ gene, state }) => state === "het" && isRecessive(book, gene));
  return items.length > 1 && loci.size === 1 && hets;
}

function formItems(book: GeneBook, meaning: Meaning, mark: Mark, notes: string[]): GenotypeItem[] | string {
  const { name, items, recessive } = meaning;
  const [first] = items;
  if (mark.state === "visual") return [...items];
  const onlySuper = items.length === 1 && first?.state === "super";
  if (mark.state === "super" || mark.state === "homozygous") {
    if (onlySuper) return [...items];
    return `${name}のどの遺伝子がスーパーなのか分かりません。「スーパーパステル」のように遺伝子名で書いてください。`;
  }
  const { state, percent } = mark;
  if (isCompound(book, items)) {
    const genes = items.map(({ gene }) => gene);
    const names = genes.map((gene) => geneName(book, gene)).join("か");
    notes.push(`${name}のヘテロは${names}のどちらか一方のヘテロです。同じ確率でどちらかを持つものとして読みました。`);
    return eitherHet(genes, mark);
  }
  if (recessive && items.every((item) => item.state === "visual")) {
    return items.map(({ gene }) => ({ gene, state, ...(percent === undefined ? {} : { percent }) }));
  }
  if (onlySuper && first && state === "het" && !saysSuper(name)) return [{ gene: first.gene, state: "visual" }];
  return `${name}のヘテロがどの遺伝子を指すのか分かりません。遺伝子名で書いてください。`;
}

/** The items a name stands for, or why it stands for nothing certain. How doubtful spots were taken goes to `notes`. */
export function itemsOfName(
  book: GeneBook,
  meaning: Meaning,
  mark: Mark | undefined,
  notes: string[],
): GenotypeItem[] | string {
  if (mark?.problem) return mark.problem;
  if (!mark) return [...meaning.items];
  const [first] = meaning.items;
  if (meaning.kind !== "gene" || !first) return formItems(book, meaning, mark, notes);
  const { gene } = first;
  if (mark.state === "het" && !meaning.recessive) {
    const name = geneName(book, gene);
    notes.push(`${name}は1コピーで見た目に出るので、「ヘテロ ${name}」は${name}として読みました。`);
    return [{ gene, state: "visual" }];
  }
  if (mark.state === "homozygous") return [{ gene, state: meaning.recessive ? "visual" : "super" }];
  return [{ gene, state: mark.state, ...(mark.percent === undefined ? {} : { percent: mark.percent }) }];
}
