// A visitor's own snakes, one a line, as the address carries them: "ハク（オス）：パステル ヘテロ・クラウン".

import type { Sex } from "#app/kinds/ball/labels.ts";
import type { Refusal } from "#app/snake/genes/gene.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import type { Animal } from "#app/snake/genes/genotype.ts";
import { lineTokens } from "#app/snake/reading/line-parts.ts";
import { lineRefusals } from "#app/snake/reading/line-refusals.ts";
import { parseLine } from "#app/snake/reading/parse-line.ts";
import { minesInQuery } from "./limits.ts";
import { FEMALE, MALE } from "./mine-sex.ts";
import type { ParentBall } from "./parent.ts";
import { type Parameters, quote } from "./query.ts";

// One line of a visitor's own snakes, taken apart: "ハク（オス）：パステル ヘテロ・クラウン" is a name, a sex and genes.

interface MineLine {
  /** "" where none is written. */
  name: string;
  sex: Sex;
  genes: string;
}

const NAME_MAX = 60;

/** As people write it without a colon: "モモ メス クラウン", "ソラ♂ パステル". What stands before the sex is a name where it is no gene. */
function namedBeforeSex(book: GeneBook, line: string): MineLine | null {
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
  return lineTokens(book, name).some(({ kind }) => kind !== "unknown");
}

/** Name and sex before the colon, genes behind it; a sex may also stand at either end of the genes. */
function takenApart(book: GeneBook, line: string): MineLine {
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

export interface Mine {
  /** As typed, to be shown in the form again. */
  text: string;
  /** What could be read of it; the ids are no id of the site's. */
  balls: ParentBall[];
  /** The lines that have to be settled first, with the same address as each choice would make it. */
  refused: { message: string; corrections: { label: string; to: string }[] }[];
}

const ID = /^mine:\d+$/;

/** Whether a snake's id is that of a visitor's own. */
export function isMine(id: string): boolean {
  return ID.test(id);
}

const TEXT_MAX = 6_000;

/** The lines of `mine`, each of its values or of the one textarea. What cannot be read is named in `problems`. */
export function readMine(book: GeneBook, { search, problems }: Parameters): Mine {
  const text = search.getAll("mine").join("\n").replace(/\r\n?/g, "\n").trim().slice(0, TEXT_MAX);
  const lines = text.split("\n").flatMap((line) => line.trim() || []);
  if (lines.length > minesInQuery) {
    problems.push(
      `わたしの個体は${minesInQuery}匹までです。残りの${lines.length - minesInQuery}匹は読みませんでした。`,
    );
  }
  const refused: Mine["refused"] = [];
  const balls = lines.slice(0, minesInQuery).flatMap((line, i): ParentBall[] => {
    const { name, sex, genes } = takenApart(book, line);
    const title = name || `わたしの個体${i + 1}`;
    const { animal, problems: said, refusals } = animalOf(book, genes);
    problems.push(...said.map((problem) => `わたしの個体${quote(title)}：${problem}`));
    for (const { message, corrections } of refusals) {
      const at = line.lastIndexOf(genes);
      const corrected = (label: string) => line.slice(0, at) + label + line.slice(at + genes.length);
      refused.push({
        message: `わたしの個体${quote(title)}：${message}`,
        corrections: corrections.map(({ label }) => ({ label, to: withMine(search, lines.with(i, corrected(label))) })),
      });
    }
    return animal ? [{ id: `mine:${i + 1}`, title, sex, genotype: animal.items, makers: animal.makers }] : [];
  });
  return { text, balls, refused };
}

function withMine(search: URLSearchParams, lines: readonly string[]): string {
  const query = new URLSearchParams([...search].filter(([name]) => name !== "mine"));
  query.set("mine", lines.join("\n"));
  return `/calculate?${query}#result`;
}

/** `problems`: what could not be read, and how doubtful spots were taken. */
function animalOf(book: GeneBook, genes: string): { animal: Animal | null; problems: string[]; refusals: Refusal[] } {
  const parsed = parseLine(book, genes);
  const refusals = parsed.ok ? lineRefusals(book, parsed.line) : parsed.refusals;
  if (!parsed.ok || refusals.length > 0) return { animal: null, problems: [], refusals };
  const { items, makers, unknown, notes } = parsed.line;
  const unread = unknown.map(({ text, reason }) => `${quote(text)}：${reason}`);
  return { animal: { items, makers }, problems: [...unread, ...notes], refusals };
}
