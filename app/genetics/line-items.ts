// The names of a line and their states as items: names beside each other can say more, or less, than each alone.

import type { GeneState, GenotypeItem } from "#app/content/fields-of-kinds.ts";
import type { GeneBook } from "./gene-book.ts";
import type { MarkedName, Unknown } from "./line-marks.ts";
import { isHet } from "./line-parts.ts";
import { areAlleles, compounds, noteBothHets } from "./name-alleles.ts";
import { eitherHet, itemsOfName } from "./name-items.ts";
import { linesBeside, withLine } from "./name-lines.ts";
import { printGenotype } from "./print-genotype.ts";
import type { WhiteClaim } from "./white-claims.ts";

export interface Reports {
  /** Everything that was not understood, each with why. */
  unknown: Unknown[];
  /** How doubtful spots were taken. */
  notes: string[];
  /** Names that say two alleles of a group have met, whether or not the line says which. */
  claims: WhiteClaim[];
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

function textOf({ name, mark }: MarkedName): string {
  return `${mark?.text ?? ""} ${name.text}`.trim();
}

function readName(book: GeneBook, one: MarkedName, line: string | undefined, reports: Reports): GenotypeItem[] {
  const { unknown, notes, claims } = reports;
  const { mark, name } = one;
  const meaning = name.meanings.find(({ items }) => name.meanings.length === 1 || items[0]?.gene === line);
  if (!meaning) return [];
  if (meaning.kind === "white" && !mark?.problem && !(mark && isHet(mark))) {
    const claim = { text: name.text, group: meaning.group ?? "" };
    if (!claims.some(({ text, group }) => text === claim.text && group === claim.group)) claims.push(claim);
    return [];
  }
  const read = itemsOfName(book, withLine(book, meaning, line, notes), mark, notes);
  if (typeof read !== "string" && !mark && meaning.confidence) {
    const sureness = meaning.confidence === "low" ? "低め" : "中程度";
    notes.push(
      `「${name.text}」は${printGenotype(book, meaning.items)}として読みました（呼び名の確かさは${sureness}です）。`,
    );
  }
  if (typeof read !== "string") return read;
  unknown.push({ text: textOf(one), reason: read });
  return [];
}

/** The names of a line as items, one a gene; what cannot be read, and how doubtful spots were taken, goes to `reports`. */
export function itemsOf(book: GeneBook, names: readonly MarkedName[], reports: Reports): GenotypeItem[] {
  const { unknown, notes } = reports;
  const { genes: allelesFrom, members } = compounds(book, names);
  const { lines, read } = linesBeside(book, names);
  const doubtful = names.filter((one) => one.name.meanings.length !== 1 && !lines.has(one));
  const items: GenotypeItem[] = [];
  for (const one of names) {
    if (read.has(one) || doubtful.includes(one)) continue;
    const alleles = allelesFrom.get(one);
    if (alleles && one.mark) {
      const words = alleles.map((gene) => book.genes.get(gene)?.nameJa ?? gene).join("と");
      notes.push(`${words}は同じ遺伝子座なので、どれか1つのヘテロとして読みました。`);
      items.push(...eitherHet(alleles, one.mark));
    } else if (alleles) {
      items.push(...alleles.map((gene) => ({ gene, state: "het" as const })));
    } else if (!members.has(one)) {
      items.push(...readName(book, one, lines.get(one), reports));
    }
    if (one.unsure) {
      notes.push(`「${one.name.text}」は表現として読みました。ヘテロなら「ヘテロ ${one.name.text}」と書いてください。`);
    }
  }
  for (const one of doubtful) {
    const { meanings } = one.name;
    // アザンティック beside MJ: the genes beside a name with several meanings say which one it is.
    const settles = (item: GenotypeItem) => items.some(({ gene, state }) => gene === item.gene && state === item.state);
    if (!one.mark && meanings.some((meaning) => meaning.items.every(settles))) continue;
    const choices = meanings.map(({ name }) => name).join("、");
    unknown.push({ text: textOf(one), reason: `複数の意味があります（${choices}）。どれかを選んで書いてください。` });
  }
  if (names.some((name, i) => name.name.before.includes("×") && !areAlleles(book, names[i - 1], name))) {
    notes.push("「×」はペアではなく、1匹が両方を持つものとして読みました。");
  }
  noteBothHets(book, items, names, notes);
  return merge(book, items, notes);
}
