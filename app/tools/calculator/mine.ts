// A visitor's own snakes, one a line, as the address carries them: "ハク（オス）：パステル ヘテロ・クラウン".

import type { Animal, GeneBook, Refusal } from "@borupa/genetics";
import { lineRefusals, parseLine } from "@borupa/genetics";
import { readOwnLine } from "#app/notebook/snakes/own-line.ts";
import { minesInQuery } from "./limits.ts";
import type { ParentBall } from "./parent.ts";
import { correctionLabel, type Parameters, quote } from "./query.ts";

export interface Mine {
  /** As typed, to be shown in the form again. */
  text: string;
  /** The readable snakes; their ids are no ids of the site. */
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
    const { name, sex, genes } = readOwnLine(book, line);
    const title = name || `わたしの個体${i + 1}`;
    const { animal, problems: said, refusals } = animalOf(book, genes);
    problems.push(...said.map((problem) => `わたしの個体${quote(title)}：${problem}`));
    for (const { message, corrections } of refusals) {
      const at = line.lastIndexOf(genes);
      const corrected = (label: string) => line.slice(0, at) + label + line.slice(at + genes.length);
      refused.push({
        message: `わたしの個体${quote(title)}：${message}`,
        corrections: corrections.map((one) => ({
          label: correctionLabel(one),
          to: withMine(search, lines.with(i, corrected(one.label))),
        })),
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

/** `problems`: how doubtful spots were taken. */
function animalOf(book: GeneBook, genes: string): { animal: Animal | null; problems: string[]; refusals: Refusal[] } {
  const parsed = parseLine(book, genes);
  const refusals = parsed.ok ? lineRefusals(book, parsed.line) : parsed.refusals;
  if (!parsed.ok || refusals.length > 0) return { animal: null, problems: [], refusals };
  const { items, makers, notes } = parsed.line;
  return { animal: { items, makers }, problems: notes, refusals };
}
