// The form of a clutch: its eggs, a batch that hatched, and one row for each snake made of it.

import type { Problem } from "#app/cms/content/kind.ts";
import type { LineReading } from "#app/cms/fields/rows/line.ts";
import { intentOf } from "#app/platform/forms/intent-of.ts";

const CLUTCH_MAX = 30;

/** How many rows a typed number asks for, whatever was typed. */
export function clutchSize(typed: string): number {
  const count = Math.trunc(Number(typed.normalize("NFKC"))) || 1;
  return Math.min(CLUTCH_MAX, Math.max(1, count));
}

/** `sire`: of a dam that was paired with several, one of them, or "unknown". */
export type HatchlingRow = Record<"number" | "sex" | "sire" | "line" | "grams" | "note", string>;

export interface HatchlingsForm {
  laid: string;
  /** Fertile ones. */
  eggs: string;
  slugs: string;
  /** Eggs lost since the last time. */
  lost: string;
  /** How many hatched: as many rows as that are drawn. */
  wanted: string;
  hatched: string;
  weighed: string;
  /** Genes that all of them carry, as a line. */
  common: string;
  /** First weights in the order of the rows, for those whose own box is empty. */
  weights: string;
  /** Whether unseen genes are computed from the parents and recorded. */
  fillsUnseen: boolean;
  /** The doubts about the parents that were read, as the form before showed them. */
  seen: string;
  isPublished: boolean;
  rows: HatchlingRow[];
}

export interface HatchlingsAnswer {
  typed: HatchlingsForm;
  problems: Problem[];
  /** How the lines were read, by "common" or the row's number from 0. */
  readings: Readonly<Record<string, LineReading>>;
  /** Contradictions with the parents, by the row's number from 0. */
  doubts: Readonly<Record<number, string>>;
  /** Value sent along once these doubts have been read. */
  seen: string;
}

/** Intents of buttons other than the last: another number of rows, from another number on. */
export interface RowsRequested {
  count: number;
  first: string;
}

/** Reads a posted form. A choice of what a name means, by its button, is put into its line; then nothing is made yet. */
export function readHatchlingsForm(form: FormData): {
  typed: HatchlingsForm;
  isChoice: boolean;
  rowsRequest: RowsRequested | null;
  /** Only eggs and hatching are stored: no snake is made. */
  isCountOnly: boolean;
} {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const count = Math.min(CLUTCH_MAX, Math.max(0, Math.trunc(Number(text("count"))) || 0));
  const chosen = (name: string) => form.get(`line:${name}`);
  const rows = Array.from({ length: count }, (_, index): HatchlingRow => {
    const cell = (column: string) => text(`${column}.${index}`);
    // Without JavaScript a look is chosen in a select; what is typed says more.
    const line = String(chosen(String(index)) ?? (cell("line") || cell("look")));
    const [number, sex, sire] = [cell("number"), cell("sex"), cell("sire")];
    return { number, sex, sire, line, grams: cell("grams"), note: cell("note") };
  });
  const typed = {
    ...{ laid: text("laid"), eggs: text("eggs"), slugs: text("slugs"), lost: text("lost"), wanted: text("wanted") },
    hatched: text("hatched"),
    weighed: text("weighed"),
    common: String(chosen("common") ?? text("common")),
    weights: text("weights"),
    fillsUnseen: form.has("unseen"),
    seen: text("seen"),
    isPublished: form.get("as") === "published",
    rows,
  };
  const intent = intentOf(form, ["rows", "draw", "count"]);
  // Of a clutch that was only now counted there are as many rows as eggs.
  const isUncounted = count <= 1 && clutchSize(typed.wanted) === count && typed.eggs !== "";
  const wanted = clutchSize(isUncounted ? typed.eggs : typed.wanted);
  const rowsRequest = intent === "rows" ? { count: wanted, first: text("first") } : null;
  const isChoice = [...form.keys()].some((name) => name.startsWith("line:"));
  return { typed, rowsRequest, isChoice, isCountOnly: intent === "count" };
}
