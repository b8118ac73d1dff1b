// Ambiguous words that lead to a question: doubts, negations, two copies, and words whose neighbour changes their meaning.

import { type GeneBook, linesOf } from "../genes/gene-book.ts";
import everyday from "../names/everyday-words.json" with { type: "json" };
import { partsHard } from "../names/fold-name.ts";
import { questionWords } from "../names/question-words.ts";
import reasons from "../names/reasons.json" with { type: "json" };
import type { Said } from "../names/trade-words.ts";
import { isRecessive, type Name, type Token } from "./line-parts.ts";
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

/** Question whether a word is the animal's name. */
export const mayBeItsName = reasons.orCalled;

const everydayGenes = new Set(everyday.beside);
const lookGenes = new Set(everyday.looks);

const isKatakana = /^[ァ-ヶー]+$/;

const isName = (token: Token | undefined): token is Name => token?.kind === "name";
const genesOf = ({ meanings }: Name) => (meanings[0]?.kind === "gene" ? meanings[0].items.map(({ gene }) => gene) : []);

/**
 * Returns whether a gene's name may be the animal's name: apart from the genes, at an end of the line (モカ ♀ パステル,
 * Ghost, パステル クラウン ♂). In バナナ ♂ het クラウン no other gene is visible, so it is a バナナ.
 */
function mayBeCalled(tokens: readonly Token[], index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  const [gene] = isName(token) ? genesOf(token) : [];
  if (!gene) return false;
  const isOrdinary = everydayGenes.has(gene);
  const isOfAnimal = (one: Token | undefined) =>
    one?.kind === "remark" && one.said !== undefined && ofOneAnimal.has(one.said);
  const behind = tokens.slice(index + 1);
  const isCell = isName(next) && behind.every((one, i) => !isName(one) || partsHard(one.before) === (i === 0));
  const isFirst =
    tokens.slice(0, index).every(({ kind }) => kind === "remark") &&
    (isOfAnimal(next) || (isCell && behind.length > 2));
  const isLast = behind.length === 0 && isOrdinary && isOfAnimal(before);
  const others = isFirst ? behind : isLast ? tokens.slice(0, index) : [];
  const isShown = (one: Token, i: number) => isName(one) && (isOrdinary || !isOfHet(others[i - 1]));
  return others.some(isShown) && !everyday.neverNames.includes(gene);
}

/** ラスト1匹, ファイヤーセール, アルファ個体, スペシャルセット, ピンセット: part of an everyday phrase. */
function isEveryday(name: Name, next: Token | undefined): boolean {
  if (next?.kind !== "remark") return false;
  const touches = next.before === "";
  const text = next.text.normalize("NFKC");
  const isOneWord = touches && isKatakana.test(text) && isKatakana.test(name.text.normalize("NFKC"));
  const isOther =
    /[匹頭点]$|^(?:.*セール.*|sale|price.*|deal|.*価格|大?特価|定価|パイソン|python)$/i.test(text) ||
    (touches && /^個体$|円$|^[¥$]/.test(text));
  const isOrdinary = name.meanings.every(
    ({ kind, items }) => kind === "gene" && everydayGenes.has(items[0]?.gene ?? ""),
  );
  return (isOrdinary && (isOther || isOneWord)) || (isOneWord && name.text.length <= 2);
}

/** パターンレスパステル: a gene's name used as a description. */
function isLook({ meanings }: Name, next: Token | undefined): boolean {
  return next?.kind === "name" && next.before === "" && lookGenes.has(meanings[0]?.items[0]?.gene ?? "");
}

/** クラウン系: states the origin of an animal, unless the name is a line as in VPI系. */
function isDescent(book: GeneBook, name: Token | undefined, { text, before }: Token): boolean {
  const isLine =
    name?.kind === "name" && name.meanings.some(({ items }) => items.some(({ gene }) => linesOf(book).has(gene)));
  return name?.kind === "name" && !isLine && before.trim() === "" && /^(?:系|系統|ライン|line|projects?)$/i.test(text);
}

/** Returns whether a token is linked to the previous one by と or by one of the marks. */
function isListed(tokens: readonly Token[], index: number, marks: RegExp): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (token === undefined || before === undefined) return false;
  return (before.kind === "remark" && before.links === "and") || marks.test(token.before);
}

/** クラウンとパイドのペア, モハベ、レッサー 各1匹, パステル クラウン 2匹: several animals, or several with both genes. */
function isOfSeveral(tokens: readonly Token[], index: number): boolean {
  const text = tokens[index]?.text.normalize("NFKC") ?? "";
  const isEach = /^(?:各.*|(?:[2-9二-十]|1\d)\s?[匹頭].*)$/.test(text);
  if (!isEach && !/^(?:ペア|pairs?|[1-9]\.[1-9]|[02-9]\.[02-9])$/i.test(text)) return false;
  const marks = isEach ? /[&、,]|^[\s・]+$/ : /&/;
  const listed = isEach ? tokens : tokens.slice(0, index);
  return listed.some(({ kind }, i) => (kind === "name" || !isEach) && i !== index + 1 && isListed(tokens, i, marks));
}

