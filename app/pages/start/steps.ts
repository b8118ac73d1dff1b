// はじめて飼う: a path of eight short pages, in the order in which they are needed. Each says the least one must know, in words of its
// own that agree with the care articles it leads to.

import data from "./steps.json" with { type: "json" };

export interface StartStep {
  id: string;
  title: string;
  lead: string;
  points: readonly { name: string; text: string; figure?: string }[];
  /** What must not be done, or must not wait. */
  caution: string;
  /** Care articles that say more, the nearest first. */
  articles: readonly string[];
}

export const startSteps: readonly StartStep[] = data;
