// A visitor's own snakes, one a line, as the address carries them: "ハク（オス）：パステル ヘテロ・クラウン".

import { ambiguities } from "#app/genetics/ambiguous-names.ts";
import type { GeneBook } from "#app/genetics/gene-book.ts";
import { parseLine } from "#app/genetics/parse-line.ts";
import type { Sex } from "#app/kinds/ball/labels.ts";
import { minesInQuery } from "./limits.ts";
import type { ParentBall } from "./parent.ts";
import { type Parameters, quote } from "./read-parameter.ts";

export interface Mine {
  /** As typed, to be shown in the form again. */
  text: string;
  /** What could be read of it; the ids are no id of the site's. */
  balls: ParentBall[];
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
  const balls = lines.slice(0, minesInQuery).flatMap((line, i): ParentBall[] => {
    const { name, sex, genes } = takenApart(line);
    const title = name || `わたしの個体${i + 1}`;
    const read = genotypeOf(book, genes);
    problems.push(...read.problems.map((problem) => `わたしの個体${quote(title)}：${problem}`));
    return read.genotype ? [{ id: `mine:${i + 1}`, title, sex, genotype: read.genotype }] : [];
  });
  return { text, balls };
}

function genotypeOf(book: GeneBook, genes: string): { genotype: ParentBall["genotype"] | null; problems: string[] } {
  const parsed = parseLine(book, genes);
  if (!parsed.ok) return { genotype: null, problems: parsed.refusals.map(({ message }) => message) };
  const { items, unknown, open } = parsed.line;
  const ambiguous = ambiguities(book, items, open).map(({ refusal }) => refusal.message);
  if (ambiguous.length > 0) return { genotype: null, problems: ambiguous };
  const unread = unknown.map(({ text, reason }) => `${quote(text)}：${reason}`);
  return { genotype: items, problems: unread };
}

const FEMALE = /♀|メス|雌|\bfemale\b|\b0\.1\b/i;
const MALE = /♂|オス|雄|\bmale\b|\b1\.0\b/i;

/** Name and sex before the colon, genes behind it; without a colon a sex may stand at either end. */
function takenApart(line: string): { name: string; sex: Sex; genes: string } {
  const [, label, rest] = /^([^:：]{0,60})[:：](.*)$/s.exec(line) ?? [];
  if (label !== undefined && rest !== undefined) {
    const sex = sexIn(label);
    const mark = sex === "female" ? FEMALE : MALE;
    const name = sex === "unknown" ? label : label.replace(mark, "").replace(/[（(]\s*[）)]/g, "");
    return { name: name.trim(), sex, genes: rest.trim() };
  }
  const [, before, after] = /^(\S+)\s+(.+)$/s.exec(line) ?? [];
  if (before && after && isSexAlone(before)) return { name: "", sex: sexIn(before), genes: after };
  const [, head, tail] = /^(.+)\s(\S+)$/s.exec(line) ?? [];
  if (head && tail && isSexAlone(tail)) return { name: "", sex: sexIn(tail), genes: head.trim() };
  return { name: "", sex: "unknown", genes: line };
}

function sexIn(text: string): Sex {
  if (FEMALE.test(text)) return "female";
  return MALE.test(text) ? "male" : "unknown";
}

function isSexAlone(word: string): boolean {
  return /^(?:[♀♂雌雄]|メス|オス|female|male|0\.1|1\.0)$/i.test(word);
}
