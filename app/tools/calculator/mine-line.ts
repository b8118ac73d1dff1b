// One line of a visitor's own snakes, taken apart: "ハク（オス）：パステル ヘテロ・クラウン" is a name, a sex and genes.

import type { Sex } from "#app/kinds/ball/labels.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import { lineTokens } from "#app/snake/reading/line-tokens.ts";

/** Words for a sex stand alone, or where the script changes: カオス and オスカー are names. */
const FEMALE = /♀|(?<![ァ-ヺー])メス(?![ァ-ヺー])|(?<!\p{sc=Han})雌(?!\p{sc=Han})|\bfemale\b|(?<![\d.])0\.1(?![\d.])/iu;
const MALE = /♂|(?<![ァ-ヺー])オス(?![ァ-ヺー])|(?<!\p{sc=Han})雄(?!\p{sc=Han})|\bmale\b|(?<![\d.])1\.0(?![\d.])/iu;

interface MineLine {
  /** "" where none is written. */
  name: string;
  sex: Sex;
  genes: string;
}

/** Name and sex before the colon, genes behind it; a sex may also stand at either end of the genes. */
export function takenApart(book: GeneBook, line: string): MineLine {
  const [, label, rest] = /^([^:：]{0,60})[:：](.*)$/s.exec(line) ?? [];
  if (label === undefined || rest === undefined) return { name: "", ...sexAtEnd(line) };
  const sex = sexIn(label);
  if (speaksOfState(book, label)) return { name: "", sex, genes: line };
  if (sex === "unknown") return { name: label.trim(), ...sexAtEnd(rest) };
  const name = label.replace(sex === "female" ? FEMALE : MALE, "").replace(/[（(]\s*[）)]/g, "");
  return { name: name.trim(), sex, genes: rest.trim() };
}

/** ヘテロ：クラウン, パステル 66%: パイド: no name of a snake, but what holds for the genes behind the colon. */
function speaksOfState(book: GeneBook, label: string): boolean {
  const tokens = lineTokens(book, label);
  const isHet = tokens.some((token) => token.kind === "state" && (token.state === "het" || token.state === "pos-het"));
  const isState = tokens.some(({ kind }) => kind === "state" || kind === "percent" || kind === "maker");
  return isHet || (isState && tokens.every(({ kind }) => kind !== "unknown"));
}

function sexAtEnd(genes: string): Pick<MineLine, "sex" | "genes"> {
  const text = genes.trim();
  const [, before, after] = /^(\S+)\s+(.+)$/s.exec(text) ?? [];
  if (before && after && isSexAlone(before)) return { sex: sexIn(before), genes: after };
  const [, head, tail] = /^(.+)\s(\S+)$/s.exec(text) ?? [];
  if (head && tail && isSexAlone(tail)) return { sex: sexIn(tail), genes: head.trim() };
  return { sex: "unknown", genes: text };
}

function sexIn(text: string): Sex {
  if (FEMALE.test(text)) return "female";
  return MALE.test(text) ? "male" : "unknown";
}

function isSexAlone(word: string): boolean {
  return /^(?:[♀♂雌雄]|メス|オス|female|male|0\.1|1\.0)$/i.test(word);
}
