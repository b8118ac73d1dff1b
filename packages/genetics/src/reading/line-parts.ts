// Groups the tokens of a line: words and percentages of one state, and brackets.

import type { GeneState } from "../genes/gene.ts";
import type { GeneBook } from "../genes/gene-book.ts";
import { charactersOf } from "../names/fold-name.ts";
import reasons from "../names/reasons.json" with { type: "json" };
import { isGap, type LineText, lineText, type Reading, readingsAt, type Word } from "./line-readings.ts";

// Splits a line into names, trade words, percentages and unknown words.
export type Token = {
  text: string;
  /** Separators between this token and the previous one. */
  before: string;
} & Word;

interface Way {
  cost: number;
  reading: Reading;
}

/** Minimises unread characters, then the number of words, then spaces inside names. */
function costOf({ end, word, spaces }: Reading, start: number): number {
  const unread = (word.kind === "unknown" && !word.about) || word.kind === "number" ? 1_000_000 * (end - start) : 0;
  return unread + 1_000 + spaces;
}

function skipGaps(text: LineText, from: number): number {
  let start = from;
  while (start < text.folded.length && isGap(text.folded[start] ?? "")) start++;
  return start;
}

function readingsOf(book: GeneBook, text: LineText): Map<number, Reading[]> {
  const readings = new Map<number, Reading[]>();
  const reached = new Set([skipGaps(text, 0)]);
  for (let start = 0; start < text.folded.length; start++) {
    if (!reached.has(start)) continue;
    const here = readingsAt(book, text, start);
    readings.set(start, here);
    for (const { end } of here) reached.add(skipGaps(text, end));
  }
  return readings;
}

/** Finds the best reading of the rest of the line at each position, from the end. */
function bestWays(book: GeneBook, text: LineText): (Way | undefined)[] {
  const ways: (Way | undefined)[] = Array(text.folded.length);
  const costFrom = (from: number) => {
    const start = skipGaps(text, from);
    return start >= text.folded.length ? 0 : (ways[start]?.cost ?? Number.POSITIVE_INFINITY);
  };
  for (const [start, readings] of [...readingsOf(book, text)].reverse()) {
    for (const reading of readings) {
      const cost = costOf(reading, start) + costFrom(reading.end);
      const best = ways[start];
      const longer = best && cost === best.cost && reading.end > best.reading.end;
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY) || longer) ways[start] = { cost, reading };
    }
  }
  return ways;
}

/** Tokenises a line; only separators between tokens are dropped. */
export function lineTokens(book: GeneBook, line: string): Token[] {
  const text = lineText(charactersOf(line));
  const { characters } = text;
  const ways = bestWays(book, text);
  const tokens: Token[] = [];
  let from = 0;
  for (let start = skipGaps(text, 0); start < characters.length; start = skipGaps(text, from)) {
    const before = characters.slice(from, start).join("");
    const { end, word }: Reading = ways[start]?.reading ?? { end: start + 1, word: { kind: "unknown" }, spaces: 0 };
    const read = characters.slice(start, end).join("");
    const last = tokens.at(-1);
    // 多頭ほげ: merges adjacent unknown words.
    const isUnread = last?.kind === "unknown" && word.kind === "unknown" && !last.about && !word.about;
    if (isUnread && before === "") last.text += read;
    else tokens.push({ text: read, before, ...word });
    from = end;
  }
  return tokens;
}

export interface Mark {
  kind: "mark";
  state: GeneState | "homozygous";
  percent?: number;
  percents?: readonly number[];
  /** Number of following genes it covers: two for "double het". */
  genes: number;
  text: string;
  before: string;
  /** In its own brackets after the name it applies to: クラウン（ヘテロ）. */
  bracketed?: boolean;
  /** Applies to the following name even if that shows with one copy: poss YB. */
  ahead?: boolean;
  /** Why this is impossible; the adjacent name is then not read at all. */
  problem?: string;
  instead?: readonly string[];
}

export type Name = Extract<Token, { kind: "name" }>;
export type Part = Name | Mark | Extract<Token, { kind: "maker" | "unknown" | "number" }>;
export interface Bracket {
  kind: "bracket";
  nodes: Node[];
  before: string;
}
export type Node = Part | Bracket;

/** Percentages commonly used for hets. */
export const likePercent = /^(?:12|25|33|50|66|67|75|100)$/;

type HetWord = Token & { kind: "state"; state: "het" | "pos-het"; genes: number; ahead?: boolean };

function isHetWord(token: Token | undefined): token is HetWord {
  return token?.kind === "state" && (token.state === "het" || token.state === "pos-het");
}

export function isHet({ state }: Pick<Mark, "state">): boolean {
  return state === "het" || state === "pos-het";
}

/**
 * "ポスヘテ66", "het 66": a bare number next to a possible het is its percentage; next to a het only if it is a common one.
 */
function withBareNumbers(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) => {
    const looksLike = likePercent.test(token.text.normalize("NFKC"));
    const isBeside = [tokens[index - 1], tokens[index + 1]].some(
      (one) => isHetWord(one) && (one.state === "pos-het" || looksLike),
    );
    if (token.kind !== "number" || !isBeside) return token;
    const { text, before } = token;
    return { kind: "percent", percent: Number(text.normalize("NFKC")), text, before };
  });
}

interface HetMark {
  length: number;
  mark: Mark;
  word: HetWord | undefined;
  percent: number | undefined;
}

const isPossible = (token: Token | undefined) => isHetWord(token) && token.state === "pos-het";