/** モハベとノーマル, ノーマル/パステル; not ノーマル、ヘテロ・クラウン. */
function isWithNormal(tokens: readonly Token[], index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!token || !saysNormal(token)) return false;
  const isLinked = [index, index + 1, index + 2].some((at) => isListed(tokens, at, /&/));
  const isBeside = (one: Token | undefined, at: number) => one?.kind === "name" && isListed(tokens, at, /[&、,/|]/);
  return (
    (isLinked && namesAnimal(tokens.filter((one) => one !== token))) ||
    isBeside(before, index) ||
    isBeside(next, index + 1)
  );
}

const ofOneAnimal = new Set<Said>(["price", "weight", "number", "sex", "count", "date", "age"]);

/** クラウン 5万 パイド 3万, ♂クラウン ♂パイド, クラウン（2023）、パイド（2024）: a property that one animal has once appears after two names. */
function isSaidAgain(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== "remark" || !token.said || !ofOneAnimal.has(token.said)) return false;
  const { said, text } = token;
  const isSo = (one: Token) =>
    one.kind === "remark" &&
    one.said === said &&
    (said === "age" || (said === "sex" ? one.text === text : /[\d一-十]/.test(one.text.normalize("NFKC"))));
  const first = isSo(token) ? tokens.slice(0, index).findLastIndex(isSo) : -1;
  const [before, between, behind] = [[0, first], [first, index], [index]].map(([from, to]) =>
    namesAnimal(tokens.slice(from, to)),
  );
  return first >= 0 && between === true && (before === true || behind === true);
}

/** パステル 1匹 クラウン, パステル 2万円、クラウン: the first of two animals ends. */
function endsAnimal(tokens: readonly Token[], index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (before?.kind !== "name" || token?.kind !== "remark" || next?.kind !== "name") return false;
  const isCounted = /^[1一]\s?[匹頭]$/.test(token.text.normalize("NFKC"));
  return isCounted || (token.said === "price" && /[、,]/.test(next.before) && /\d/.test(token.text.normalize("NFKC")));
}

/** パステル het クラウン、エンチ het パイド: a visible gene after a het starts another animal. */
function beginsAgain(tokens: readonly Token[], index: number, firstHet: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  const shows = (one: Token | undefined) => one?.kind === "name" && !isRecessive(one);
  const isApart = token !== undefined && /[、,;/|]/.test(token.before) && isOfHet(next);
  return isApart && shows(token) && firstHet > 0 && firstHet < index && tokens.slice(0, firstHet).some(shows);
}

/** スーパーセール パステル, ヘテロ 3万円 クラウン: a state that is not followed by its name. */
function isOver(next: Token | undefined, isSuper: boolean, isHet: boolean): next is Token {
  if (next?.kind !== "remark" || next.links) return false;
  return isSuper || (isHet && (next.said === "date" || next.said === "price" || next.said === "number"));
}

const isOfHet = (token: Token | undefined) => token?.kind === "state" && /het/.test(token.state);

/** Returns the question that adjacent words raise about a token, and possible replacements. */
function questionAt(book: GeneBook, tokens: readonly Token[], i: number, hasSex: boolean, firstHet: number) {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token?.kind === "name") {
    if (hasSex && mayBeCalled(tokens, i)) return { reason: reasons.orCalled, meant: [token.text] };
    if (isEveryday(token, next)) return { reason: reasons.otherThing, meant: [token.text] };
    if (isLook(token, next)) return { reason: reasons.orLook, meant: [`${token.text} `, ""] };
    return beginsAgain(tokens, i, firstHet)
      ? { reason: reasons.ofTwo, meant: [` ${token.text}`], text: token.before + token.text }
      : null;
  }
  if (token?.kind !== "remark") return null;
  if (isOfSeveral(tokens, i)) return { reason: reasons.pairOf };
  if (isSaidAgain(tokens, i) || isWithNormal(tokens, i) || endsAnimal(tokens, i)) return { reason: reasons.ofTwo };
  return isDescent(book, before, token) ? { reason: reasons.descent } : null;
}

/** Replaces tokens whose neighbours change their meaning by questions. */
export function withQuestions(book: GeneBook, tokens: readonly Token[]): Token[] {
  const hasSex = sexSaid(tokens) !== null;
  const firstHet = tokens.findIndex(isOfHet);
  const asked: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
    if (!token) continue;
    const { text, before: gap } = token;
    const put = (more: { reason: string; meant?: readonly string[]; text?: string }) =>
      asked.push({ kind: "unknown", about: "neighbour", text, before: more.text?.startsWith(gap) ? "" : gap, ...more });
    const isSuper = token.kind === "state" && token.state === "super";
    const isHetOver = isOfHet(token) && before?.kind !== "name" && tokens[i + 2]?.kind === "name";
    const isOfBefore = before?.kind === "name" && /^[（(]?$/.test(token.before);
    const question = questionAt(book, tokens, i, hasSex, firstHet);
    const sign = before?.kind === "name" && token.kind === "name" ? /[→⇒➡=≠<>]/.exec(token.before) : null;
    if (sign) {
      // パステル→クラウン: one of the two.
      asked.push({ kind: "unknown", text: token.before.slice(sign.index), before: token.before.slice(0, sign.index) });
      asked.push({ ...token, before: "" });
    } else if (isOver(next, isSuper && !isOfBefore, isHetOver)) {
      put({ reason: reasons.skipped, meant: [text], text: text + next.before + next.text });
      i++;
    } else if (question) put(question);
    else asked.push(token);
  }
  return asked;
}
