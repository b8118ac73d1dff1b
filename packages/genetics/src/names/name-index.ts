// Index of all spellings of genes and combos in the encyclopedia.

import type { GenotypeItem } from "../genes/gene.ts";
import {
  type Combo,
  distinctGenes,
  type Gene,
  type GeneBook,
  isCalculable,
  isRecessive,
  linesOf,
  superNameOf,
} from "../genes/gene-book.ts";
import { itemsOfPair } from "../genes/genotype.ts";
import { type WhitePairs, whiteFormsOf } from "../genes/locus-look.ts";
import { memoise } from "../memoise.ts";
import { foldName } from "./fold-name.ts";
import { tradeWords } from "./trade-words.ts";

export interface Meaning {
  /**
   * A gene takes a preceding state; a form (combo, super form) has its own. A white form ("BEL") leaves its two alleles
   * open.
   */
  kind: "gene" | "form" | "white";
  name: string;
  items: readonly GenotypeItem[];
  recessive: boolean;
  white?: WhitePairs;
  confidence?: Combo["confidence"];
  /** An abbreviation or derived name, whose interpretation the result mentions. */
  coined?: boolean;
  /** Matched alone or next to a state only, never inside a longer word: no Bald in "Piedbald". */
  isCommonWord?: boolean;
}

/** Returns whether the name itself states two copies (スーパーパステル, not アイボリー), which rules out a het. */
export function saysSuper(name: string): boolean {
  return /^(?:スーパー|super\b)/i.test(name);
}

interface NamedEntry {
  /** 0: a gene's own name, 1: a form's, 2: an abbreviation. The lowest rank wins. */
  rank: number;
  meanings: Meaning[];
  written: string;
  slashed: boolean;
  /** Another spelling of `written` by its sound. */
  respelled: boolean;
  /** With a space it means two genes: グリム リーパー, while グリムリーパー is a Super Grim. */
  isTwoNames?: boolean;
}

/** Returns a key that does not depend on the order of items. */
export function keyOf(items: readonly GenotypeItem[]): string {
  return items
    .map(({ gene, state }) => `${gene} ${state}`)
    .sort()
    .join();
}

interface NameIndex {
  meanings: ReadonlyMap<string, NamedEntry>;
  /** Prefixes of all names and trade words, to stop matching early. */
  beginnings: ReadonlySet<string>;
}

type Put = (spelling: string, rank: number, meaning: Meaning) => void;

function makeIndex(book: GeneBook): NameIndex {
  const meanings = new Map<string, NamedEntry>();
  const put: Put = (spelling, rank, meaning) => {
    const slashed = /[/&]/.test(spelling);
    const known = variants(spelling);
    for (const [i, folded] of [...known, ...respelled(known)].entries()) {
      const entry = meanings.get(folded);
      const same = (other: Meaning) => keyOf(other.items) === keyOf(meaning.items);
      if (folded.length < 2) continue;
      if (!entry || entry.rank > rank) {
        meanings.set(folded, { rank, meanings: [meaning], written: spelling, slashed, respelled: i >= known.length });
      } else if (entry.rank === rank && !entry.meanings.some(same)) entry.meanings.push(meaning);
    }
  };
  for (const gene of book.genes.values()) putGene(book, gene, put);
  for (const white of whiteFormsOf(book)) putWhiteForm(book, white, put);
  for (const combo of book.combos) putCombo(book, combo, put);
  putBees(book, put);
  putCrystals(book, put);
  dropListingNames(book, meanings);
  markTwoNames(meanings);
  return { meanings, beginnings: new Set([...meanings.keys(), ...tradeWords.keys()].flatMap(beginningsOf)) };
}

