// Parses a genotype line with the calculator's parser into form rows.

import {
  ambiguities,
  type GeneBook,
  type GeneState,
  type GenotypeItem,
  isRecessive,
  lineRefusals,
  parseLine,
  printGenotype,
  strength,
} from "@borupa/genetics";
import type { FormRow } from "#app/cms/fields/form-value.ts";
import type { LineReading } from "#app/cms/fields/rows/line.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { cutText } from "#app/platform/site/entered-text.ts";
import { referenceIndexes } from "./reference-indexes.server.ts";

const undone = "登録していません";

const isState = (state: string): state is GeneState => Object.hasOwn(strength, state);

/** Converts form rows to genotype items; drops invalid percentages. */
export function itemsOfRows(rows: readonly FormRow[]): GenotypeItem[] {
  return rows.flatMap(({ gene = "", state = "", percent = "" }) =>
    isState(state)
      ? [{ gene, state, ...(state === "pos-het" && percent !== "" ? { percent: Number(percent) } : {}) }]
      : [],
  );
}

export async function readGenotypeLine(db: Db, line: string): Promise<LineReading> {
  const { genes: book } = await referenceIndexes(db);
  return genotypeReading(book, line);
}

function genotypeReading(book: GeneBook, line: string): LineReading {
  const parsed = parseLine(book, line);
  if (!parsed.ok) {
    const why = parsed.refusals.map(({ message }) => message).join("");
    return {
      rows: [],
      chips: [],
      unread: [{ text: `${cutText(line, 20)}…`, why }],
      notes: [],
      choices: [],
      rest: line,
    };
  }
  const { items, unknown, notes, open } = parsed.line;
  const choices = ambiguities(book, items, open).map(({ open: { text, choices: meant }, refusal }) => {
    const meanings = meant.length > 0 ? meant : refusal.corrections.map((correction) => correction.items);
    return { text, options: [...new Set(meanings.map((choice) => bareLine(book, choice)))] };
  });
  choices.push(...parsed.line.unsettled.near.map(({ text, options: near }) => ({ text, options: near })));
  const refusals = unknown.length === 0 && choices.length === 0 ? lineRefusals(book, parsed.line, [], undone) : [];
  if (line.trim() !== "" && refusals.length > 0) {
    const unread = refusals.map(({ message }) => ({ text: cutText(line, 20), why: message }));
    return { rows: [], chips: [], unread, notes, choices: [], rest: line };
  }
  const isOpen = (text: string) => choices.some((choice) => choice.text === text);
  return {
    rows: items.map(({ gene, state, percent }) => ({
      gene,
      state,
      percent: percent === undefined ? "" : String(percent),
    })),
    chips: items.map((item) => ({ text: bareLine(book, [item]), isQuiet: isHidden(book, item) })),
    unread: unknown.filter(({ text }) => !isOpen(text)).map(({ text, reason }) => ({ text, why: reason })),
    notes,
    choices,
    rest: unknown.map(({ text }) => text).join(" "),
  };
}

/** Formats a genotype without the ノーマル prefix of hidden genes. */
function bareLine(book: GeneBook, items: readonly GenotypeItem[]): string {
  return printGenotype(book, items).replace(/^ノーマル /, "");
}

function isHidden(book: GeneBook, { gene, state }: GenotypeItem): boolean {
  return state === "pos-het" || (state === "het" && isRecessive(book, gene));
}
