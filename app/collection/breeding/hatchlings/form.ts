import type { Problem } from "#app/cms/content/kind.ts";
import type { LineReading } from "#app/cms/fields/rows/line.ts";
import { intentOf } from "#app/platform/forms/intent-of.ts";

const CLUTCH_MAX = 30;

export function clutchSize(typed: string): number {
  const count = Math.trunc(Number(typed.normalize("NFKC"))) || 1;
  return Math.min(CLUTCH_MAX, Math.max(1, count));
}

/** `sire`: if the dam was paired with several, the id of one, or "unknown". */
export type HatchlingRow = Record<"number" | "sex" | "sire" | "line" | "grams" | "note", string>;

const texts = ["laid", "eggs", "slugs", "lost", "wanted", "first", "hatched", "weighed", "weights", "seen"] as const;

/**
 * As typed. `lost`: eggs lost since the last entry; `first`: number from which rows are made again; `weights`: first
 * weights in row order, for rows without their own; `seen`: the parentage doubts already shown, as sent by the previous
 * form.
 */
export interface HatchlingsForm extends Record<(typeof texts)[number], string> {
  /** Genotype line of genes that all of them carry. */
  common: string;
  /** Whether to compute hidden genes from the parents and record them. */
  fillsUnseen: boolean;
  isPublished: boolean;
  rows: HatchlingRow[];
}

export interface HatchlingsAnswer {
  typed: HatchlingsForm;
  problems: Problem[];
  readings: Readonly<Record<string, LineReading>>;
  /** By row, and of "hatched". */
  doubts: Readonly<Record<string, string>>;
  /** Value to send after these doubts have been read. */
  seen: string;
}

/** Parses a submitted form. If a meaning was chosen by a button, puts it into its line without creating anything yet. */
export function readHatchlingsForm(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const count = Math.min(CLUTCH_MAX, Math.max(0, Math.trunc(Number(text("count"))) || 0));
  const chosen = (name: string) => form.get(`line:${name}`);
  const rows = Array.from({ length: count }, (_, index): HatchlingRow => {
    const cell = (column: string) => text(`${column}.${index}`);
    // Without JavaScript looks are chosen in a select; typed text takes precedence.
    const line = String(chosen(String(index)) ?? (cell("line") || cell("look")));
    const [number, sex, sire] = [cell("number"), cell("sex"), cell("sire")];
    return { number, sex, sire, line, grams: cell("grams"), note: cell("note") };
  });
  const typed: HatchlingsForm = {
    ...(Object.fromEntries(texts.map((name) => [name, text(name)])) as Record<(typeof texts)[number], string>),
    common: String(chosen("common") ?? text("common")),
    fillsUnseen: form.has("unseen"),
    isPublished: form.get("as") === "published",
    rows,
  };
  const intent = intentOf(form, ["rows", "draw", "count"]);
  // For a clutch counted only now, use as many rows as eggs.
  const isUncounted = count <= 1 && clutchSize(typed.wanted) === count && typed.eggs !== "";
  const wanted = clutchSize(isUncounted ? typed.eggs : typed.wanted);
  const rowsRequest = intent === "rows" ? { count: wanted, first: typed.first } : null;
  const isChoice = [...form.keys()].some((name) => name.startsWith("line:"));
  // Counting stores eggs and hatching without creating snakes.
  return { typed, rowsRequest, isChoice, isCountOnly: intent === "count" };
}

export type RowsRequested = NonNullable<ReturnType<typeof readHatchlingsForm>["rowsRequest"]>;
