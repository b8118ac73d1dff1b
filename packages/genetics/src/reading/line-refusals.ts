// Why a line cannot be used yet: typos, two animals, nothing readable. Each refusal has suggestions.

import {
  type Correction,
  type GenotypeItem,
  isIncalculable,
  type OrRefusals,
  type Refusal,
  refusal,
} from "../genes/gene.ts";
import type { GeneBook } from "../genes/gene-book.ts";
import { printGenotype } from "../genes/print-genotype.ts";
import { readGenotype } from "../genes/read-genotype.ts";
import { ambiguities } from "../names/ambiguous-names.ts";
import reasons from "../names/reasons.json" with { type: "json" };
import { notCrossed } from "./line-items.ts";
import { type Token, textOf, wordsIn } from "./line-parts.ts";
import { maxLineLength, type ParsedLine, parseLine } from "./parse-line.ts";
import { crossedAnimals } from "./two-animals.ts";
import { type Edit, together, writes } from "./unread-words.ts";

function rewritten(tokens: readonly Token[], edit: Edit): string {
  const written = tokens.flatMap((token, i): Token[] => {
    const text = edit.get(i) ?? token.text;
    const before = token.before || (edit.has(i) || edit.has(i - 1) ? " " : "");
    return text === "" ? [] : [{ ...token, text, before }];
  });
  return textOf(written).trim();
}

/** Combines the answers to several questions, so that one click settles the whole line: all ways if they are few. */
function each(answers: readonly (readonly Edit[])[]): Edit[][] {
  if (answers.reduce((ways, { length }) => ways * length, 1) <= fewChoices)
    return answers.reduce<Edit[][]>((ways, list) => ways.flatMap((way) => list.map((one) => [...way, one])), [[]]);
  const most = Math.max(0, ...answers.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => answers.flatMap((list) => list[i] ?? list.at(-1) ?? []));
}

interface Asked {
  book: GeneBook;
  line: ParsedLine;
  others: readonly GenotypeItem[];
  undone: string;
}

/** Returns the animals that a line may mean: one for each meaning of an ambiguous name if they are few, or if `isOnly`. */
function meant(
  {
    book,
    line: {
      unsettled: { animals },
    },
    others,
  }: Asked,
  line: string,
  isOnly = false,
): Correction[] {
  const parsed = line.length > maxLineLength ? undefined : parseLine(book, line);
  if (!parsed?.ok || parsed.line.unsettled.animals) return [];
  if (!animals && parsed.line.unsettled.questions.length > 0) return [];
  const { items: read, open, makers, unsettled } = parsed.line;
  const items = [...others, ...read];
  // パステル？ アザンティック: which Axanthic is the next question.
  const every = ambiguities(book, items, open).flatMap((one) => one.refusal.corrections);
  if (every.length > 0 && (isOnly || every.length <= fewChoices)) return every;
  const reading = readGenotype(book, { items }, "dam");
  if (!reading.ok && !reading.refusals.every(isIncalculable)) return [];
  const isPlain = every.length === 0 && unsettled.questions.length === 0 && Object.keys(makers).length === 0;
  const rest = others.length > 0 ? printGenotype(book, others).replace(/^ノーマル /, "") : "";
  return [{ items, label: isPlain ? printGenotype(book, items) : `${rest} ${line}`.trim() }];
}

/** パステル（クラウン×パイド）: its parents, or its own genes. */
function crossRefusal({ book, line: { items, unsettled }, others, undone }: Asked): Refusal {
  const pair = crossedAnimals(unsettled.tokens)?.animals;
  const label = printGenotype(book, items);
  const message = `「×」がペアを表すのか、1匹が両方の遺伝子を持つことを表すのか分からないので${undone}。ペアなら親ごとの欄に分けて書いてください。`;
  const asked = refusal("undecided", message, [], [{ items: [...others, ...items], label }]);
  return pair ? { ...asked, pair } : asked;
}

function nothingRead(asked: Asked): Refusal | null {
  const { others, undone } = asked;
  const { items, open, isNormal, unsettled } = asked.line;
  if (items.length > 0 || others.length > 0 || isNormal || open.length > 0 || unsettled.isEmpty) return null;
  const message = `遺伝子の名前が書かれていないので${undone}。モルフの遺伝子を持たない個体なら「ノーマル」と書いてください。`;
  return refusal("unread", message, [], meant(asked, "ノーマル"));
}

