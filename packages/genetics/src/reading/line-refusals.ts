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
import { speaksOfHet } from "../names/het-like.ts";
import { keyOf } from "../names/name-index.ts";
import reasons from "../names/reasons.json" with { type: "json" };
import { notCrossed } from "./line-items.ts";
import { likePercent, type Token } from "./line-parts.ts";
import { either, nameInside, textOf } from "./near-words.ts";
import { maxLineLength, type ParsedLine, parseLine, type Unsettled } from "./parse-line.ts";

const mostCorrections = 6;
const unread = (undone: string) => `読めない言葉があるので${undone}。`;

/** A probable typo and its replacements. */
export interface NearChoice {
  text: string;
  options: string[];
}

export function nearChoices({ unsettled }: ParsedLine): NearChoice[] {
  return unsettled.near.map((word) => ({
    text: textOf(unsettled.tokens.slice(word.from, word.to)),
    options: word.options.map(({ written }) => written),
  }));
}

/** Rewrites tokens; "" removes one. Inserts spaces between replaced words and joined ones. */
function rewritten(tokens: readonly Token[], instead: (index: number) => string | undefined): string {
  const isOther = (index: number) => instead(index) !== undefined;
  const written = tokens.flatMap((token, i): Token[] => {
    const text = instead(i) ?? token.text;
    const before = token.before || (isOther(i) || isOther(i - 1) ? " " : "");
    return text === "" ? [] : [{ ...token, text, before }];
  });
  return textOf(written).trim();
}

/** Combines all first choices, then all second ones, so that one click settles the whole line. */
function each(choices: readonly (readonly string[])[], make: (choice: (place: number) => string) => string): string[] {
  const most = Math.max(0, ...choices.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => make((place) => choices[place]?.[i] ?? choices[place]?.at(-1) ?? ""));
}

/** Replaces the near words of a line; "" removes the word and the state before it. */
function lineWith({ tokens, near }: Unsettled, textFor: (place: number) => string): string {
  return rewritten(tokens, (index) => {
    const place = near.findIndex(({ from, to }) => from <= index && index < to);
    if (place >= 0) return index === near[place]?.from ? textFor(place) : "";
    let end = index;
    while (isState(tokens[end])) end++;
    const next = near.findIndex(({ from }) => from === end && end > index);
    return next >= 0 && textFor(next) === "" ? "" : undefined;
  });
}

/**
 * Returns corrections for lines that describe a possible animal, without duplicates. `others`: further known genes of
 * it.
 */
function corrections(book: GeneBook, lines: readonly string[], others: readonly GenotypeItem[]): Correction[] {
  const found = new Map<string, Correction>();
  for (const line of lines) {
    const parsed = parseLine(book, line);
    if (!parsed.ok || parsed.line.unsettled.animals) continue;
    const { items: read, isNormal, open, unknown } = parsed.line;
    const items = [...others, ...read];
    // ほげ ♂ without its unknown word is a normal snake.
    const isBare = read.length === 0 && !isNormal && open.length === 0;
    const reading = readGenotype(book, { items }, "dam");
    if (!reading.ok && !reading.refusals.every(isIncalculable)) continue;
    const key = [keyOf(read), ...unknown.map(({ text }) => text)].join(" ");
    const rest = others.length > 0 ? printGenotype(book, others).replace(/^ノーマル /, "") : "";
    const label = isBare ? rest || "ノーマル" : [rest, line].filter(Boolean).join(" ");
    if (!found.has(key)) found.set(key, { items, label });
  }
  return [...found.values()];
}

interface Asked {
  book: GeneBook;
  line: ParsedLine;
  others: readonly GenotypeItem[];
  undone: string;
}

/** もしかして. */
function nearRefusal({ book, line, others, undone }: Asked): Refusal | null {
  const choices = nearChoices(line);
  if (choices.length === 0) return null;
  const whole = each(
    choices.map(({ options }) => options),
    (choice) => lineWith(line.unsettled, choice),
  );
  const meant = corrections(book, whole, others).slice(0, mostCorrections);
  const without = lineWith(line.unsettled, () => "");
  // Without its het, クラウン would be taken as visible.
  const isOfHet = line.unsettled.near.some(({ options }) => options.some(({ isMark }) => isMark));
  const ignored = choices.map(({ text }) => text);
  const rest = isOfHet ? [] : corrections(book, [without], others).map((one) => ({ ...one, ignored }));
  const words = choices
    .map(
      ({ text, options }) =>
        `「${text}」は${options
          .slice(0, mostCorrections)
          .map((one) => `「${one}」`)
          .join("か")}`,
    )
    .join("、");
  const message = `${unread(undone)}もしかして、${words}のことですか。`;
  return refusal("near-name", message, [], [...meant, ...rest]);
}

