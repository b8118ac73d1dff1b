// Ambiguous words that lead to a question: doubts, negations, two copies, and words whose neighbour changes their meaning.

import { type GeneBook, linesOf } from "../genes/gene-book.ts";
import everyday from "../names/everyday-words.json" with { type: "json" };
import { partsHard } from "../names/fold-name.ts";
import { questionWords } from "../names/question-words.ts";
import reasons from "../names/reasons.json" with { type: "json" };
import type { Said } from "../names/trade-words.ts";
import { isHet, isRecessive, plainText, type Token } from "./line-parts.ts";
import type { LineText, Word } from "./line-readings.ts";
import { namesAnimal, saysNormal, sexSaid } from "./two-animals.ts";

/** Matches a question word at a position as a whole, so that no part of it is read as something else. */
export function askedAt({ whole }: LineText, start: number): { end: number; word: Word } | null {
  if (/[a-z]/.test(whole[start - 1] ?? "") && /[a-z]/.test(whole[start] ?? "")) return null;
  for (const [about, pattern] of questionWords) {
    pattern.lastIndex = start;
    const match = pattern.exec(whole);
    if (match) return { end: start + match[0].length, word: { kind: "unknown", about } };
  }
  return null;
}

export const mayBeItsName = reasons.orCalled;

const everydayGenes = new Set(everyday.beside);
const lastGenes = new Set(everyday.last);
const lookGenes = new Set(everyday.looks);
const neverNames = new Set(everyday.neverNames);

const isKatakana = /^[ァ-ヶー]+$/;

type Name = Token & { kind: "name" };
type Remark = Token & { kind: "remark" };

const isName = (token: Token | undefined): token is Name => token?.kind === "name";
const isOfHet = (token: Token | undefined) => token?.kind === "state" && isHet(token);
const isGeneIn = (genes: ReadonlySet<string>, { meanings }: Name) =>
  meanings.every(({ kind, items }) => kind === "gene" && genes.has(items[0]?.gene ?? ""));

/** Returns whether it may be the animal's name (モカ ♀ パステル). In バナナ ♂ het クラウン no other gene is visible. */
function mayBeCalled(tokens: readonly Token[], index: number, token: Name): boolean {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  const [meaning] = token.meanings;
  if (meaning?.kind !== "gene" || neverNames.has(meaning.items[0]?.gene ?? "")) return false;
  const isOrdinary = isGeneIn(everydayGenes, { ...token, meanings: [meaning] });
  const isOfAnimal = (one: Token | undefined) =>
    one?.kind === "remark" && (ofOneAnimal.has(one.said) || /^(?:名前|呼び名|name)$/i.test(one.text));
  const behind = tokens.slice(index + 1);
  const isCell = isName(next) && behind.every((one, i) => !isName(one) || partsHard(one.before) === (i === 0));
  const isFirst =
    tokens.slice(0, index).every(({ kind }) => kind === "remark") &&
    (isOfAnimal(next) || (isCell && behind.length > 2));
  const isLast = behind.length === 0 && isOrdinary && isOfAnimal(before);
  const others = isFirst ? behind : isLast ? tokens.slice(0, index) : [];
  return others.some((one, i) => isName(one) && (isOrdinary || !isOfHet(others[i - 1])));
}

/** ラスト1匹, ファイヤーセール, アルファ個体, スペシャルセット, ピンセット: part of an everyday phrase. */
function isEveryday(name: Name, before: Token | undefined, next: Token | undefined): boolean {
  // 残りラスト, ラスト1ペア, ラスト1
  const isOfSale = (one: Token | undefined) => one?.kind === "remark" && /^(?:price|count|group)$/.test(one.said ?? "");
  if (isGeneIn(lastGenes, name) && (isOfSale(before) || isOfSale(next) || next?.kind === "number")) return true;
  if (next?.kind !== "remark") return false;
  const [touches, text] = [next.before === "", plainText(next)];
  const isOneWord = touches && isKatakana.test(text) && isKatakana.test(plainText(name));
  const isOther =
    /[匹頭点]$|^(?:.*セール.*|sale|price.*|deal|.*価格|大?特価|定価|パイソン|python)$/i.test(text) ||
    (touches && /^個体$|円$|^[¥$]/.test(text));
  return (isGeneIn(everydayGenes, name) && (isOther || isOneWord)) || (isOneWord && name.text.length <= 2);
}

