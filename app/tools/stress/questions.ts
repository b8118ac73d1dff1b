// The stress check's questions: texts, scores, reasons, advice and sources. The bands combine welfare codes, papers and
// veterinary texts; no validated questionnaire for ball pythons exists.

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
  /** URL value. The best option is "0". */
  value: string;
  label: string;
  /** 0 good, 1 could be better, 2 needs fixing. */
  points: Points;
  /** Advice if it differs by option. */
  advice?: string;
  /** The red flag that this option implies. */
  flag?: string;
}

export interface Question {
  id: string;
  area: Area;
  /** Short title for results and error messages. */
  topic: string;
  question: string;
  /** In display order. Opposite faults, such as too wet and too dry, are separate options. */
  options: readonly Option[];
  why: string;
  advice?: string;
  article: ArticleId;
  sources: readonly string[];
  /** Cage essentials and signs of the animal, whose worst answers cap the total (see score.ts). */
  essential?: "cage" | "sign";
}

export const questions = data as readonly Question[];

export { articles };

export type ArticleId = keyof typeof articles;

export function isArticleId(id: string): id is ArticleId {
  return Object.hasOwn(articles, id);
}