/** パステル（クラウン×パイド）: its parents, or its own genes. */
function crossRefusal({ book, line: { items }, others, undone }: Asked): Refusal {
  const label = printGenotype(book, items);
  const message = `「×」がペアのことか、1匹が両方を持つことか分からないので${undone}。ペアなら親ごとの欄に分けて書いてください。`;
  return refusal("undecided", message, [], [{ items: [...others, ...items], label }]);
}

function nothingRead({ book, line, others, undone }: Asked): Refusal | null {
  const { items, open, isNormal, unsettled } = line;
  if (items.length > 0 || others.length > 0 || isNormal || open.length > 0 || unsettled.isEmpty) return null;
  const message = `遺伝子の名前が書かれていないので${undone}。遺伝子がない個体なら「ノーマル」と書いてください。`;
  return refusal("unread", message, [], corrections(book, ["ノーマル"], []));
}

const mostUnread = 10;
/** Up to this number, answers to one question are combined with those to another. */
const fewChoices = 4;

/** Refuses words that were not understood or leave the animal open. */
function unreadRefusal({ book, line, others, undone }: Asked): Refusal | null {
  const unknown = line.unknown.filter(({ text }) => !line.open.some((open) => open.text === text));
  if (unknown.length === 0) return null;
  const words = unknown.slice(0, mostUnread).map(({ text, reason }) => `「${text}」：${reason}`);
  return refusal("unread", `${unread(undone)}${words.join("")}`, [], answers(book, line, others));
}

const isUnread = (token: Token | undefined) =>
  token?.kind === "unknown" || token?.kind === "number" || token?.kind === "percents";
const isName = (token: Token | undefined) => token?.kind === "name";
const isState = (token: Token | undefined) => token?.kind === "state" || token?.kind === "percent";

/** Returns alternative meanings of an unread word. */
function meantBy(book: GeneBook, token: Token | undefined): readonly string[] {
  if (token?.kind === "percents") return token.percents.map((percent) => `${percent}%`);
  if (token?.kind === "number") return possibleShare(token.text);
  return token?.kind === "unknown" ? (token.meant ?? (token.about ? [] : nameInside(book, token.text))) : [];
}

/** Returns the line without its unread words, and with their possible meanings for adjacent genes. */
function answers(book: GeneBook, line: ParsedLine, others: readonly GenotypeItem[]): Correction[] {
  const isAsked = ({ kind, text }: Token) =>
    kind === "percent" && line.unknown.some((one) => one.said === text || one.text.startsWith(`${text} `));
  const tokens = line.unsettled.tokens.map((token): Token => (isAsked(token) ? { ...token, kind: "number" } : token));
  const asked = tokens.flatMap((token) => (token.kind === "unknown" && token.about ? [token.about] : []));
  const isEither = tokens.some(
    ({ kind, text }, i) =>
      kind === "unknown" && either.test(text) && tokens.slice(0, i).some(isName) && tokens.slice(i).some(isName),
  );
  const isDoubt = asked.includes("doubt") || asked.includes("not") || isEither;
  const hetLike = tokens.filter((token) => isUnread(token) && speaksOfHet(token.text));
  const isLetter = hetLike.every(({ text }) => text.length === 1);
  const write = (instead: (index: number) => string, drops: (index: number) => boolean = () => false) =>
    rewritten(tokens, (i) => (drops(i) ? "" : isUnread(tokens[i]) ? instead(i) : undefined));
  const nothing = () => "";
  const all = write(nothing);
  /** Returns whether a token is a name, or its state, with an unread word on that side. */
  const isBeside = (step: 1 | -1, isAny: (word: number, name: number) => boolean) => (index: number) => {
    let [first, at] = [index, index];
    while (isState(tokens[first - 1])) first--;
    while (isState(tokens[at])) at++;
    const word = step === 1 ? first - 1 : at + 1;
    return isName(tokens[at]) && isUnread(tokens[word]) && isAny(word, step === 1 ? first : word);
  };
  /** クラウン血統, 父親がクラウン: the word may refer to the name it touches. */
  const touches = (word: number, behind: number) => {
    const isOfBefore = behind !== word && isName(tokens[word - 1]) && tokens[word]?.before === "";
    return tokens[behind]?.before === "" && !isOfBefore && /[ぁ-んァ-ヶ\p{Script=Han}]/u.test(tokens[word]?.text ?? "");
  };
  const isTouched = (index: number) => steps.some((step) => isBeside(step, touches)(index));
  const meant = tokens.map((token) => meantBy(book, token));
  const replaced = line.unknown.filter(({ said, instead }) => said && instead);
  const asHet = asked.length === 0 && !isEither && hetLike.length > 0 ? [write(() => "ヘテロ")] : [];
  const isCalled = tokens.some((token) => token.kind === "unknown" && token.reason === reasons.orCalled);
  const isOfBefore = (index: number) =>
    isName(tokens[index - 1]) && (tokens[index]?.before === "" || !isName(tokens[index + 1]));
  const steps = isEither ? ([1, -1] as const) : ([-1, 1] as const);
  const lines = [
    ...each(meant, (choice) =>
      write(choice, (i) => {
        const word = tokens.findLastIndex(({ kind }, at) => at < i && kind !== "remark");
        return tokens[i]?.kind === "remark" && ((isUnread(tokens[word]) && choice(word) !== "") || isCalled);
      }),
    ),
    ...each(
      replaced.map(({ instead = [] }) => instead),
      (choice) => replaced.reduce((text, { said = "" }, place) => text.replace(said, choice(place)), all),
    ),
    ...(asked.includes("copies") ? [write((index) => (isOfBefore(index) ? "（スーパー）" : "スーパー"))] : []),
    ...(isLetter ? [] : asHet),
    ...(asked.includes("not") || isEither ? [] : [all]),
    ...(isDoubt ? withoutSuper(book, all) : []),
    ...(isLetter ? asHet : []),
    ...(isDoubt
      ? steps.map((step) =>
          write(
            nothing,
            isBeside(step, () => true),
          ),
        )
      : []),
    ...(asked.length === 0 && !isEither ? [write(nothing, isTouched)] : []),
  ];
  const isOnly = new Set(lines).size === 1;
  const ignored = tokens.filter(isUnread).map(({ text }) => text);
  const found = lines.flatMap((text): Correction[] => {
    const parsed = text.length > maxLineLength ? undefined : parseLine(book, text);
    if (!parsed?.ok) return [];
    const { items, open, unknown, makers } = parsed.line;
    if (unknown.length > open.length && tokens.some(isName)) return [];
    // パステル？ アザンティック: which Axanthic is the next question.
    const every = ambiguities(book, items, open).flatMap((one) => one.refusal.corrections);
    const choices = isOnly || every.length <= fewChoices ? every : [];
    const said = choices.length > 0 ? choices : corrections(book, [text], others);
    const isPlain = open.length === 0 && Object.keys(makers).length === 0;
    const named = said.map((one) => (isPlain ? { ...one, label: printGenotype(book, one.items) } : one));
    return text === all && ignored.length > 0 ? named.map((one) => ({ ...one, ignored })) : named;
  });
  // パステル（Nerd系）: a remark of a word that is gone leaves a question of its own.
  const names = rewritten(tokens, (i) => (isName(tokens[i]) ? undefined : ""));
  const offered = found.length > 0 ? found : corrections(book, [names], others);
  return [...new Map(offered.map((one) => [one.label, one])).values()];
}

