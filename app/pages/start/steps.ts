// はじめて飼う: eight short pages in order, each with links to care articles.

import { triageRows, urgencies } from "#app/kinds/shared/triage.ts";
import data from "./steps.json" with { type: "json" };

interface StartPoint {
  name: string;
  text: string;
  figure?: string;
  /** Cost total used as its figure. */
  cost?: string;
}

export interface StartStep {
  id: string;
  title: string;
  lead: string;
  points: readonly StartPoint[];
  /** A mistake to avoid, or an urgent sign. */
  caution: string;
  /** Care article ids, most relevant first. */
  articles: readonly string[];
}

/** The last step starts with signs that need a vet, from the triage table. */
const signs = triageRows().map(({ urgency, briefs }) => {
  const { name, deadline } = urgencies[urgency];
  return { name, figure: deadline, text: `${briefs.join("。")}。` };
});

export const startSteps: readonly StartStep[] = data.map((step) =>
  step.id === "vet" ? { ...step, points: [...signs, ...step.points] } : step,
);