/** クラウン系: states the origin of an animal, unless the name is a line as in VPI系. */
function isDescent(book: GeneBook, name: Token | undefined, { text, before }: Token): boolean {
  const isLine = isName(name) && name.meanings.some(({ items }) => items.some(({ gene }) => linesOf(book).has(gene)));
  return isName(name) && !isLine && before.trim() === "" && /^(?:系|系統|ライン|line|projects?)$/i.test(text);
}

/** Returns whether a token is linked to the previous one by と or by one of the marks. */
function isListed(tokens: readonly Token[], index: number, marks: RegExp): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (token === undefined || before === undefined) return false;
  return (before.kind === "remark" && before.links === "and") || marks.test(token.before);
}

/** クラウンとパイドのペア, モハベ、レッサー 各1匹, パステル クラウン 2匹: several animals, or several with both genes. */
function isOfSeveral(tokens: readonly Token[], index: number): boolean {
  const text = plainText(tokens[index]);
  const isEach = /^(?:各.*|(?:[2-9二-十]|1\d)\s?[匹頭].*)$/.test(text);
  if (!isEach && !/^(?:ペア|pairs?|[1-9]\.[1-9]|[02-9]\.[02-9])$/i.test(text)) return false;
  const marks = isEach ? /[&、,]|^[\s・]+$/ : /&/;
  const listed = isEach ? tokens : tokens.slice(0, index);
  return listed.some((one, i) => (isName(one) || !isEach) && i !== index + 1 && isListed(tokens, i, marks));
}

/** モハベとノーマル, ノーマル/パステル; not ノーマル、ヘテロ・クラウン. */
function isWithNormal(tokens: readonly Token[], index: number, token: Token): boolean {
  if (!saysNormal(token)) return false;
  const isLinked = [index, index + 1, index + 2].some((at) => isListed(tokens, at, /&/));
  const beside = [tokens[index - 1], tokens[index + 1]];
  const isBeside = beside.some((one, i) => isName(one) && isListed(tokens, index + i, /[&、,/|]/));
  return isBeside || (isLinked && namesAnimal(tokens.filter((one) => one !== token)));
}

const ofOneAnimal = new Set<Said | undefined>(["price", "weight", "number", "sex", "count", "date", "age"]);

/** クラウン 5万 パイド 3万, ♂クラウン ♂パイド, クラウン（2023）、パイド（2024）: a property that one animal has once appears after two names. */
function isSaidAgain(tokens: readonly Token[], index: number, { said, text }: Remark): boolean {
  const isSo = (one: Token) =>
    one.kind === "remark" &&
    one.said === said &&
    (said === "age" || (said === "sex" ? one.text === text : /[\d一-十]/.test(plainText(one))));
  const first = tokens.slice(0, index).findLastIndex(isSo);
  const [before, between, behind] = [[0, first], [first, index], [index]].map(([from, to]) =>
    namesAnimal(tokens.slice(from, to)),
  );
  return (
    first >= 0 && tokens.slice(index, index + 1).some(isSo) && between === true && (before === true || behind === true)
  );
}

/** パステル 1匹 クラウン, パステル 2万円、クラウン: the first of two animals ends. */
function endsAnimal(tokens: readonly Token[], index: number, token: Remark): boolean {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  const isPrice = token.said === "price" && /\d/.test(plainText(token)) && /[、,]/.test(next?.before ?? "");
  return isName(before) && isName(next) && (isPrice || /^(?:[1一]\s?[匹頭]|ペア|pairs?)$/i.test(plainText(token)));
}