const mostUnread = 10;
/** Up to this number, answers to one question are combined with those to another. */
const fewChoices = 6;

function unreadRefusal(asked: Asked): Refusal | null {
  const { questions, tokens, near } = asked.line.unsettled;
  if (questions.length === 0) return null;
  const words = questions.slice(0, mostUnread).map((one) => `「${wordsIn(tokens, one)}」：${one.reason}`);
  const message = `読めない言葉があるので${asked.undone}。${words.join("")}`;
  return refusal(near.length > 0 ? "near-name" : "unread", message, [], answers(asked));
}

const isUnread = (token: Token | undefined) =>
  token?.kind === "unknown" || token?.kind === "number" || token?.kind === "percents";
const isName = (token: Token | undefined) => token?.kind === "name";
const isState = (token: Token | undefined) => token?.kind === "state" || token?.kind === "percent";

/** Leaves out the remarks next to a written state, which applies over none, and those that make a name the animal's. */
function withoutRemarks(tokens: readonly Token[], edit: Edit): Edit {
  const isCalled = tokens.some((token) => token.kind === "unknown" && token.reason === reasons.orCalled);
  const isBeside = (index: number, step: 1 | -1): boolean =>
    tokens[index + step]?.kind === "remark" ? isBeside(index + step, step) : Boolean(edit.get(index + step));
  const beside = tokens.flatMap(({ kind }, i) =>
    kind === "remark" && (isCalled || isBeside(i, 1) || isBeside(i, -1)) ? [writes({ from: i, to: i + 1 }, "")] : [],
  );
  return together([...beside, edit]);
}

/** Returns the animals of the line with each answer to its questions. */
function answers(asked: Asked): Correction[] {
  const { tokens, questions } = asked.line.unsettled;
  const edits = each(questions.map((one) => one.answers));
  /** Returns the words that an answer only leaves out. */
  const ignoredBy = (edit: Edit) => {
    const left = tokens.filter((_, i) => edit.get(i) === "");
    const isIgnored = left.length === edit.size && left.every((token) => isUnread(token) || isState(token));
    return isIgnored ? left.filter(isUnread).map(({ text }) => text) : [];
  };
  const found = edits.flatMap((edit) => {
    const ignored = edit.flatMap(ignoredBy);
    const line = rewritten(tokens, withoutRemarks(tokens, together(edit)));
    const meanings = meant(asked, line, edits.length === 1);
    return meanings.map((one) => (ignored.length > 0 ? { ...one, ignored } : one));
  });
  // パステル（Nerd系）: a remark of a word that is gone leaves a question of its own.
  const names = new Map(tokens.flatMap((token, i) => (isName(token) ? [] : [[i, ""] as const])));
  const isOther = tokens.some((token) => token.kind === "unknown" && token.about === "combo");
  const offered = found.length > 0 || isOther ? found : meant(asked, rewritten(tokens, names), true);
  return [...new Map(offered.map((one) => [one.label, one])).values()];
}

/** Returns why a line cannot be used as it was read, with its possible meanings. `undone`: what is not done then. */
export function lineRefusals(
  book: GeneBook,
  line: ParsedLine,
  others: readonly GenotypeItem[] = [],
  undone = "計算していません",
): Refusal[] {
  const asked = { book, line, others, undone };
  const { animals } = line.unsettled;
  if (animals) {
    const each = [animals.sire, animals.dam].flatMap((one) => meant(asked, one));
    const message = `2匹のことが1行に書かれているので${undone}。${reasons.together}`;
    return [{ ...refusal("two-animals", message, [], each), pair: animals }];
  }
  const unclear = unreadRefusal(asked) ?? nothingRead(asked);
  if (!unclear && line.notes.includes(notCrossed)) return [crossRefusal(asked)];
  return unclear ? [unclear] : ambiguities(book, [...others, ...line.items], line.open).map((one) => one.refusal);
}

/** Reads one animal; refuses lines that are not fully understood. */
export function readAnimal(book: GeneBook, line: string, undone?: string): OrRefusals<{ line: ParsedLine }> {
  const parsed = parseLine(book, line);
  if (!parsed.ok) return parsed;
  const refusals = lineRefusals(book, parsed.line, [], undone);
  return refusals.length > 0 ? { ok: false, refusals } : parsed;
}
