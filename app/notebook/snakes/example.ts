// The snake that shows what the notebook does: half a year of an ordinary male, who has begun to leave his meals.

import type { Care } from "#app/notebook/care/care.ts";
import { addEvents, addSnake } from "#app/notebook/store/notebook.ts";
import { addDays } from "#app/platform/site/days.ts";
import { newSnake } from "./snake.ts";

const meal = { kind: "meal", prey: "rat", size: "S", count: 1, grams: null } as const;

/** Days ago, and what was noted. */
const records: readonly (readonly [number, Care])[] = [
  [170, { kind: "weight", grams: 1080 }],
  ...[168, 154, 140, 126, 112, 98, 84, 70, 56, 42].map((ago) => [ago, { ...meal, outcome: "eaten" }] as const),
  [140, { kind: "shed", shed: "whole" }],
  [120, { kind: "weight", grams: 1145 }],
  [86, { kind: "shed", shed: "whole" }],
  [80, { kind: "weight", grams: 1190 }],
  [40, { kind: "weight", grams: 1225 }],
  [30, { kind: "shed", shed: "whole" }],
  [28, { ...meal, outcome: "refused" }],
  [14, { ...meal, outcome: "refused" }],
  [10, { kind: "climate", warm: 31.5, cool: 26, humidity: 58 }],
  [3, { kind: "weight", grams: 1180 }],
];

/** The example's id. */
export async function addExample(today: string): Promise<string> {
  const id = await addSnake(
    {
      ...newSnake,
      name: "れい（見本）",
      sex: "male",
      birth: String(Number(today.slice(0, 4)) - 3),
      genotype: "パステル 100%ヘテロ・クラウン",
      enclosure: "見本",
      isExample: true,
    },
    null,
  );
  await addEvents(records.map(([ago, care]) => ({ snake: id, at: `${addDays(today, -ago)}T12:00:00.000Z`, care })));
  return id;
}
