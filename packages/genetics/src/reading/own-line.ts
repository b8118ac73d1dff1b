// Parses a keeper's own snake from a line: name, sex and genes in any order, "ハク（オス）：パステル ヘテロ・クラウン" or "クラウン 120g ♀ BP-01".

import type { Correction, Refusal } from "../genes/gene.ts";
import type { GeneBook } from "../genes/gene-book.ts";
import { mayBeItsName } from "./asked-words.ts";
import { lineTokens, type Token } from "./line-parts.ts";
import { parseLine } from "./parse-line.ts";
import { FEMALE, MALE, type Sex } from "./sex-words.ts";
import type { SpanKind } from "./spans.ts";
import { sexSaid } from "./two-animals.ts";

interface OwnLine {
  /** "" if absent. */
  name: string;
  sex: Sex;
  /** Rest of the line, for the genotype parser. */
  genes: string;
  /** Ambiguous word, a name or a gene: モカ. */
  orCalled?: string;
}

const NAME_MAX = 60;
/** Heading of a number: ID:1234, 管理番号 BP-025. No.12 is written in one. */
const NUMBERED = /^(?:no|id|(?:個体|管理)?(?:番号|no|id))(?:[\s:：]+|(?<=番号)(?=[\w-])|$)/i;

/** The tokens as written, with what precedes the first. */
const written = (tokens: readonly Token[]) => tokens.map(({ before, text }) => before + text).join("");
const isSex = (token: Token | undefined) => token?.kind === "remark" && sexSaid([token]) !== null;
/** Names consist of unknown words and numbers. */
const mayBeName = (token: Token) =>
  token.kind === "number" || (token.kind === "unknown" && !token.about) || isNumber(token);
const isNumber = (token: Token) => token.kind === "remark" && token.said === "number";
const isPlain = (token: Token) => token.kind === "remark" && !token.links;

/** Returns the range of the name: adjacent unknown words before or after the genes that are not typos of known ones. */
function placeOfName(tokens: readonly Token[], isNear: (index: number) => boolean): [from: number, to: number] | null {
  const from = tokens.findIndex((token) => mayBeName(token));
  if (from < 0) return null;
  let to = from;
  while (tokens[to] && mayBeName(tokens[to] as Token)) to++;
  const [inside, rest] = [tokens.slice(from, to), tokens.slice(to)];
  const isAlone = !rest.some((token) => mayBeName(token) && !isNumber(token));
  const isAtEdge = tokens.slice(0, from).every(isPlain) || rest.every(isPlain);
  const isNamedBySex = isSex(tokens[to]);
  const isWord = inside.some((token) => isNumber(token) || (token.kind === "unknown" && token.text.length > 1));
  const isSlip = inside.some((_, i) => isNear(from + i));
  return isAlone && isAtEdge && (isNamedBySex || (isWord && !isSlip)) ? [from, to] : null;
}

