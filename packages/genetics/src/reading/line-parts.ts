// Groups the tokens of a line: words and percentages of one state, and brackets.

import type { GeneState } from "../genes/gene.ts";
import type { GeneBook } from "../genes/gene-book.ts";
import { charactersOf, foldCharacters } from "../names/fold-name.ts";
import reasons from "../names/reasons.json" with { type: "json" };
import { likePercent } from "../names/shares.ts";
import { isGap, type LineText, type Reading, readingsAt, type Word } from "./line-readings.ts";

export type Token = {
  text: string;
  /** Separators between this token and the previous one. */
  before: string;
} & Word;

export interface Range {
  from: number;
  to: number;
}

export function textOf(tokens: readonly Pick<Token, "before" | "text">[]): string {
  return tokens.map(({ before, text }, i) => (i === 0 ? text : before + text)).join("");
}

/** Returns the words in a range, without a bracket that they leave open. */
export function wordsIn(tokens: readonly Token[], { from, to }: Range): string {
  return textOf(tokens.slice(from, to)).replace(/[（(](?![^（(]*[）)])/, " ");
}

export function plainText(one: { text: string } | undefined): string {
  return one?.text.normalize("NFKC") ?? "";
}

interface Way {
  cost: number;
  start: number;
  reading?: Reading;
  rest?: Way;
}

/** Minimises unread characters, then the number of words, then spaces inside names. */
function costOf({ end, word, spaces }: Reading, start: number): number {
  const unread = (word.kind === "unknown" && !word.about) || word.kind === "number" ? 1_000_000 * (end - start) : 0;
  return unread + 1_000 + spaces;
}

function bestWay(book: GeneBook, text: LineText): Way {
  const ways = new Map<number, Way>();
  const after = (index: number): Way => {
    let start = index;
    while (isGap(text.folded[start] ?? "")) start++;
    const isEnd = start === text.folded.length;
    let best = ways.get(start) ?? { cost: isEnd ? 0 : Number.POSITIVE_INFINITY, start };
    if (isEnd || best.reading) return best;
    for (const reading of readingsAt(book, text, start)) {
      const rest = after(reading.end);
      const cost = costOf(reading, start) + rest.cost;
      const isLonger = cost === best.cost && reading.end > (best.reading?.end ?? 0);
      if (cost < best.cost || isLonger) best = { cost, start, reading, rest };
    }
    ways.set(start, best);
    return best;
  };
  return after(0);
}

/** Splits a line into names, trade words, percentages and unknown words; only separators between them are dropped. */
export function lineTokens(book: GeneBook, line: string): Token[] {
  const characters = charactersOf(line);
  const folded = foldCharacters(characters);
  const text = { characters, folded, whole: folded.join("") };
  const typed = (start: number, end: number) => characters.slice(start, end).join("");
  const tokens: Token[] = [];
  let from = 0;
  for (let way = bestWay(book, text); way.reading && way.rest; way = way.rest) {
    const { end, word } = way.reading;
    const [before, read] = [typed(from, way.start), typed(way.start, end)];
    const last = tokens.at(-1);
    // 多頭ほげ: merges adjacent unknown words.
    const isUnread = last?.kind === "unknown" && word.kind === "unknown" && !last.about && !word.about;
    if (isUnread && before === "") last.text += read;
    else tokens.push({ text: read, before, ...word });
    from = end;
  }
  return tokens;
}

interface Bracketed {
  /** In its own brackets after the name it applies to: クラウン（ヘテロ）. */
  bracketed?: boolean;
}

export interface Mark extends Range, Bracketed {
  kind: "mark";
  state: GeneState | "homozygous";
  percent?: number;
  percents?: readonly number[];
  /** Number of following genes it covers: two for "double het". */
  genes: number;
  text: string;
  before: string;
  /** Applies to the following name even if that shows with one copy: poss YB. */
  ahead?: boolean;
  /** Why this is impossible; the adjacent name is then not read at all. */
  problem?: string;
  instead?: readonly string[];
}

export type Name = Extract<Token, { kind: "name" }> & Range;
export type Part = Name | Mark | (Extract<Token, { kind: "maker" | "unknown" | "number" }> & Range & Bracketed);
export interface Bracket {
  kind: "bracket";
  nodes: Node[];
  before: string;
}
export type Node = Part | Bracket;

type HetWord = Token & { kind: "state"; state: "het" | "pos-het"; genes: number; ahead?: boolean };

export function isHet({ state }: { state?: string }): boolean {
  return state === "het" || state === "pos-het";
}

const isHetWord = (token: Token | undefined): token is HetWord => token?.kind === "state" && isHet(token);

/** ポスヘテ66, het 66: a bare number next to a het is its percentage, if it is a common one or the het is possible. */
function withBareNumbers(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) => {
    const percent = plainText(token);
    const isBeside = [tokens[index - 1], tokens[index + 1]].some(
      (one) => isHetWord(one) && (one.state === "pos-het" || likePercent.test(percent)),
    );
    return token.kind === "number" && isBeside ? { ...token, kind: "percent", percent: Number(percent) } : token;
  });
}

