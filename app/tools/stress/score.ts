// Scoring: each answer 0 to 2, every question alike; what is not known drops out; red flags come before any number.
// After the welfare scoring in PMC9025157: 0 to 2 an item, unweighted, as a share of the maximum. The caps are this site's
// own: without them a good diet and a calm snake would make up for a cage without heat, shelter or water.

import type { Answers } from "./answers.ts";
import { type Area, areas, type Question, questions, type RedFlag, redFlags } from "./questions.ts";

/** A result is shown from this share of questions answered (わからない does not count as answered). */
const ENOUGH = 0.6;
export const ENOUGH_ANSWERS = Math.ceil(questions.length * ENOUGH);

/** The highest total with so many essentials at their worst answer; the last holds for more, too. */
const caps = [100, 69, 49, 49, 29] as const;

/** A question that cost points. */
export interface Loss {
  question: Question;
  /** The answer as it was offered. */
  chosen: string;
  points: 1 | 2;
  /** How much higher the total would be if this one answer were the best: 0 where the cap stays. */
  gain: number;
  /** One of the essentials that cap the total. */
  caps: boolean;
}

export interface Result {
  answered: number;
  asked: number;
  /** A whole number, 100 is best; null below 60 % answered. */
  total: number | null;
  band: string | null;
  /** What holds the total down whatever the other answers; null where no essential is at its worst. */
  cap: { total: number; because: Question[] } | null;
  /** Percent null where nothing of the area is known. */
  areas: { area: Area; label: string; percent: number | null }[];
  /** What helps the total most, first. */
  lost: Loss[];
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
  const total = known.length >= ENOUGH_ANSWERS ? totalOf(answers) : null;
  const because = essentialsAtWorst(answers);
  return {
    answered: known.length,
    asked: questions.length,
    total,
    band: total === null ? null : (bands.find(({ from }) => total >= from)?.label ?? null),
    cap: because.length === 0 ? null : { total: capOf(because.length), because },
    areas: (Object.keys(areas) as Area[]).map((area) => {
      const percent = percentOf(
        answers,
        known.filter((question) => question.area === area),
      );
      return { area, label: areas[area], percent };
    }),
    lost: lostOf(answers, known),
    flags: redFlags.filter((flag) => flagged.includes(flag.id)),
  };
}

function totalOf(answers: Answers): number {
  const percent = percentOf(answers, questions) ?? 0;
  return Math.min(Math.round(percent), capOf(essentialsAtWorst(answers).length));
}

/** Null where none of the questions has an answer that counts. */
function percentOf(answers: Answers, of: readonly Question[]): number | null {
  const points = of.map(({ id }) => answers[id]).filter((value) => typeof value === "number");
  if (points.length === 0) return null;
  const most = 2 * points.length;
  // One division, last: 22.5 stays 22.5, and is rounded up like every other half.
  return (100 * (most - points.reduce<number>((sum, value) => sum + value, 0))) / most;
}

function essentialsAtWorst(answers: Answers): Question[] {
  return questions.filter(({ id, essential }) => essential && answers[id] === 2);
}

function capOf(count: number): number {
  return caps[Math.min(count, caps.length - 1)] ?? 0;
}

/** Biggest gain first; where one alone changes nothing, the essentials that hold the cap first, then what cost more. */
function lostOf(answers: Answers, known: readonly Question[]): Loss[] {
  const before = totalOf(answers);
  const lost = known.flatMap((question): Loss[] => {
    const points = answers[question.id];
    if (points !== 1 && points !== 2) return [];
    const gain = totalOf({ ...answers, [question.id]: 0 }) - before;
    return [
      { question, chosen: question.options[points], points, gain, caps: points === 2 && question.essential === true },
    ];
  });
  return lost.toSorted((a, b) => b.gain - a.gain || Number(b.caps) - Number(a.caps) || b.points - a.points);
}
