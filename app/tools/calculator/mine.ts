// A visitor's own snakes, one a line, as the address carries them: "ハク（オス）：パステル ヘテロ・クラウン".

import { ambiguities } from "#app/genetics/ambiguous-names.ts";
import type { GeneBook } from "#app/genetics/gene-book.ts";
import type { Animal } from "#app/genetics/genotype.ts";
import { parseLine } from "#app/genetics/parse-line.ts";
import { minesInQuery } from "./limits.ts";
import { takenApart } from "./mine-line.ts";
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
    const { name, sex, genes } = takenApart(book, line);
    const title = name || `わたしの個体${i + 1}`;
    const { animal, problems: said } = animalOf(book, genes);
    problems.push(...said.map((problem) => `わたしの個体${quote(title)}：${problem}`));
    return animal ? [{ id: `mine:${i + 1}`, title, sex, genotype: animal.items, makers: animal.makers }] : [];
  });
  return { text, balls };
}

/** `problems`: what could not be read, and how doubtful spots were taken. */
function animalOf(book: GeneBook, genes: string): { animal: Animal | null; problems: string[] } {
  const parsed = parseLine(book, genes);
  if (!parsed.ok) return { animal: null, problems: parsed.refusals.map(({ message }) => message) };
  const { items, makers, unknown, notes, open } = parsed.line;
  const ambiguous = ambiguities(book, items, open).map(({ refusal }) => refusal.message);
  if (ambiguous.length > 0) return { animal: null, problems: ambiguous };
  const unread = unknown.map(({ text, reason }) => `${quote(text)}：${reason}`);
  return { animal: { items, makers }, problems: [...unread, ...notes] };
}
