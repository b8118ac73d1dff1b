// はじめて飼う: eight short pages in the order in which a beginner needs them, each leading to the care articles that say more.

import { triageRows, urgencies } from "#app/kinds/shared/triage.ts";
import data from "./steps.json" with { type: "json" };

interface StartPoint {
  name: string;
  text: string;
  figure?: string;
  /** Which sum of the costs is its figure. */
  cost?: string;
}

export interface StartStep {
  id: string;
  title: string;
  lead: string;
  points: readonly StartPoint[];
  /** A mistake to avoid, or a sign that must not wait. */
  caution: string;
  /** Care articles that say more, the nearest first. */
  articles: readonly string[];
}

/** Signs that need a vet open the last step, in the words of the triage table. */
const signs = triageRows().map(({ urgency, briefs }) => {
  const { name, deadline } = urgencies[urgency];
  return { name, figure: deadline, text: `${briefs.join("。")}。` };
});

export const startSteps: readonly StartStep[] = data.map((step) =>
  step.id === "vet" ? { ...step, points: [...signs, ...step.points] } : step,
);
