// Genes on this device: a typed line read, its snake drawn, by the site's own reader and pen. Nothing of it leaves the device; only the
// gene book, the same for everybody, is fetched. A part of its own, for it is large.

import { drawnOf } from "#app/snake/drawing/drawn.ts";
import { drawSheet } from "#app/snake/drawing/sheet.ts";
import type { GenotypeItem } from "#app/snake/genes/gene.ts";
import { type Combo, type Gene, type GeneBook, makeGeneBook } from "#app/snake/genes/gene-book.ts";
import { lineRefusals } from "#app/snake/reading/line-refusals.ts";
import { parseLine } from "#app/snake/reading/parse-line.ts";
import { type GenotypeChip, genotypeChips } from "#app/snake/words/genotype-chips.ts";
import { GENES_FILE } from "./genes-file.ts";

let book: Promise<GeneBook> | undefined;

/** Rejects where it can neither be fetched nor is stored. */
function geneBook(): Promise<GeneBook> {
  book ??= fetchBook().catch((error: unknown) => {
    book = undefined;
    throw error;
  });
  return book;
}

async function fetchBook(): Promise<GeneBook> {
  const response = await fetch(GENES_FILE);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { genes, combos }: { genes: readonly Gene[]; combos: readonly Combo[] } = await response.json();
  return makeGeneBook(genes, combos);
}

export interface LineReading {
  /** "away": there is no gene book on this device yet, and no connection. */
  state: "read" | "unclear" | "away";
  chips: GenotypeChip[];
  items: readonly GenotypeItem[];
  /** What is asked, each with whole lines that would answer it. */
  questions: { message: string; corrections: string[] }[];
}

export async function lineReading(typed: string): Promise<LineReading> {
  const line = typed.trim();
  const none: LineReading = { state: "read", chips: [], items: [], questions: [] };
  if (line === "") return none;
  const genes = await geneBook().catch(() => null);
  if (!genes) return { ...none, state: "away" };
  const parsed = parseLine(genes, line);
  const refusals = parsed.ok ? lineRefusals(genes, parsed.line) : parsed.refusals;
  const questions = refusals.map(({ message, corrections }) => ({
    message,
    corrections: corrections.map(({ label }) => label),
  }));
  if (!parsed.ok || refusals.length > 0) return { ...none, state: "unclear", questions };
  const { items, unknown } = parsed.line;
  const unread = unknown.map(({ text, reason }) => ({ message: `「${text}」：${reason}`, corrections: [] }));
  return {
    state: unread.length > 0 ? "unclear" : "read",
    chips: genotypeChips(items, genes),
    items,
    questions: unread,
  };
}

/** The snake of a line as a picture; null where the line is unclear, or nobody has said how it looks. */
export async function drawingOf(line: string): Promise<string | null> {
  const { state, items } = await lineReading(line);
  if (state === "away") throw new Error("no gene book");
  return state === "read" ? drawingOfItems(await geneBook(), items) : null;
}

function drawingOfItems(genes: GeneBook, items: readonly GenotypeItem[]): string | null {
  const [drawn] = drawnOf(genes, [items]);
  const svg =
    drawn && drawSheet(genes, new URLSearchParams(drawn.sheet.slice(drawn.sheet.indexOf("?"))).get("of") ?? "");
  return svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : null;
}