/** スーパーパステル？: one copy. */
function withoutSuper(book: GeneBook, text: string): string[] {
  const parsed = parseLine(book, text);
  const items = parsed.ok ? parsed.line.items : [];
  const once = items.map((item) => (item.state === "super" ? { ...item, state: "visual" as const } : item));
  return items.some(({ state }) => state === "super") ? [printGenotype(book, once)] : [];
}

/** クラウン 66, クラウン 100%: a number that looks like a het percentage. */
function possibleShare(text: string): string[] {
  const share = text.normalize("NFKC").replace(/\s*%$/, "");
  if (share !== text.normalize("NFKC")) return [share === "100" ? "ヘテロ" : `${share}%ポスヘテ`, ""];
  return likePercent.test(share) ? [`${share}%ポスヘテ`] : [];
}

/**
 * Returns why a line cannot be used as it was read, with its possible meanings; empty if it can. `others`: known genes
 * of the animal besides the line. `undone`: what is not done as a consequence.
 */
export function lineRefusals(
  book: GeneBook,
  line: ParsedLine,
  others: readonly GenotypeItem[] = [],
  undone = "計算していません",
): Refusal[] {
  const { animals } = line.unsettled;
  if (animals) {
    const each = corrections(book, [animals.sire, animals.dam], others);
    return [{ ...refusal("two-animals", `${reasons.together}${undone}。`, [], each), pair: animals }];
  }
  const asked = { book, line, others, undone };
  const unclear = nearRefusal(asked) ?? unreadRefusal(asked) ?? nothingRead(asked);
  if (!unclear && line.notes.includes(notCrossed)) return [crossRefusal(asked)];
  return unclear ? [unclear] : ambiguities(book, [...others, ...line.items], line.open).map((one) => one.refusal);
}

interface ReadOptions {
  /** Genes known of the animal besides the line. */
  others?: readonly GenotypeItem[];
  /** Words for the action not taken because of an ambiguous line. */
  undone?: string;
  readLine?: typeof parseLine;
}

/** Reads one animal; refuses lines that are not fully understood. */
export function readAnimal(book: GeneBook, line: string, options: ReadOptions = {}): OrRefusals<{ line: ParsedLine }> {
  const { others, undone, readLine = parseLine } = options;
  const parsed = readLine(book, line);
  if (!parsed.ok) return parsed;
  const refusals = lineRefusals(book, parsed.line, others, undone);
  return refusals.length > 0 ? { ok: false, refusals } : parsed;
}
