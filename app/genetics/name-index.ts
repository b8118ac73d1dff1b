// Every spelling under which a gene or a combination is known, from the encyclopedia's names.

import { foldName } from "./fold-name.ts";
import type { GenotypeItem } from "./gene.ts";
import { type Combo, type Gene, type GeneBook, isRecessive, superNameOf } from "./gene-book.ts";
import { linesOf } from "./gene-lines.ts";
import { itemsOfPair } from "./genotype.ts";
import { madeOnce } from "./made-once.ts";
import { type WhitePairs, whiteFormsOf } from "./masking.ts";
import { tradeWords } from "./trade-words.ts";

export interface Meaning {
  /**
   * A gene takes a state in front of it; a form (combination, super form) brings its own. A white form ("BEL") says that two
   * alleles of one locus meet, not which.
   */
  kind: "gene" | "form" | "white";
  name: string;
  items: readonly GenotypeItem[];
  /** A het of it can be carried unseen. */
  recessive: boolean;
  white?: WhitePairs;
  /** See `Combo`. */
  confidence?: Combo["confidence"];
  /** A name cut so short, or so regularly formed, that the reader is told how it was taken. */
  coined?: boolean;
}

/** スーパーパステル, not アイボリー: two copies by its very name, of which nothing is a het. */
export function saysSuper(name: string): boolean {
  return /^(?:スーパー|super\b)/i.test(name);
}

interface Entry {
  /** 0: a gene's own name, 1: a form's, 2: a name cut short. The lowest rank known counts. */
  rank: number;
  meanings: Meaning[];
  /** The name itself is written with a slash: Hypo / Ghost. */
  slashed: boolean;
}

export interface NameIndex {
  meanings: ReadonlyMap<string, Entry>;
  /** How names and trade words begin: what begins like none of them is read no further. */
  beginnings: ReadonlySet<string>;
}

/** アザンティック（VPI） is also VPIアザンティック, and アザンティック where no other gene is called so; "Calico / Sugar" is either. */
function spellings(name: string): { whole: string[]; outside: string[]; inside: string[] } {
  const parts = name.split(" / ");
  const [, outside, inside] = /^([^（(]+)[（(]([^）)]+)[）)]$/.exec(name) ?? [];
  const whole = [name, ...(parts.length > 1 ? parts : [])];
  if (!outside || !inside) return { whole, outside: [], inside: [] };
  return { whole: [...whole, `${inside}${outside}`], outside: [outside], inside: [inside] };
}

/** With and without long-vowel marks: レッサー, レッサ. */
function variants(spelling: string): string[] {
  const folded = foldName(spelling);
  const all = [folded, folded.replaceAll("ー", ""), folded.replace(/ー$/, "")];
  return all.flatMap((one) => [
    one,
    ...(one.includes("あざんていつく") ? [one.replace("あざんていつく", "あざん")] : []),
    ...(one.includes("ふあいあ") ? ["ふあいや", "ふあいあー"].map((fire) => one.replace(/ふあいあー?/, fire)) : []),
    ...(one.endsWith("ぱいど") ? ["ぱいぼーる", "ぱいぼーるど"].map((pied) => one.replace(/ぱいど$/, pied)) : []),
  ]);
}

function superForm(gene: Gene): Meaning {
  const items: GenotypeItem[] = [{ gene: gene.id, state: "super" }];
  return { kind: "form", name: gene.superName ?? "", items, recessive: false };
}

function keyOf(items: readonly GenotypeItem[]): string {
  return items
    .map(({ gene, state }) => `${gene} ${state}`)
    .sort()
    .join();
}

/**
 * Whether a name only lists what other names say (パステルクラウン, Lavender Pied). Such a name is no name of its own: read word by
 * word it means the same, and a state or a line beside one of its words finds its gene (パステルアルビノヘテロ, Albino Axanthic TSK).
 */
function onlyLists(entries: ReadonlyMap<string, Entry>, spelling: string, recipe: string): boolean {
  const search = (index: number, items: readonly GenotypeItem[], isSuper: boolean): boolean => {
    if (index === spelling.length) return !isSuper && keyOf(items) === recipe;
    for (let end = index + 2; end <= spelling.length; end++) {
      const word = spelling.slice(index, end);
      if (word === spelling) continue;
      const trade = tradeWords.get(word);
      if (trade?.kind === "state" && trade.state === "super" && !isSuper && search(end, items, true)) return true;
      for (const meaning of entries.get(word)?.meanings ?? []) {
        if (isSuper && meaning.kind !== "gene") continue;
        const read = isSuper ? meaning.items.map(({ gene }) => ({ gene, state: "super" as const })) : meaning.items;
        if (read.every((item) => recipe.includes(keyOf([item]))) && search(end, [...items, ...read], false))
          return true;
      }
    }
    return false;
  };
  return search(0, [], false);
}

function comboNames({ nameJa, nameEn, aliases, tradeNames, shortNames }: Omit<Combo, "recipe">): string[] {
  return [nameJa, nameEn, ...aliases, ...tradeNames, ...shortNames];
}