/** Returns the number of tokens of one state: 66% het, het 66%, possible 66% het, 66% pos H., ph H. */
function lengthOfHet(tokens: readonly Token[]): number {
  const [first, second, third] = tokens;
  const isShare = (one: Token | undefined) => one?.kind === "percent" || one?.kind === "percents";
  const goesOn = (one: Token | undefined) => isHetWord(one) && /^[\s.・]*$/.test(one.before);
  if (first?.kind === "percent" && !isHetWord(second)) return 1;
  if (isShare(first) && isHetWord(second)) return isPossible(second) && goesOn(third) ? 3 : 2;
  if (!isHetWord(first)) return 0;
  if (isPossible(first) && isShare(second) && isHetWord(third)) return 3;
  if (isPossible(first) && goesOn(second)) return 1 + lengthOfHet(tokens.slice(1));
  // In "clown het 66% het pied" the percentage belongs to the following het.
  return isShare(second) && !isHetWord(third) ? 2 : 1;
}

/** Parses adjacent percentages and het words in any order. */
function hetMark(tokens: readonly Token[], index: number): HetMark | null {
  const ahead = withBareNumbers(tokens.slice(index, index + 4));
  const said = ahead.slice(0, lengthOfHet(ahead));
  const [first] = said;
  if (!first) return null;
  const words = said.filter(isHetWord);
  const percent = said.find((one) => one.kind === "percent")?.percent;
  const percents = said.find((one) => one.kind === "percents")?.percents;
  const text = said.map(({ before, text }, i) => (i === 0 ? text : before + text)).join("");
  const isOpen = percents !== undefined || (percent === undefined ? words.some(isPossible) : percent < 100);
  const genes = percents?.length ?? Math.max(1, ...words.map((word) => word.genes));
  const mark: Mark = { kind: "mark", state: isOpen ? "pos-het" : "het", genes, text, before: first.before };
  if (percents) mark.percents = percents;
  else if (isOpen && percent !== undefined) mark.percent = percent;
  if (words.at(-1)?.ahead) mark.ahead = true;
  if (percent !== undefined && (percent <= 0 || percent > 100)) {
    mark.problem = reasons.noShare;
    mark.instead = ["ヘテロ"];
  } else if (percent !== undefined && words.length === 0 && !likePercent.test(String(Math.trunc(percent)))) {
    mark.problem = reasons.unlikelyShare;
    mark.instead = [`${text}ポスヘテ`, ""];
  }
  return { length: said.length, mark, word: words[0], percent };
}

export function isRecessive(token: Node | Token | undefined): boolean {
  return token?.kind === "name" && token.meanings.some(({ recessive }) => recessive);
}

/**
 * Detects two states of one gene (ポス スーパーパステル, het スーパークラウン, het visual pied), unless the het belongs to the previous
 * name.
 */
function contradicts(
  { state: het }: Mark,
  state: string,
  behind: Token | undefined,
  before: Token | undefined,
): boolean {
  if (state === "super") return het === "pos-het" || isRecessive(behind);
  return (state === "visual" || state === "homozygous") && isRecessive(behind) && !isRecessive(before);
}

/** Link symbols of words between two parts. */
const links = { and: "&", of: ">", cross: "×" };

/** Returns the relevant parts in order. Brackets and links of dropped tokens carry over to the next part. */
export function partsOf(tokens: readonly Token[]): Part[] {
  const parts: Part[] = [];
  let carried = "";
  const put = (part: Part) => {
    parts.push({ ...part, before: carried + part.before });
    carried = "";
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    const het = hetMark(tokens, i);
    if (het) {
      i += het.length - 1;
      const { mark, percent, word } = het;
      const behind = tokens[i + 1];
      if (word && behind?.kind === "state" && contradicts(mark, behind.state, tokens[i + 2], tokens[i - het.length])) {
        const text = `${mark.text}${behind.before}${behind.text}`;
        const instead = [behind.text, mark.text, ""];
        put({ kind: "mark", state: "super", genes: 1, text, before: mark.before, problem: reasons.twoStates, instead });
        i++;
        continue;
      }
      // The rest of a percentage belongs to the adjacent het, if any.
      put(percent === 100 && !word ? { kind: "number", text: mark.text, before: mark.before } : mark);
    } else if (token?.kind === "state") {
      const { state, text, before } = token;
      put({ kind: "mark", state, genes: 1, text, before });
    } else if (token?.kind === "remark") {
      carried += `${token.before}${token.links ? links[token.links] : " "}`;
    } else if (token?.kind === "percents") {
      put({ ...token, kind: "unknown" });
    } else if (token && token.kind !== "percent") {
      put(token);
    }
  }
  return parts;
}

const deepest = 6;

/** Nests bracketed parts; very deep brackets are flattened. */
export function nodesOf(parts: readonly Part[]): Node[] {
  const top: Node[] = [];
  const open: Bracket[] = [];
  for (const part of parts) {
    let before = "";
    for (const character of part.before) {
      if (/[([{]/.test(character) && open.length < deepest) {
        const bracket: Bracket = { kind: "bracket", nodes: [], before };
        (open.at(-1)?.nodes ?? top).push(bracket);
        open.push(bracket);
        before = "";
      } else if (/[)\]}]/.test(character)) {
        open.pop();
        before = " ";
      } else {
        before += character;
      }
    }
    (open.at(-1)?.nodes ?? top).push({ ...part, before });
  }
  return top;
}

export function namesIn(nodes: readonly Node[]): Name[] {
  return nodes.flatMap((node) => (node.kind === "name" ? [node] : node.kind === "bracket" ? namesIn(node.nodes) : []));
}