/** パステル het クラウン、エンチ het パイド: a visible gene after a het starts another animal. */
function beginsAgain(tokens: readonly Token[], index: number): boolean {
  const firstHet = tokens.findIndex(isOfHet);
  const shows = (one: Token | undefined) => isName(one) && !isRecessive(one);
  const isApart = /[、,;/|]/.test(tokens[index]?.before ?? "") && isOfHet(tokens[index + 1]);
  return isApart && shows(tokens[index]) && firstHet < index && tokens.slice(0, Math.max(0, firstHet)).some(shows);
}

/** スーパー美個体 パステル, ヘテロ 3万円 クラウン, クラウン メスポス: a state that is not followed by its name. */
function isOver(tokens: readonly Token[], index: number, token: Token): boolean {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (token.kind === "remark" && token.said === "sex" && next?.kind === "state")
    return isHet(next) && next.before === "" && !isName(tokens[index + 2]);
  if (token.kind !== "state" || next?.kind !== "remark" || next.links) return false;
  const isOfBefore = isName(before) && /^[（(]?$/.test(token.before) && !(next.before === "" && next.said === "price");
  const isHetOver = isOfHet(token) && !isName(before) && isName(tokens[index + 2]);
  return (token.state === "super" && !isOfBefore) || (isHetOver && /^(?:date|price|number)$/.test(next.said ?? ""));
}

type Asked = { reason: string; meant?: readonly string[]; text?: string };

function questionAt(book: GeneBook, tokens: readonly Token[], i: number, hasSex: boolean): Asked | null {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token && next && isOver(tokens, i, token))
    return { reason: reasons.skipped, meant: [token.text], text: token.text + next.before + next.text };
  if (isName(token)) {
    if (hasSex && mayBeCalled(tokens, i, token)) return { reason: reasons.orCalled, meant: [token.text] };
    if (isEveryday(token, before, next)) return { reason: reasons.otherThing, meant: [token.text] };
    // パターンレスパステル: a gene's name used as a description.
    const isLook = isName(next) && next.before === "" && lookGenes.has(token.meanings[0]?.items[0]?.gene ?? "");
    if (isLook) return { reason: reasons.orLook, meant: [`${token.text} `, ""] };
    if (!beginsAgain(tokens, i)) return null;
    return { reason: reasons.ofTwo, meant: [` ${token.text}`], text: token.before + token.text };
  }
  if (token?.kind !== "remark") return null;
  if (isOfSeveral(tokens, i)) return { reason: reasons.pairOf };
  const isAgain = ofOneAnimal.has(token.said) && isSaidAgain(tokens, i, token);
  if (isAgain || isWithNormal(tokens, i, token) || endsAnimal(tokens, i, token)) return { reason: reasons.ofTwo };
  return isDescent(book, before, token) ? { reason: reasons.descent } : null;
}

/** Replaces tokens whose neighbours change their meaning by questions. */
export function withQuestions(book: GeneBook, tokens: readonly Token[]): Token[] {
  const hasSex = sexSaid(tokens) !== null;
  return tokens.flatMap((token, i): Token[] => {
    const [last, { text, before }] = [tokens[i - 1], token];
    if (last && isOver(tokens, i - 1, last)) return [];
    const question = questionAt(book, tokens, i, hasSex);
    const gap = question?.text?.startsWith(before) ? "" : before;
    if (question) return [{ kind: "unknown", about: "neighbour", text, before: gap, ...question }];
    // パステル→クラウン: one of the two.
    const [sign = ""] = isName(last) && isName(token) ? (/[→⇒➡=≠<>].*/s.exec(before) ?? []) : [];
    if (sign === "") return [token];
    return [
      { kind: "unknown", text: sign, before: before.slice(0, -sign.length) },
      { ...token, before: "" },
    ];
  });
}
