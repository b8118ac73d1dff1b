// The visitor's own snakes in the URL, one per line: "ハク（オス）：パステル ヘテロ・クラウン".

import { correctionLabel, type GeneBook, ownAnswers, readAnimal, readOwnLine } from "@borupa/genetics";
import { minesInQuery } from "./limits.ts";
import type { ParentBall } from "./parent.ts";
import { type Parameters, quote } from "./query.ts";

export interface Mine {
  text: string;
  /** The readable snakes, with ids that are not ids of the site. */
  balls: ParentBall[];
  /** Ambiguous lines, with the URL for each choice. */
  refused: { message: string; corrections: { label: string; to: string }[] }[];
}

const ID = /^mine:\d+$/;

export function isMine(id: string): boolean {
  return ID.test(id);
}

const TEXT_MAX = 6_000;

/** Parses `mine`, given as several values or one textarea. Adds unreadable lines to `problems`. */
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
    const own = readOwnLine(book, line);
    const { name, sex, genes } = own;
    const title = name || `わたしの個体${i + 1}`;
    const read = readAnimal(book, genes);
    if (read.ok) {
      const { items, makers, notes } = read.line;
      problems.push(...notes.map((note) => `わたしの個体${quote(title)}：${note}`));
      return [{ id: `mine:${i + 1}`, title, sex, genotype: items, makers }];
    }
    for (const one of read.refusals) {
      refused.push({
        message: `わたしの個体${quote(title)}：${one.message}`,
        corrections: ownAnswers(own, [one]).map((answer) => ({
          label: correctionLabel(answer),
          to: withMine(search, lines.with(i, answer.line)),
        })),
      });
    }
    return [];
  });
  return { text, balls, refused };
}

function withMine(search: URLSearchParams, lines: readonly string[]): string {
  const query = new URLSearchParams([...search].filter(([name]) => name !== "mine"));
  query.set("mine", lines.join("\n"));
  return `/calculate?${query}#result`;
}
