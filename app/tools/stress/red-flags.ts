// Signs that need a vet, whatever the cage is like: where one is seen, there is no score.

import type { ArticleId } from "./articles.ts";
import data from "./red-flags.json" with { type: "json" };

export interface RedFlag {
  id: string;
  sign: string;
  /** emergency: now; urgent: within a day; soon: within days. */
  urgency: "emergency" | "urgent" | "soon";
  /** What to do until the vet sees it, where that is more than to keep still. */
  until?: string;
  article: ArticleId;
}

/** Most urgent first. */
export const redFlags = data as readonly RedFlag[];
