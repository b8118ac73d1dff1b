// What a question to the calculator is answered from: by the server out of its database, on a device out of what it kept.

import type { Pedigree } from "#app/snake/cross/inbreeding.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import type { parseLine } from "#app/snake/reading/parse-line.ts";
import type { ParentBall } from "./parent.ts";
import type { Side } from "./query.ts";

/** Every snake a reverse search goes over, how many there are in all, and whose young they all are. */
export interface Collection {
  balls: readonly ParentBall[];
  total: number;
  pedigree: Pedigree;
}

export interface CalculatorSource {
  book: GeneBook;
  /** The form's long lists, each as one text (options-markup.ts). */
  names: { genes: string; combos: string };
  /** The newest snakes of the sex, to choose from: each a value and its label, as one text. */
  options: Readonly<Record<Side, readonly string[]>>;
  readLine: typeof parseLine;
  /** Null where visitors may not see it, and for what is no id at all. */
  findBall(id: string | null): Promise<ParentBall | null>;
  collection(): Promise<Collection>;
}