/** `called`: the name, if not in the line. */
function inAnyOrder(book: GeneBook, line: string, called?: string): OwnLine {
  const parsed = parseLine(book, line);
  if (!parsed.ok) return { name: called ?? "", sex: "unknown", genes: line.trim() };
  const { tokens, near, animals } = parsed.line.unsettled;
  const sex = sexSaid(tokens) ?? "unknown";
  const place = placeOfName(tokens, (index) => near.some(({ from, to }) => from <= index && index < to));
  const hasGenes = parsed.line.isNormal || tokens.some(({ kind }) => kind === "name");
  const open = tokens.find((token) => token.kind === "unknown" && token.reason === mayBeItsName);
  if (open && called === undefined) return { name: "", sex, genes: line.trim(), orCalled: open.text };
  if (called !== undefined || animals || !place || !hasGenes)
    return { name: called ?? "", sex, genes: withoutSex(tokens) || line.trim() };
  const name = written(tokens.slice(...place)).replace(/^[\s（(【[・、,:：-]+/, "");
  if (name.length > NAME_MAX) return { name: "", sex, genes: withoutSex(tokens) };
  return { name, sex, genes: withoutSex(tokens.toSpliced(place[0], place[1] - place[0])) };
}

function withoutSex(tokens: readonly Token[]): string {
  const rest = sexSaid(tokens) ? tokens.filter((token) => !isSex(token)) : tokens;
  return written(rest)
    .replace(/[（(【[]\s*[）)】\]]/g, "")
    .replace(/^[\s,、/／・）)\]】-]+|[\s,、/／・（([【-]+$/g, "");
}

/** Reads name and sex before a colon and genes after it; without a colon in any order. */
export function readOwnLine(book: GeneBook, line: string): OwnLine {
  const [, label, rest] = /^([^:：]{0,60})[:：](.*)$/s.exec(line) ?? [];
  if (label === undefined || rest === undefined || NUMBERED.test(label.trim()) || isDescription(book, label))
    return inAnyOrder(book, line);
  const sex = FEMALE.test(label) ? "female" : MALE.test(label) ? "male" : "unknown";
  if (sex === "unknown") return inAnyOrder(book, rest, label.trim());
  const name = label.replace(sex === "female" ? FEMALE : MALE, "").replace(/[（(]\s*[）)]/g, "");
  return { name: name.trim(), sex, genes: rest.trim() };
}

/** Returns whether the label is not a name but describes what follows: ヘテロ：クラウン, 性別：オス. */
function isDescription(book: GeneBook, label: string): boolean {
  const tokens = lineTokens(book, label);
  const isHet = tokens.some((token) => token.kind === "state" && (token.state === "het" || token.state === "pos-het"));
  const isState = tokens.some(({ kind }) => kind === "state" || kind === "percent" || kind === "maker");
  const isHeading = tokens.some((token) => isPlain(token) && !isSex(token)) && tokens.every(isPlain);
  return isHet || isHeading || (isState && tokens.every(({ kind }) => kind !== "unknown"));
}

/**
 * Reads a line of a shop's list by column. `isListed`: a snake rather than its record; a day before its genes is a record's unless it has
 * a price. `isOneWord`: a single word that may be a name or a gene. `isRemark`: only words of shops. `isSeveral`: more than one animal.
 */
export function readListed(book: GeneBook, line: string) {
  // 24-01 and 2024-003 before the genes, which are no dates.
  const text = line.normalize("NFKC").trim();
  const [own = ""] = /^(?:\d{2}-\d{1,4}|\d{4}-\d{3,4})(?=\s)/.exec(text) ?? [];
  const { name, sex, genes } = readOwnLine(book, own ? text.slice(own.length) : line);
  const number = name.replace(NUMBERED, "");
  const parsed = parseLine(book, genes);
  const spans = parsed.ok ? parsed.line.spans : [];
  const said = (...kinds: SpanKind[]) => spans.filter(({ is }) => kinds.includes(is)).map(({ text }) => text);
  const genotype = said("gene", "state", "link", "unread").join(" ");
  const prices = said("price");
  // Of 3万→2万 neither is taken: both stay in the note.
  const figures = prices.filter((text) => /\d/.test(text));
  const price = figures.length === 1 ? figures[0] : undefined;
  const [birth, ...days] = said("date");
  const [grams, ...sizes] = said("weight");
  const isOffer = prices.length > 0 || (sex !== "unknown" && !(spans[0]?.is === "date" && /\d\D+\d/.test(birth ?? "")));
  const cells = {
    ...(!own && /^[\w#.-]*\d$/.test(number) ? { number, name: "" } : { name, number: own }),
    ...{ genotype, grams, price },
    birth: birth?.replace(/^(?:cbb?|wc|ch|fh)\s?|\s?(?:産|cbb?|wc|ch|fh)$/gi, "").replace(/^'?(\d\d)(?=年?$)/, "20$1"),
    note: [days, sizes, prices.filter((text) => text !== price), said("age", "look", "shop", "number")]
      .flat()
      .join(" "),
  };
  const hasGene = said("gene").length > 0;
  const isOneWord = spans.filter(({ text }) => text.trim() !== "").length === 1;
  const isRemark = genotype === "" && said("number").length === 0;
  const isSeveral = countsOf(book, line).some((text) => {
    const counted = text.match(/\d+/g)?.reduce((sum, digits) => sum + Number(digits), 0);
    return counted === undefined ? PAIRED.test(text) : counted > 1;
  });
  return { cells, sex, hasGene, isOneWord, isRemark, isSeveral, isListed: isOffer && hasGene };
}

function countsOf(book: GeneBook, line: string): string[] {
  const parsed = parseLine(book, line);
  return parsed.ok ? parsed.line.spans.flatMap(({ is, text }) => (is === "count" ? text : [])) : [];
}

const PAIRED = /ペア|トリオ|セット|まとめ|グループ|コロニー|pair|trio|lot|group|[二三四五六七八九十]/i;

export interface OwnAnswer extends Pick<Correction, "label" | "ignored"> {
  /** The resulting line. */
  line: string;
}

/** Returns the choices for ambiguous parts of a line. */
export function ownAnswers({ name, sex, orCalled }: OwnLine, refusals: readonly Refusal[]): OwnAnswer[] {
  return refusals.flatMap(({ corrections }) =>
    corrections.map(({ label, ignored }) => {
      const isCalled = orCalled !== undefined && ignored?.includes(orCalled) === true;
      const line = ownLine({ name: isCalled ? orCalled : name, sex, genotype: label });
      return isCalled
        ? { label: `名前が${orCalled}の${label}`, line }
        : { label, line, ...(ignored ? { ignored } : {}) };
    }),
  );
}

const marks: Record<Sex, string> = { male: "（オス）", female: "（メス）", unknown: "" };

/** Prints "ハク（オス）：パステル 100%ヘテロ・クラウン". Drops colons from the name, as they would end it. */
export function ownLine({ name, sex, genotype }: { name: string; sex: Sex; genotype: string }): string {
  const called = name.replace(/[:：\s]+/g, " ").trim();
  return `${called}${marks[sex]}：${genotype.trim() || "ノーマル"}`;
}
