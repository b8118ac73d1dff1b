// Words that are understood and yet leave open what the animal is: doubts, negations, two copies, and words that mean something else
// next to their neighbour. Each makes a question.

import { type GeneBook, linesOf } from "../genes/gene-book.ts";
import everyday from "../names/everyday-words.json" with { type: "json" };
import { questionWords } from "../names/question-words.ts";
import type { Said } from "../names/trade-words.ts";
import type { Token } from "./line-parts.ts";
import type { LineText, Word } from "./line-readings.ts";
import { saysNormal, sexSaid } from "./two-animals.ts";

/** Such a word at a place, read whole, so that no part of it is taken for something else. */
export function askedAt({ whole }: LineText, start: number): { end: number; word: Word } | null {
  if (/[a-z]/.test(whole[start - 1] ?? "") && /[a-z]/.test(whole[start] ?? "")) return null;
  for (const [about, pattern] of questionWords) {
    pattern.lastIndex = start;
    const match = pattern.exec(whole);
    if (match) return { end: start + match[0].length, word: { kind: "unknown", about } };
  }
  return null;
}

const everydayGenes = new Set(everyday);
/** Genes whose names also say how a snake looks: パターンレスパステル. */
const lookGenes = new Set(["patternless", "whitewash"]);
const otherThing =
  "ふつうの言葉かもしれません。モルフの名前なら、ほかの言葉と離して書いてください。この遺伝子は計算に入れていません。";
const skipped = "「スーパー」がどの遺伝子のことか分かりません。遺伝子の名前のすぐ前に書いてください。";
const orLook = "遺伝子の名前か、見た目のことか分かりません。遺伝子なら、ほかの名前と離して書いてください。";
const pairOf = "1匹ずつの遺伝子なのか、どちらも両方を持つのか分かりません。";
const descent = "その遺伝子を持つのか、血筋のことなのか分かりません。";

const ofTwo = "2匹のことが1行に書かれているようです。1匹ずつ書いてください。";

const isKatakana = /^[ァ-ヶー]+$/;

/** ラスト1匹, ファイヤーセール, アルファ個体, スペシャルセット, ピンセット; `isCalled`: モカ ♀ パステル may be called モカ. */
function isEveryday(name: Token, next: Token | undefined, isCalled: boolean): boolean {
  if (name.kind !== "name" || next?.kind !== "remark") return false;
  const touches = next.before === "";
  const text = next.text.normalize("NFKC");
  const isOneWord = touches && isKatakana.test(text) && isKatakana.test(name.text.normalize("NFKC"));
  const isOther =
    /[匹頭点]$|^(?:.*セール.*|sale|price.*|deal|.*価格|大?特価|定価)$/i.test(text) ||
    (touches && /^個体$|円$|^[¥$]/.test(text));
  const isOrdinary = name.meanings.every(
    ({ kind, items }) => kind === "gene" && everydayGenes.has(items[0]?.gene ?? ""),
  );
  if (next.said === "sex") return isOrdinary && isCalled;
  return (isOrdinary && (isOther || isOneWord)) || (isOneWord && name.text.length <= 2);
}

function isLook(token: Token, next: Token | undefined): boolean {
  const isOne = token.kind === "name" && token.meanings.some(({ items }) => lookGenes.has(items[0]?.gene ?? ""));
  return isOne && next?.kind === "name" && next.before === "";
}

/** クラウン系: the line of VPI系 says which Axanthic, that of any other gene only where an animal is from. */
function isDescent(book: GeneBook, name: Token | undefined, { text, before }: Token): boolean {
  const isLine =
    name?.kind === "name" && name.meanings.some(({ items }) => items.some(({ gene }) => linesOf(book).has(gene)));
  return name?.kind === "name" && !isLine && before.trim() === "" && /^(?:系|系統|ライン|line)$/i.test(text);
}

const linksAnd = (token: Token | undefined) =>
  token !== undefined && ((token.kind === "remark" && token.links === "and") || token.before.includes("&"));

/** クラウンとパイドのペア, モハベ、レッサー 各1匹: two animals, or two that are both. */
function isOfSeveral(tokens: readonly Token[], index: number): boolean {
  const text = tokens[index]?.text.normalize("NFKC") ?? "";
  const isEach = /^(?:各.*|[2-9]\s?[匹頭].*)$/.test(text);
  if (!isEach && !/^(?:ペア|pairs?)$/i.test(text)) return false;
  const isListed = (token: Token, i: number) => isEach && i > 0 && token.kind === "name" && /[、,]/.test(token.before);
  return tokens.slice(0, index).some((token, i) => linksAnd(token) || isListed(token, i));
}

/** モハベとノーマル. */
function isWithNormal(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  const isLinked = linksAnd(token) || linksAnd(next) || linksAnd(tokens[index - 1]);
  return token !== undefined && saysNormal(token) && isLinked && tokens.some(({ kind }) => kind === "name");
}

const ofOneAnimal = new Set<Said>(["price", "weight", "number", "sex", "count"]);

/** クラウン 5万 パイド 3万, ♂クラウン ♂パイド: what one animal has once is said of two names. */
function isSaidAgain(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== "remark" || !token.said || !ofOneAnimal.has(token.said)) return false;
  const { said, text } = token;
  const isSo = (one: Token) =>
    one.kind === "remark" &&
    one.said === said &&
    (said === "sex" ? one.text === text : /\d/.test(one.text.normalize("NFKC")));
  const first = isSo(token) ? tokens.slice(0, index).findLastIndex(isSo) : -1;
  const [before, between, behind] = [[0, first], [first, index], [index]].map(([from, to]) =>
    tokens.slice(from, to).some((one) => one.kind === "name" || saysNormal(one)),
  );
  return first >= 0 && between === true && (before === true || behind === true);
}

/** The tokens with a question in the place of each whose neighbour makes something else of it. */
export function withQuestions(book: GeneBook, tokens: readonly Token[]): Token[] {
  const asked: Token[] = [];
  const isOfOne = sexSaid(tokens) !== null && tokens.slice(2).some(({ kind }) => kind === "name");
  for (let i = 0; i < tokens.length; i++) {
    const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
    if (!token) continue;
    const ask = (reason: string) => ({
      kind: "unknown" as const,
      about: "neighbour" as const,
      reason,
      text: token.text,
      before: token.before,
    });
    const isSuper = token.kind === "state" && token.state === "super";
    const isOfBefore = before?.kind === "name" && /^[（(]?$/.test(token.before);
    if (isSuper && next?.kind === "remark" && !next.links && !isOfBefore) {
      asked.push({ ...ask(skipped), meant: [token.text], text: token.text + next.before + next.text });
      i++;
    } else if (isEveryday(token, next, i === 0 && isOfOne)) asked.push({ ...ask(otherThing), meant: [token.text] });
    else if (isLook(token, next)) asked.push({ ...ask(orLook), meant: [`${token.text} `, ""] });
    else if (token.kind === "remark" && isOfSeveral(tokens, i)) asked.push(ask(pairOf));
    else if (isWithNormal(tokens, i)) asked.push(ask(ofTwo));
    else if (isSaidAgain(tokens, i)) asked.push(ask(ofTwo));
    else if (token.kind === "remark" && isDescent(book, before, token)) asked.push(ask(descent));
    else asked.push(token);
  }
  return asked;
}
