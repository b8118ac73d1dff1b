// The first tool, 計算: both parents read, the pairing calculated, and everything that was not understood named.

import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import { estimatedRecombination, readRecombination } from "#app/snake/genes/inheritance.ts";
import type { Rational } from "#app/snake/genes/rational.ts";
import type { Refusal } from "#app/snake/genes/refusal.ts";
import { maxLineLength } from "#app/snake/reading/parse-line.ts";
import { calculatorPath, type Query } from "#app/snake/words/calculator-path.ts";
import { type CrossView, crossView, withoutPolygenic } from "./cross-view.ts";
import { maxGeneRows, rowsAtFirst, usualClutch } from "./limits.ts";
import { isMine, readMine } from "./mine.ts";
import { ballOptions } from "./options.ts";
import { noteSentence, type ParentBall, type ReadParent, readParent } from "./parent.ts";
import { type CrossQuery, type GeneRow, type ParentInput, readCrossQuery, type Side, sideNames } from "./query.ts";
import { type Parameters, quote } from "./read-parameter.ts";
import type { CalculatorSource } from "./source.ts";

export interface ParentForm {
  line: string;
  ball: string;
  /** Each a value and its label, as one text. */
  balls: string[];
  /** The rows to show, empty ones at the end. */
  rows: GeneRow[];
  /** The button for one more row was pressed: the new row takes the focus. */
  added: boolean;
}

export interface Refused {
  message: string;
  corrections: { label: string; to: string }[];
}

export interface CrossPage {
  tool: "cross";
  form: {
    sire: ParentForm;
    dam: ParentForm;
    recombination: string;
    eggs: number;
    view: "look" | "genotype";
    /** The visitor's own snakes, as typed. */
    mine: string;
  };
  /** All of them, one a line. */
  genes: string;
  /** What a line may name besides them, for completing while one types: one a line. */
  combos: string;
  result: CrossView | null;
  refused: Refused[];
  problems: string[];
  /** Short addresses of this result: to share, and with the other view. */
  links: { share: string; look: string; genotype: string } | null;
}

/** The rate as typed, or the estimate where it is missing or means nothing, with a sentence about that. */
export function recombinationOf(text: string): { rate: Rational; problems: string[] } {
  const read = text === "" ? { ok: true as const, rate: estimatedRecombination } : readRecombination(text);
  if (read.ok) return { rate: read.rate, problems: [] };
  const problem = `${read.message}${quote(text)}は使えないため、推定値の10%で計算しました。`;
  return { rate: estimatedRecombination, problems: [problem] };
}

function parentForm(input: ParentInput, balls: string[], ball: ParentBall | null, added: boolean): ParentForm {
  const wanted = added ? input.shown + 1 : input.rows.length;
  const length = Math.min(maxGeneRows, Math.max(rowsAtFirst, wanted));
  const rows = Array.from({ length }, (_, i): GeneRow => input.rows[i] ?? { gene: "", state: "visual" });
  return { line: input.line.slice(0, maxLineLength), ball: ball?.id ?? "", balls, rows, added };
}

/** How one parent stands in a short address: a ball alone by its id, anything else as a line. */
function parentAddress(input: ParentInput, ball: ParentBall | null, parent: ReadParent): string {
  const onlyBall = ball && !isMine(ball.id) && input.line === "" && input.rows.length === 0;
  return onlyBall ? `ball:${ball.id}` : parent.isEmpty ? "" : parent.line;
}

function refusedView(refusals: readonly Refusal[], side: Side, address: Query): Refused[] {
  return refusals.map(({ message, corrections, pair }) => ({
    message: `${sideNames[side]}：${message}`,
    corrections: pair
      ? [{ label: `父 ${pair.sire} × 母 ${pair.dam}`, to: calculatorPath({ ...address, ...pair }) }]
      : corrections.slice(0, 6).map(({ label }) => ({ label, to: calculatorPath({ ...address, [side]: label }) })),
  }));
}