/** Returns a letter for the grammar of hets: a percentage, several of them, het, possible het; capital if set apart. */
function letterOf(token: Token): string {
  if (token.kind === "percent") return "%";
  if (!isHetWord(token)) return token.kind === "percents" ? "S" : ".";
  const letter = token.state === "het" ? "h" : "p";
  return /^[\s.・]*$/.test(token.before) ? letter : letter.toUpperCase();
}

/** Matches 66% het, het 66%, possible 66% het, 66% pos H., ph H. In "het 66% het pied" the percentage is of the second. */
const hetState = /^(?:[%S](?:[pP][hp]|[hpHP])|%|(?:[pP](?=[hp]))*(?:[pP][%S][hpHP]|[hpHP](?:[%S](?![hpHP]))?))/;

const mostShares = 20;

/** Returns whether each het of the rest has its percentage behind its name: het clown 66%, het pied 50%. */
function hasShareBehind(tokens: readonly Token[], from: number): boolean {
  if (tokens[from]?.kind !== "percent" || !isHetWord(tokens[from - 2]) || tokens[from - 1]?.kind !== "name")
    return false;
  const letters = tokens
    .slice(from, from + 3 * mostShares)
    .map(letterOf)
    .join("");
  return /^%(?:[hp]\.%)+(?![%hp])/i.test(letters);
}

function hetPart(tokens: readonly Token[], from: number): Part | null {
  const ahead = withBareNumbers(tokens.slice(from, from + (hasShareBehind(tokens, from) ? 1 : 4)));
  const length = hetState.exec(ahead.map(letterOf).join(""))?.[0].length ?? 0;
  const said = ahead.slice(0, length);
  const [first] = said;
  if (!first) return null;
  const words = said.filter(isHetWord);
  const percent = said.find((one) => one.kind === "percent")?.percent;
  const percents = said.find((one) => one.kind === "percents")?.percents;
  const place = { text: textOf(said), before: first.before, from, to: from + length };
  // It belongs to the adjacent het, if any.
  if (percent === 100 && words.length === 0) return { kind: "number", ...place };
  const isOpen = percents || (percent === undefined ? words.some(({ state }) => state === "pos-het") : percent < 100);
  const genes = percents?.length ?? Math.max(1, ...words.map((word) => word.genes));
  const mark: Mark = { kind: "mark", state: isOpen ? "pos-het" : "het", genes, ...place };
  if (percents) mark.percents = percents;
  else if (isOpen && percent !== undefined) mark.percent = percent;
  if (words.at(-1)?.ahead) mark.ahead = true;
  if (words.length > 0 && contradicts(mark, tokens)) {
    const [text, instead] = [textOf(tokens.slice(from, mark.to + 1)), [tokens[mark.to]?.text ?? "", mark.text, ""]];
    return { ...mark, state: "super", genes: 1, text, to: mark.to + 1, problem: reasons.twoStates, instead };
  }
  if (percent !== undefined && (percent <= 0 || percent > 100))
    return { ...mark, problem: reasons.noShare, instead: ["ヘテロ"] };
  const isLikely = percent === undefined || words.length > 0 || likePercent.test(String(Math.trunc(percent)));
  return isLikely ? mark : { ...mark, problem: reasons.unlikelyShare, instead: [`${mark.text}ポスヘテ`, ""] };
}

export function isRecessive(token: Node | Token | undefined): boolean {
  return token?.kind === "name" && token.meanings.some(({ recessive }) => recessive);
}

/** Detects two states of one gene (ポス スーパーパステル, het visual pied), unless the het belongs to the previous name. */
function contradicts({ state: het, from, to }: Mark, tokens: readonly Token[]): boolean {
  const [other, name] = tokens.slice(to);
  if (other?.kind !== "state" || isHet(other)) return false;
  if (other.state === "super") return het === "pos-het" || isRecessive(name);
  return isRecessive(name) && !isRecessive(tokens[from - 1]);
}

const links = { and: "&", of: ">", cross: "×" };

/** Returns the relevant parts in order. Brackets and links of dropped tokens carry over to the next part. */
export function partsOf(tokens: readonly Token[]): Part[] {
  const parts: Part[] = [];
  let carried = "";
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.kind === "remark") carried += `${token.before}${token.links ? links[token.links] : " "}`;
    const part = token && partAt(tokens, token, i);
    if (!part) continue;
    parts.push({ ...part, before: carried + part.before });
    carried = "";
    i = part.to - 1;
  }
  return parts;
}

function partAt(tokens: readonly Token[], token: Token, from: number): Part | null {
  const place = { from, to: from + 1 };
  const het = hetPart(tokens, from);
  if (het || token.kind === "remark" || token.kind === "percent") return het;
  if (token.kind === "state") return { ...token, kind: "mark", genes: 1, ...place };
  if (token.kind !== "percents") return { ...token, ...place };
  return { ...token, kind: "unknown", meant: token.percents.map((percent) => `${percent}%`), ...place };
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