function putGene(book: GeneBook, gene: Gene, put: Put): void {
  const lines = linesOf(book);
  const items: GenotypeItem[] = [{ gene: gene.id, state: "visual" }];
  const meaning: Meaning = { kind: "gene", name: gene.nameJa, items, recessive: gene.inheritance === "recessive" };
  if (gene.isCommonWord) meaning.isCommonWord = true;
  // アザン is short for any line of Axanthic, whichever entry lists the alias.
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

function superForm(gene: Gene): Meaning {
  const items: GenotypeItem[] = [{ gene: gene.id, state: "super" }];
  return { kind: "form", name: gene.superName ?? "", items, recessive: false };
}

function putWhiteForm(book: GeneBook, white: WhitePairs, put: Put): void {
  const { form, pairs } = white;
  // If only one pair is white, the name determines it.
  const [only, ...others] = pairs.map((pair) => itemsOfPair(book, pair));
  const said = only && others.length === 0 ? ({ kind: "form", items: only } as const) : undefined;
  const meaning: Meaning = { ...(said ?? { kind: "white", items: [] }), name: form.nameJa, recessive: false, white };
  for (const spelling of form.spellings) put(spelling, 0, meaning);
}

function putCombo(book: GeneBook, combo: Combo, put: Put): void {
  const { nameJa, recipe: items, confidence } = combo;
  const recessive = items.every(({ gene }) => isRecessive(book, gene));
  const meaning: Meaning = { kind: "form", name: nameJa, items, recessive, confidence };
  for (const name of comboNames(combo)) {
    const { whole, outside } = spellings(name);
    for (const spelling of whole) put(spelling, 1, meaning);
    for (const spelling of outside) put(spelling, 2, meaning);
  }
}

/** Adds derived names of pairings with Spider: Lesser Bee, Black Bee, Fire Bee. */
function putBees(book: GeneBook, put: Put): void {
  const home = book.locusOf.get("spider");
  if (!home) return;
  for (const { id, nameJa, nameEn, inheritance } of distinctGenes(book)) {
    if (inheritance === "recessive" || !isCalculable({ inheritance }) || book.locusOf.get(id) === home) continue;
    const items: GenotypeItem[] = [id, "spider"].map((gene) => ({ gene, state: "visual" }));
    const japanese = spellings(nameJa).whole.map((name) => `${name}ビー`);
    const english = spellings(nameEn).whole.map((name) => `${name} Bee`);
    for (const name of [...japanese, ...english])
      put(name, 3, { kind: "form", name, items, recessive: false, coined: true });
  }
}

/** Adds derived names of alleles paired with Special: Lesser Crystal, Bamboo Crystal. */
function putCrystals(book: GeneBook, put: Put): void {
  for (const { id, nameJa, nameEn } of book.locusOf.get("special")?.genes ?? []) {
    if (id === "special") continue;
    const items: GenotypeItem[] = [id, "special"].map((gene) => ({ gene, state: "visual" }));
    for (const name of [`${nameJa}クリスタル`, `${nameEn} Crystal`])
      put(name, 3, { kind: "form", name, items, recessive: false, coined: true });
  }
}

function beginningsOf(word: string): string[] {
  return Array.from({ length: word.length }, (_, index) => word.slice(0, index + 1));
}

export const nameIndex = memoise(makeIndex);

// Returns whether a name only lists other names: パステルクラウン, Lavender Pied. Parsed word by word the meaning is the same, and
// adjacent states or lines can still apply to one word (パステルアルビノヘテロ, Albino Axanthic TSK).
function onlyLists(entries: ReadonlyMap<string, NamedEntry>, spelling: string, recipe: string): boolean {
  const search = (index: number, items: readonly GenotypeItem[], isSuper: boolean): boolean => {
    if (index === spelling.length) return !isSuper && keyOf(items) === recipe;
    for (let end = index + 2; end <= spelling.length; end++) {
      const word = spelling.slice(index, end);
      if (word === spelling) continue;
      const trade = tradeWords.get(word);
      if (trade?.kind === "state" && trade.state === "super" && !isSuper && search(end, items, true)) return true;
      for (const meaning of entries.get(word)?.meanings ?? []) {
        // Would not be matched inside a longer word.
        if (meaning.isCommonWord || (isSuper && meaning.kind !== "gene")) continue;
        const read = isSuper ? meaning.items.map(({ gene }) => ({ gene, state: "super" as const })) : meaning.items;
        if (read.every((item) => recipe.includes(keyOf([item]))) && search(end, [...items, ...read], false))
          return true;
      }
    }
    return false;
  };
  return search(0, [], false);
}

/** Removes such names from the index. */
function dropListingNames(book: GeneBook, meanings: Map<string, NamedEntry>): void {
  for (const { recipe, ...combo } of book.combos) {
    // Keep "モハベ×レッサー" whole: elsewhere × means a pairing.
    const names = comboNames(combo).filter((name) => !name.includes("×"));
    const written = names.flatMap((name) => spellings(name).whole).flatMap(variants);
    // クラウンクリプティック: two recessives of one locus in one word mean one copy of each.
    const listed = keyOf(recipe.map(({ gene, state }) => ({ gene, state: state === "het" ? "visual" : state })));
    for (const spelling of written) {
      const entry = meanings.get(spelling);
      if (entry?.rank === 1 && onlyLists(meanings, spelling, listed)) meanings.delete(spelling);
    }
  }
}

/** Marks forms that are spelled like two consecutive genes. */
function markTwoNames(meanings: ReadonlyMap<string, NamedEntry>): void {
  const isGene = (spelling: string) => meanings.get(spelling)?.meanings.every(({ kind }) => kind === "gene") ?? false;
  for (const [spelling, entry] of meanings) {
    if (entry.rank === 0) continue;
    const ends = Array.from({ length: Math.max(0, spelling.length - 3) }, (_, i) => i + 2);
    entry.isTwoNames = ends.some((end) => isGene(spelling.slice(0, end)) && isGene(spelling.slice(end)));
  }
}

/** Returns spelling variants: アザンティック（VPI） is also VPIアザンティック, and アザンティック if unique; "Calico / Sugar" is either. */
function spellings(name: string): { whole: string[]; outside: string[]; inside: string[] } {
  const parts = name.split(" / ");
  const [, outside, inside] = /^([^（(]+)[（(]([^）)]+)[）)]$/.exec(name) ?? [];
  const whole = [name, ...(parts.length > 1 ? parts : [])];
  if (!outside || !inside) return { whole, outside: [], inside: [] };
  return { whole: [...whole, `${inside}${outside}`], outside: [outside], inside: [inside] };
}

/** Returns folded variants with and without long-vowel marks: レッサー, レッサ. */
function variants(spelling: string): string[] {
  const folded = foldName(spelling);
  const all = [folded, folded.replaceAll("ー", ""), folded.replace(/ー$/, "")].flatMap((one) => [
    one,
    ...(one.includes("あざんていつく") ? [one.replace("あざんていつく", "あざん")] : []),
    ...(one.includes("ふあいあ")
      ? ["ふあいや", "ふあいあー", "ふあいやー"].map((fire) => one.replace(/ふあいあー?/, fire))
      : []),
    ...(one.endsWith("ぱいど") ? ["ぱいぼーる", "ぱいぼーるど"].map((pied) => one.replace(/ぱいど$/, pied)) : []),
  ]);
  return [...new Set(all)];
}

/** How Japanese shops write one sound, as folded: アキサンチック, メイプル, シャドー, ウーマ. */
const respellings: readonly [RegExp, readonly string[]][] = [
  [/あざん(?=ていつく|$)/g, ["あきさん", "あくさん"]],
  [/ていつく/g, ["ちつく", "てつく"]],
  [/うおま/g, ["うーま", "うおーま"]],
  [/ひどうんじーん/g, ["ひどんじーん"]],
  [/きやらめる/g, ["からめる"]],
  [/([えけせてねへめれげぜでべぺ])い/g, ["$1ー"]],
  [/([えけせてねへめれげぜでべぺ])ー/g, ["$1い"]],
  [/([おこそとのほもよろごぞどぼぽ])う/g, ["$1ー"]],
  [/([おこそとのほもよろごぞどぼぽ])ー/g, ["$1う"]],
];

/** Returns the variants that only `respellings` gives; typos are not compared with them. `known` has no duplicates. */
function respelled(known: readonly string[]): string[] {
  const all = new Set(known);
  for (const [sound, others] of respellings) {
    for (const one of all) if (one.search(sound) >= 0) for (const other of others) all.add(one.replace(sound, other));
  }
  return [...all].slice(known.length);
}

export function comboNames({ nameJa, nameEn, aliases, tradeNames, shortNames }: Omit<Combo, "recipe">): string[] {
  return [nameJa, nameEn, ...aliases, ...tradeNames, ...shortNames];
}
