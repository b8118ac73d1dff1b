import type { Sex } from "./labels.ts";

export interface ImportableBall {
  id: string;
  name: string;
  sex: Sex;
  /** A day, a bare year, or "". */
  birth: string;
  number: string;
  genotype: string;
  /** Breeder, if public. */
  from: string;
  /** Public weights by date. */
  weights: readonly { date: string; grams: number }[];
}

/** URL fragment in the card's QR code: shows how to add the snake to a notebook. */
export const FROM_CARD = "from-card";

/** Returns the notebook URL that imports a snake after confirmation. */
export const notebookImportPath = (id: string): string => `/note?take=/ball/${id}`;

/** Returns the URL of a snake's JSON; null for other paths. */
export function importDataPath(take: string): string | null {
  return /^\/ball\/[a-z0-9][a-z0-9-]{0,63}$/.test(take) ? `${take}/note.json` : null;
}
