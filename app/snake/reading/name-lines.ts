// Which line of a look is meant where a name leaves it open: スノー（TSK）, アザンティック（VPI系）.

import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import { linesOf } from "#app/snake/genes/gene-lines.ts";
import { foldName } from "#app/snake/names/fold-name.ts";
import type { Meaning } from "#app/snake/names/meaning.ts";
import type { MarkedName } from "./line-marks.ts";
import type { Name } from "./line-parts.ts";

/** A combination of any line of a look (スノー of アザンティック) with each of them; nothing where a name leaves no line open. */
export function eachLine(book: GeneBook, meaning: Meaning): Meaning[] {
  const lines = linesOf(book);
  const assumed = meaning.items.map(({ gene }) => lines.get(gene)).find((line) => line !== undefined);
  if (meaning.kind !== "form" || !assumed) return [];
  return assumed.genes.map(({ id }) => withLine(book, meaning, id));
}

/** A combination of any line of a look with the line that is named beside it. */
export function withLine(book: GeneBook, meaning: Meaning, named: string | undefined): Meaning {
  const lines = linesOf(book);
  const assumed = meaning.items.map(({ gene }) => lines.get(gene)).find((line) => line !== undefined);
  if (meaning.kind !== "form" || !assumed || !named) return meaning;
  const items = meaning.items.map((item) =>
    lines.get(item.gene)?.look === assumed.look ? { ...item, gene: named } : item,
  );
  return { ...meaning, items };
}

/** The line beside a combination that leaves it open: the TSK of スノー（TSK）. */
function namesLineOf(book: GeneBook, form: Meaning, beside: readonly Meaning[] | undefined): string | undefined {
  const lines = linesOf(book);
  const [only, ...others] = beside ?? [];
  const gene = others.length === 0 && only?.kind === "gene" ? only.items[0]?.gene : undefined;
  const look = gene && lines.get(gene)?.look;
  const isOpen = form.kind === "form" && form.items.some((item) => lines.get(item.gene)?.look === look);
  return look && isOpen ? gene : undefined;
}

/** Whether a name is written as nothing but its line: TSK, ジョリフ. */
function isBareLine(book: GeneBook, { text, meanings }: Name): boolean {
  const gene = book.genes.get(meanings[0]?.items[0]?.gene ?? "");
  const lines = [gene?.nameJa, gene?.nameEn].map((name) => /[（(]([^）)]+)[）)]$/.exec(name ?? "")?.[1] ?? "");
  return lines.some((line) => line !== "" && foldName(line) === foldName(text));
}

/** アザンティック（VPI・TSK）: a name of several lines with lines behind it. One says which it is, more leave it open. */
function linesBehind(book: GeneBook, names: readonly MarkedName[], index: number): MarkedName[] {
  const [one, ...others] = names[index]?.name.meanings ?? [];
  const look = one && others.length > 0 ? linesOf(book).get(one.items[0]?.gene ?? "")?.look : undefined;
  const isLine = ({ mark, name }: MarkedName) =>
    !mark && isBareLine(book, name) && linesOf(book).get(name.meanings[0]?.items[0]?.gene ?? "")?.look === look;
  if (!look) return [];
  const rest = names.slice(index + 1);
  const end = rest.findIndex((name) => !isLine(name));
  return end < 0 ? rest : rest.slice(0, end);
}

interface Lines {
  /** The gene of the line a name was given by the names beside it. */
  lines: Map<MarkedName, string>;
  /** Names that only say a line, and are read with the name they say it of. */
  read: Set<MarkedName>;
}

/** スノー（TSK）, アザンティック（TSK系）: the names that only say the line of the name beside them. */
export function linesBeside(book: GeneBook, names: readonly MarkedName[]): Lines {
  const lines = new Map<MarkedName, string>();
  const read = new Set<MarkedName>();
  for (const [i, one] of names.entries()) {
    const [meaning] = one.name.meanings;
    const behind = linesBehind(book, names, i);
    const [line, ...more] = behind.map(({ name }) => name.meanings[0]?.items[0]?.gene);
    for (const name of behind) read.add(name);
    if (line && more.length === 0) lines.set(one, line);
    for (const beside of [names[i + 1], names[i - 1]]) {
      // TSKスノー says the line of the Snow; アザンティック（TSK） スノー is another gene beside it.
      const other = beside === names[i - 1] && beside && !isBareLine(book, beside.name);
      if (!meaning || !beside || beside.mark || other || read.has(beside) || lines.has(one)) continue;
      const named = namesLineOf(book, meaning, beside.name.meanings);
      if (!named) continue;
      lines.set(one, named);
      read.add(beside);
    }
  }
  return { lines, read };
}
