// One's own snake as a line, "ハク（オス）：パステル ヘテロ・クラウン": read into name, sex and genes.

import type { GeneBook } from "@borupa/genetics";
import { lineTokens } from "@borupa/genetics";
import type { Sex } from "#app/kinds/ball/labels.ts";
import { FEMALE, MALE, sexOf } from "#app/kinds/ball/sex-words.ts";

interface OwnLine {
  /** "" where none is written. */
  name: string;
  sex: Sex;
  genes: string;
}

const NAME_MAX = 60;

/** As people write it without a colon: "モモ メス クラウン", "ソラ♂ パステル". What is before the sex is a name where it is no gene. */
function namedBeforeSex(book: GeneBook, line: string): OwnLine | null {
  const words = line.trim().split(/\s/).filter(Boolean);
  const at = words.findIndex((word, i) => (i > 0 && isSexAlone(bare(word))) || endsInSex(word));
  const word = words[at];
  if (word === undefined || at === words.length - 1) return null;
  const ownName = isSexAlone(bare(word)) ? "" : word.replace(/[（(]?[♀♂][）)]?$/, "");
  const name = [...words.slice(0, at), ownName].filter(Boolean).join(" ");
  if (name === "" || name.length > NAME_MAX || readsAsGenes(book, name)) return null;
  return { name, sex: sexIn(word.slice(ownName.length)), genes: words.slice(at + 1).join(" ") };
}

/** Without brackets around it. */
const bare = (word: string) => word.replace(/^[（(]/, "").replace(/[）)]$/, "");

/** "ソラ♂", "ソラ(♂)". */
const endsInSex = (word: string) => /[♀♂][）)]?$/.test(word) && !isSexAlone(bare(word));

function readsAsGenes(book: GeneBook, name: string): boolean {
  // A number alone is of the name: BP-14, モモ2号.
  return lineTokens(book, name).some(({ kind }) => kind !== "unknown" && kind !== "number");
}

/** Name and sex before the colon, genes behind it; a sex may also be at either end of the genes. */
export function readOwnLine(book: GeneBook, line: string): OwnLine {
  const [, label, rest] = /^([^:：]{0,60})[:：](.*)$/s.exec(line) ?? [];
  if (label === undefined || rest === undefined) return namedBeforeSex(book, line) ?? { name: "", ...sexAtEnd(line) };
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

function sexAtEnd(genes: string): Pick<OwnLine, "sex" | "genes"> {
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

/** A letter alone may be of a name: M モハベ. */
function isSexAlone(word: string): boolean {
  const sex = /^[a-z?]$/i.test(word) ? undefined : sexOf(word);
  return sex === "male" || sex === "female";
}
