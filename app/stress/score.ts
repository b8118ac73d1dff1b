// Scoring: each answer 0 to 2, unweighted; what is not known drops out; red flags come before any number.

import { type Area, areas, type Question, questions, type RedFlag, redFlags } from "./questions.ts";

/** 0, 1, 2, or "unknown"; absent where the question was left alone. */
export type AnswerValue = 0 | 1 | 2 | "unknown";
export type Answers = Readonly<Record<string, AnswerValue>>;

/** A result is shown from this share of questions answered (わからない does not count as answered). */
const ENOUGH = 0.6;

export interface Result {
  answered: number;
  asked: number;
  /** Null below 60 % answered. Mean of the areas' percentages, 100 is best. */
  total: number | null;
  band: string | null;
  areas: { area: Area; label: string; percent: number | null }[];
  lost: { question: Question; chosen: string; points: 1 | 2 }[];
  flags: RedFlag[];
}

const bands = [
  { from: 85, label: "良好" },
  { from: 70, label: "改善の余地あり" },
  { from: 50, label: "要改善" },
  { from: 0, label: "早めに見直しを" },
] as const;

export function score(answers: Answers, flagged: ReadonlySet<string>): Result {
  const known = questions.filter((question) => typeof answers[question.id] === "number");
  const perArea = (Object.keys(areas) as Area[]).map((area) => {
    const own = known.filter((question) => question.area === area);
    const lost = own.reduce((sum, question) => sum + Number(answers[question.id]), 0);
    return { area, label: areas[area], percent: own.length === 0 ? null : 100 * (1 - lost / (2 * own.length)) };
  });
  const percents = perArea.flatMap(({ percent }) => (percent === null ? [] : [percent]));
  const isEnough = known.length >= Math.ceil(questions.length * ENOUGH);
  const total = isEnough ? percents.reduce((sum, percent) => sum + percent, 0) / percents.length : null;
  return {
    answered: known.length,
    asked: questions.length,
    total,
    band: total === null ? null : (bands.find(({ from }) => total >= from)?.label ?? null),
    areas: perArea,
    lost: known
      .flatMap((question) => {
        const points = answers[question.id];
        return points === 1 || points === 2 ? [{ question, chosen: question.options[points], points }] : [];
      })
      .sort((a, b) => b.points - a.points),
    flags: redFlags.filter((flag) => flagged.has(flag.id)),
  };
}

/** Reads the answers of a URL. What makes no sense is named and left out. */
export function readAnswers(search: URLSearchParams): { answers: Answers; flagged: Set<string>; ignored: string[] } {
  const answers: Record<string, AnswerValue> = {};
  const flagged = new Set<string>();
  let odd = 0;
  for (const question of questions) {
    const value = search.get(question.id);
    if (value === null) continue;
    if (value === "0" || value === "1" || value === "2")
      answers[question.id] = value === "0" ? 0 : value === "1" ? 1 : 2;
    else if (value === "unknown") answers[question.id] = "unknown";
    else odd += 1;
  }
  for (const value of search.getAll("flag").slice(0, 100)) {
    if (redFlags.some((flag) => flag.id === value)) flagged.add(value);
    else odd += 1;
  }
  return { answers, flagged, ignored: odd > 0 ? [`読み取れない回答が${odd}件あったため、外して計算しました。`] : [] };
}