/** What was not understood of a parent, and how the rest was taken. */
function problemsOf(side: Side, { unknown, notes, isEmpty }: ReadParent): string[] {
  return [
    ...unknown.map(({ text, reason }) => `${sideNames[side]}の${quote(text)}：${reason}`),
    ...notes.map((note) => noteSentence(side, note)),
    ...(isEmpty ? [`${sideNames[side]}が空なので、ノーマルとして計算しています。`] : []),
  ];
}

function calculate(book: GeneBook, query: CrossQuery, sire: ReadParent, dam: ReadParent, address: Query) {
  const father = withoutPolygenic(book, sire.animal, "sire");
  const mother = withoutPolygenic(book, dam.animal, "dam");
  const refused = [...refusedView(father.refusals, "sire", address), ...refusedView(mother.refusals, "dam", address)];
  const recombination = recombinationOf(query.recombination);
  const problems = [...problemsOf("sire", sire), ...problemsOf("dam", dam), ...recombination.problems];
  const pairing = {
    book,
    sire: father.animal,
    dam: mother.animal,
    recombination: recombination.rate,
    eggs: query.eggs,
  };
  const made = crossView(pairing, query.view);
  return { result: made.ok ? made.view : null, refused, problems };
}

export async function crossPage(source: CalculatorSource, parameters: Parameters): Promise<CrossPage> {
  const { book, names, readLine } = source;
  const query = readCrossQuery(parameters);
  const { problems } = parameters;
  const mine = readMine(book, parameters);
  const named = (id: string | null) => mine.balls.find((ball) => ball.id === id) ?? source.findBall(id);
  const [male, female] = await Promise.all([named(query.sire.ball), named(query.dam.ball)]);
  const males = ballOptions(source, "sire", male, mine.balls);
  const females = ballOptions(source, "dam", female, mine.balls);
  const page: CrossPage = {
    tool: "cross",
    form: {
      sire: parentForm(query.sire, males, male, query.add === "sire"),
      dam: parentForm(query.dam, females, female, query.add === "dam"),
      recombination: query.recombination.slice(0, 20),
      eggs: query.eggs,
      view: query.view,
      mine: mine.text,
    },
    ...names,
    result: null,
    refused: mine.refused,
    problems,
    links: null,
  };
  if (!query.asked) return page;

  const sire = readParent(book, "sire", query.sire, male, readLine);
  const dam = readParent(book, "dam", query.dam, female, readLine);
  const address = {
    sire: sire.ok ? parentAddress(query.sire, male, sire.parent) : query.sire.line.slice(0, maxLineLength),
    dam: dam.ok ? parentAddress(query.dam, female, dam.parent) : query.dam.line.slice(0, maxLineLength),
    r: query.recombination.slice(0, 20),
    n: query.eggs === usualClutch ? null : query.eggs,
  };
  if (!sire.ok || !dam.ok) {
    const refused = [
      ...(sire.ok ? [] : refusedView(sire.refusals, "sire", address)),
      ...(dam.ok ? [] : refusedView(dam.refusals, "dam", address)),
    ];
    const open = refused.filter(({ corrections }) => corrections.length > 0);
    const final = refused.filter(({ corrections }) => corrections.length === 0).map(({ message }) => message);
    const read = (
      [
        ["sire", sire],
        ["dam", dam],
      ] as const
    ).flatMap(([side, one]) => (one.ok ? problemsOf(side, { ...one.parent, isEmpty: false }) : []));
    return { ...page, refused: [...page.refused, ...open], problems: [...problems, ...final, ...read] };
  }
  const share = calculatorPath(address);
  const answer = calculate(book, query, sire.parent, dam.parent, address);
  return {
    ...page,
    ...answer,
    refused: [...page.refused, ...answer.refused],
    problems: [...problems, ...answer.problems],
    links: { share, look: `${share}#result`, genotype: `${calculatorPath({ ...address, view: "genotype" })}#result` },
  };
}