/** Lesser Bee, Black Bee, Fire Bee: what shows with one copy gives its name to its pairing with Spider. */
function beeNames(book: GeneBook): { name: string; items: GenotypeItem[] }[] {
  if (!book.genes.has("spider")) return [];
  return [...book.genes.values()].flatMap(({ id, nameJa, nameEn, inheritance }) => {
    if (inheritance === "recessive" || inheritance === "polygenic") return [];
    if (book.locusOf.get(id) === book.locusOf.get("spider")) return [];
    const items: GenotypeItem[] = [id, "spider"].map((gene) => ({ gene, state: "visual" }));
    const names = [
      ...spellings(nameJa).whole.map((name) => `${name}ビー`),
      ...spellings(nameEn).whole.map((name) => `${name} Bee`),
    ];
    return names.map((name) => ({ name, items }));
  });
}

function makeIndex(book: GeneBook): NameIndex {
  const meanings = new Map<string, Entry>();
  const put = (spelling: string, rank: number, meaning: Meaning) => {
    const slashed = spelling.includes("/");
    for (const folded of variants(spelling)) {
      const entry = meanings.get(folded);
      const same = (other: Meaning) => keyOf(other.items) === keyOf(meaning.items);
      if (folded.length < 2) continue;
      if (!entry || entry.rank > rank) meanings.set(folded, { rank, meanings: [meaning], slashed });
      else if (entry.rank === rank && !entry.meanings.some(same)) entry.meanings.push(meaning);
    }
  };
  const recessive = ({ gene }: GenotypeItem) => isRecessive(book, gene);
  const lines = linesOf(book);
  for (const gene of book.genes.values()) {
    const items: GenotypeItem[] = [{ gene: gene.id, state: "visual" }];
    const meaning: Meaning = { kind: "gene", name: gene.nameJa, items, recessive: items.every(recessive) };
    // アザン is short for every line of Axanthic, whichever of them the encyclopedia gives the alias.
    const common = new Set(variants(lines.get(gene.id)?.look ?? ""));
    for (const name of [gene.nameJa, gene.nameEn, ...gene.aliases]) {
      const { whole, outside, inside } = spellings(name);
      for (const spelling of whole) put(spelling, common.has(foldName(spelling)) ? 2 : 0, meaning);
      for (const spelling of outside) put(spelling, 2, meaning);
      if (lines.has(gene.id)) for (const spelling of inside) put(spelling, 2, meaning);
    }
    for (const name of gene.shortNames) put(name, 2, meaning);
    for (const name of gene.firstSyllables) put(name, 3, { ...meaning, coined: true });
    if (gene.superName && superNameOf(gene) !== "") {
      put(gene.superName, 1, superForm(gene));
      put(superNameOf(gene), 2, superForm(gene));
    }
  }
  for (const white of whiteFormsOf(book)) {
    const { form, pairs } = white;
    // Where one pair alone is white, the name says it.
    const [only, ...others] = pairs.map((pair) => itemsOfPair(book, pair));
    const isForm = only && others.length === 0;
    const shared = {
      kind: isForm ? ("form" as const) : ("white" as const),
      items: isForm ? only : [],
      white,
    };
    for (const spelling of form.spellings) put(spelling, 0, { ...shared, name: form.nameJa, recessive: false });
  }
  for (const combo of book.combos) {
    const items = combo.recipe;
    const { nameJa, confidence } = combo;
    const meaning: Meaning = { kind: "form", name: nameJa, items, recessive: items.every(recessive), confidence };
    for (const name of comboNames(combo)) {
      const { whole, outside } = spellings(name);
      for (const spelling of whole) put(spelling, 1, meaning);
      for (const spelling of outside) put(spelling, 2, meaning);
    }
  }
  for (const { name, items } of beeNames(book)) {
    put(name, 3, { kind: "form", name, items, recessive: false, coined: true });
  }
  for (const { recipe, ...combo } of book.combos) {
    // "モハベ×レッサー" is one animal in a name, and a pairing elsewhere: such a name stays whole.
    const names = comboNames(combo).filter((name) => !name.includes("×"));
    const written = names.flatMap((name) => spellings(name).whole).flatMap(variants);
    // クラウンクリプティック, two recessives of one locus written as one word, is read as one copy of each.
    const listed = keyOf(recipe.map(({ gene, state }) => ({ gene, state: state === "het" ? "visual" : state })));
    for (const spelling of written) {
      const entry = meanings.get(spelling);
      if (entry?.rank === 1 && onlyLists(meanings, spelling, listed)) meanings.delete(spelling);
    }
  }
  return { meanings, beginnings: new Set([...meanings.keys(), ...tradeWords.keys()].flatMap(beginningsOf)) };
}

function beginningsOf(word: string): string[] {
  return Array.from({ length: word.length }, (_, index) => word.slice(0, index + 1));
}

/** The index of a book, made once. */
export const nameIndex = madeOnce(makeIndex);
