// Scoring: each answer 0 to 2, unweighted; what is not known drops out; red flags come before any number.
// After the welfare scoring in PMC9025157: 0 to 2 an item, unweighted, as a share of the maximum.

import type { Answers } from "./answers.ts";
import { type Area, areas, type Question, questions, type RedFlag, redFlags } from "./questions.ts";

/** A result is shown from this share of questions answered (わからない does not count as answered). */
const ENOUGH = 0.6;
export const ENOUGH_ANSWERS = Math.ceil(questions.length * ENOUGH);

/** A question that cost points. */
export interface Lost {
  question: Question;
  /** The answer as it was offered. */
  chosen: string;
  points: 1 | 2;
  /** How many points of the total (0 to 100) the best answer would bring back. */
  gain: number;
}

export interface Result {
  answered: number;
  asked: number;
  /** Null below 60 % answered. Mean of the areas' percentages, 100 is best. */
  total: number | null;
  band: string | null;
  /** Percent null where nothing of the area is known. */
  areas: { area: Area; label: string; percent: number | null }[];
  /** What helps the total most, first. */
  lost: Lost[];
  /** Most urgent first. */
  flags: RedFlag[];
}

const bands = [
  { from: 85, label: "良好" },
  { from: 70, label: "改善の余地あり" },
  { from: 50, label: "要改善" },
  { from: 0, label: "早めに見直しを" },
] as const;

export function score(answers: Answers, flagged: readonly string[]): Result {
  const known = questions.filter((question) => typeof answers[question.id] === "number");
  const ofArea = (area: Area) => known.filter((question) => question.area === area);
  const perArea = (Object.keys(areas) as Area[]).map((area) => {
    const own = ofArea(area);
    const lost = own.reduce((sum, question) => sum + Number(answers[question.id]), 0);
    return { area, label: areas[area], percent: own.length === 0 ? null : 100 * (1 - lost / (2 * own.length)) };
  });
  const percents = perArea.flatMap(({ percent }) => (percent === null ? [] : [percent]));
  const total =
    known.length >= ENOUGH_ANSWERS ? percents.reduce((sum, percent) => sum + percent, 0) / percents.length : null;
  const lost = known.flatMap((question): Lost[] => {
    const points = answers[question.id];
    if (points !== 1 && points !== 2) return [];
    const gain = (100 * points) / (2 * ofArea(question.area).length) / percents.length;
    return [{ question, chosen: question.options[points], points, gain }];
  });
  return {
    answered: known.length,
    asked: questions.length,
    total,
    // The word goes with the number people read: 84.9 is shown as 85.
    band: total === null ? null : (bands.find(({ from }) => Math.round(total) >= from)?.label ?? null),
    areas: perArea,
    lost: lost.sort((a, b) => b.gain - a.gain || b.points - a.points),
    flags: redFlags.filter((flag) => flagged.includes(flag.id)),
  };
}
