// Data of a snake of the site for a keeper's notebook.

import type { Sex } from "./labels.ts";

export interface TakenBall {
  id: string;
  name: string;
  sex: Sex;
  /** A day, a bare year, or "". */
  birth: string;
  number: string;
  genotype: string;
  /** The breeder, where the page names one. */
  from: string;
  /** Its public weights, by date. */
  weights: readonly { date: string; grams: number }[];
}

/** The part of a snake's page that its card's code leads to: it shows first how the snake comes into a notebook. */
export const FROM_CARD = "from-card";

/** The notebook's address that takes a snake in, once the keeper confirms it. */
export const takePath = (id: string): string => `/note?take=/ball/${id}`;

/** Where the notebook reads the snake of that address; null for what is no snake's address. */
export function takenAddress(take: string): string | null {
  return /^\/ball\/[a-z0-9][a-z0-9-]{0,63}$/.test(take) ? `${take}/note.json` : null;
}
