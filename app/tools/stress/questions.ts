// The stress check's questions: their words, what each answer scores, why, what to do, and who says so.
// The bands are a synthesis of welfare codes, papers and veterinary texts; no validated questionnaire for ball pythons exists.

import articles from "./articles.json" with { type: "json" };
import data from "./questions.json" with { type: "json" };

export const areas = {
  environment: "環境",
  nutrition: "食事",
  health: "健康",
  behaviour: "行動",
  interaction: "ふれあい",
} as const;
export type Area = keyof typeof areas;

export type Points = 0 | 1 | 2;

export interface Option {
  /** As it is in the address. The best one is "0". */
  value: string;
  label: string;
  /** 0 good, 1 could be better, 2 needs mending. */
  points: Points;
  /** Advice, where it differs among the answers of the question. */
  advice?: string;
  /** The red flag that this answer is. */
  flag?: string;
}

export interface Question {
  id: string;
  area: Area;
  /** The topic of the question in a few words: for results and for unreadable answers. */
  topic: string;
  question: string;
  /** In the order in which they are offered. Opposite faults, such as too wet and too dry, are options of their own. */
  options: readonly Option[];
  why: string;
  advice?: string;
  article: ArticleId;
  sources: readonly string[];
  /** Essentials of a cage, and signs of the animal itself: their worst answers cap the total (see score.ts). */
  essential?: "cage" | "sign";
}

export const questions = data as readonly Question[];

export { articles };

export type ArticleId = keyof typeof articles;

export function isArticleId(id: string): id is ArticleId {
  return Object.hasOwn(articles, id);
}
