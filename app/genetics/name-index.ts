// Every spelling under which a gene or a combination is known, from the encyclopedia's names.

import type { GenotypeItem } from "#app/content/fields-of-kinds.ts";
import { foldName } from "./fold-name.ts";
import type { Gene, GeneBook } from "./gene-book.ts";
import { shortNames } from "./trade-words.ts";

export interface Meaning {
  /** A gene takes a state in front of it; a form (combination, super form) brings its own. */
  kind: "gene" | "form";
  name: string;
  items: readonly GenotypeItem[];
}

interface Entry {
  /** 0: a gene's own name, 1: a form's, 2: a name cut short. The lowest rank known counts. */
  rank: number;
  meanings: Meaning[];
}

export interface NameIndex {
  meanings: ReadonlyMap<string, Entry>;
  longest: number;
}

/** アザンティック（VPI） is also VPIアザンティック, and アザンティック where no other gene is called so; "Calico / Sugar" is either. */
function spellings(name: string): { whole: string[]; short: string[] } {
  const parts = name.split(" / ");
  const bracket = /^([^（(]+)[（(]([^）)]+)[）)]$/.exec(name);
  const [, outside = "", inside = ""] = bracket ?? [];
  return {
    whole: [name, ...(parts.length > 1 ? parts : []), ...(bracket ? [`${inside}${outside}`] : [])],
    short: bracket ? [outside] : [],
  };
}

/** With and without long-vowel marks: レッサー, レッサ. */
function variants(spelling: string): string[] {
  const folded = foldName(spelling);
  const all = [folded, folded.replaceAll("ー", ""), folded.replace(/ー$/, "")];
  return all.flatMap((one) =>
    one.startsWith("あざんていつく") ? [one, one.replace("あざんていつく", "あざん")] : [one],
  );
}

const indexes = new WeakMap<GeneBook, NameIndex>();

function superForm(gene: Gene): Meaning {
  return { kind: "form", name: gene.superName ?? "", items: [{ gene: gene.id, state: "super" }] };
}

function makeIndex(book: GeneBook): NameIndex {
  const meanings = new Map<string, Entry>();
  const put = (spelling: string, rank: number, meaning: Meaning) => {
    for (const folded of variants(spelling)) {
      const entry = meanings.get(folded);
      const same = (other: Meaning) => JSON.stringify(other.items) === JSON.stringify(meaning.items);
      if (folded.length < 2) continue;
      if (!entry || entry.rank > rank) meanings.set(folded, { rank, meanings: [meaning] });
      else if (entry.rank === rank && !entry.meanings.some(same)) entry.meanings.push(meaning);
    }
  };
  const putAll = (name: string, rank: number, meaning: Meaning) => {
    const { whole, short } = spellings(name);
    for (const spelling of whole) put(spelling, rank, meaning);
    for (const spelling of short) put(spelling, 2, meaning);
  };
  for (const gene of book.genes.values()) {
    const meaning: Meaning = { kind: "gene", name: gene.nameJa, items: [{ gene: gene.id, state: "visual" }] };
    for (const name of [gene.nameJa, gene.nameEn, ...gene.aliases]) putAll(name, 0, meaning);
    for (const name of shortNames[gene.id] ?? []) put(name, 2, meaning);
    if (gene.superName && !/^[（(]/.test(gene.superName)) {
      put(gene.superName, 1, superForm(gene));
      put(gene.superName.replace(/[（(].*$/, ""), 2, superForm(gene));
    }
  }
  for (const combo of book.combos) {
    const meaning: Meaning = { kind: "form", name: combo.nameJa, items: combo.recipe };
    for (const name of [combo.nameJa, combo.nameEn, ...combo.aliases, ...combo.tradeNames]) putAll(name, 1, meaning);
  }
  return { meanings, longest: Math.max(0, ...[...meanings.keys()].map((spelling) => spelling.length)) };
}

/** The index of a book, made once. */
export function nameIndex(book: GeneBook): NameIndex {
  const known = indexes.get(book);
  if (known) return known;
  const index = makeIndex(book);
  indexes.set(book, index);
  return index;
}
