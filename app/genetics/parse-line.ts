// Reads a line as breeders type it, Japanese, English or mixed: pastel clown 100% het piebald, スーパーパステル 66%ポスヘテ・アルビノ.

import type { GeneState, GenotypeItem } from "#app/content/fields-of-kinds.ts";
import type { GeneBook } from "./gene-book.ts";
import type { Maker } from "./genotype.ts";
import { type Mark, type Name, namesWithStates, type Part, partsOf, type Unknown } from "./line-parts.ts";
import { lineTokens } from "./line-tokens.ts";
import type { Meaning } from "./name-index.ts";
import { type OrRefusals, refusal } from "./refusal.ts";

export const longestLine = 2000;

export interface ParsedLine {
  items: GenotypeItem[];
  makers: Record<string, Maker>;
  /** Everything that was not understood, each with why. */
  unknown: Unknown[];
  /** How doubtful spots were taken. */
  notes: string[];
}

const notKnown = "図鑑の名前・別名・コンボ名・略称のどれにも当てはまりません。";

/** What a name with its state stands for, or why it stands for nothing certain. */
function itemsOfName(book: GeneBook, meaning: Meaning, mark: Mark | undefined): GenotypeItem[] | string {
  if (!mark) return [...meaning.items];
  const recessive = (id: string) => book.genes.get(id)?.inheritance === "recessive";
  const [first] = meaning.items;
  if (meaning.kind === "gene" && first) {
    const { gene } = first;
    if (mark.state === "homozygous") return [{ gene, state: recessive(gene) ? "visual" : "super" }];
    return [{ gene, state: mark.state, ...(mark.percent === undefined ? {} : { percent: mark.percent }) }];
  }
  if (mark.state === "visual") return [...meaning.items];
  const onlySuper = meaning.items.length === 1 && first?.state === "super";
  if (mark.state === "super" || mark.state === "homozygous") {
    if (onlySuper) return [...meaning.items];
    return `${meaning.name}のどの遺伝子がスーパーなのか分かりません。「スーパーパステル」のように遺伝子名で書いてください。`;
  }
  const { state, percent } = mark;
  if (meaning.items.every((item) => recessive(item.gene) && item.state === "visual")) {
    return meaning.items.map(({ gene }) => ({ gene, state, ...(percent === undefined ? {} : { percent }) }));
  }
  if (onlySuper && first && state === "het") return [{ gene: first.gene, state: "visual" }];
  return `${meaning.name}のヘテロがどの遺伝子を指すのか分かりません。遺伝子名で書いてください。`;
}

const strength: Record<GeneState, number> = { super: 3, visual: 2, het: 1, "pos-het": 0 };

/** Of a gene named twice the stronger statement stays, at its first place. */
function merge(book: GeneBook, items: readonly GenotypeItem[], notes: string[]): GenotypeItem[] {
  const merged = new Map<string, GenotypeItem>();
  for (const item of items) {
    const before = merged.get(item.gene);
    if (before && before.state === item.state) {
      notes.push(`${book.genes.get(item.gene)?.nameJa ?? item.gene}が二重に書かれているため、1つとして読みました。`);
    }
    if (!before || strength[item.state] > strength[before.state]) merged.set(item.gene, item);
  }
  return [...merged.values()];
}

/** アルビノ/キャンディ, two recessives of one locus with a slash between, is one animal with a copy of each. */
function compounds(book: GeneBook, names: readonly Name[]): Set<Name> {
  const found = new Set<Name>();
  for (const [i, name] of names.entries()) {
    const before = names[i - 1];
    if (!before || !/^\s*\/\s*$/.test(name.before) || name.mark || before.mark) continue;
    const [a, b] = [before.meanings[0]?.items[0], name.meanings[0]?.items[0]];
    const recessive = [a, b].every((item) => item && book.genes.get(item.gene)?.inheritance === "recessive");
    if (!a || !b || !recessive || a.gene === b.gene || book.locusOf.get(a.gene) !== book.locusOf.get(b.gene)) continue;
    found.add(before).add(name);
  }
  return found;
}

function readMakers(book: GeneBook, parts: readonly Part[], items: readonly GenotypeItem[], unknown: Unknown[]) {
  const makers: Record<string, Maker> = {};
  const linkedIn = (part: Part | undefined) =>
    part?.kind === "name"
      ? part.meanings[0]?.items.map(({ gene }) => gene).find((gene) => book.locusOf.get(gene)?.sexLinked)
      : undefined;
  for (const [i, part] of parts.entries()) {
    if (part.kind !== "maker") continue;
    const after = parts
      .slice(i + 1)
      .map(linkedIn)
      .find((gene) => gene !== undefined);
    const before = parts
      .slice(0, i)
      .map(linkedIn)
      .findLast((gene) => gene !== undefined);
    const gene = linkedIn(parts[i + 1]) ?? linkedIn(parts[i - 1]) ?? after ?? before;
    if (gene && items.some((item) => item.gene === gene)) makers[gene] = part.maker;
    else
      unknown.push({
        text: part.text,
        reason: "オスメーカー・メスメーカーは、バナナなど伴性の遺伝子と一緒に書いてください。",
      });
  }
  return makers;
}

/** Reads one animal. A line beyond `longestLine` characters is refused unread; everything else is read as far as it goes. */
export function parseLine(book: GeneBook, line: string): OrRefusals<{ line: ParsedLine }> {
  if (line.length > longestLine) {
    const message = `1行が長すぎます（${line.length.toLocaleString("ja-JP")}文字）。${longestLine.toLocaleString("ja-JP")}文字以内で書いてください。`;
    return { ok: false, refusals: [refusal("too-long", message)] };
  }
  const unknown: Unknown[] = [];
  const notes: string[] = [];
  const parts = partsOf(lineTokens(book, line), unknown);
  const { names, loose } = namesWithStates(parts);

  for (const part of parts) if (part.kind === "unknown") unknown.push({ text: part.text, reason: notKnown });
  for (const { text } of loose) unknown.push({ text, reason: "どの遺伝子の状態なのか分かりません。" });
  const compound = compounds(book, names);
  const items: GenotypeItem[] = [];
  const doubtful: Name[] = [];
  for (const name of names) {
    const [meaning, ...others] = name.meanings;
    if (!meaning || others.length > 0) {
      doubtful.push(name);
      continue;
    }
    const read = itemsOfName(book, meaning, name.mark);
    if (typeof read === "string") unknown.push({ text: `${name.mark?.text ?? ""} ${name.text}`.trim(), reason: read });
    else items.push(...(compound.has(name) ? read.map((item) => ({ ...item, state: "het" as const })) : read));
  }
  for (const { text, meanings } of doubtful) {
    // "BEL (Mojave/Lesser)": the genes beside a name with several meanings say which one it is.
    if (meanings.some((meaning) => meaning.items.every(({ gene }) => items.some((item) => item.gene === gene))))
      continue;
    const choices = meanings.map(({ name }) => name).join("、");
    unknown.push({ text, reason: `複数の意味があります（${choices}）。どれかを選んで書いてください。` });
  }
  return {
    ok: true,
    line: {
      items: merge(book, items, notes),
      makers: readMakers(book, parts, items, unknown),
      unknown,
      notes: [...new Set(notes)],
    },
  };
}
