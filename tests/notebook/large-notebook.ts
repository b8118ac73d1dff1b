// Generates a realistic notebook of many snakes and years: meals, some refused, weights, sheds and other records.

import type { Care } from "#app/notebook/care/care.ts";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import { makeThing, type Thing } from "#app/notebook/model/thing.ts";
import { newSnake } from "#app/notebook/snakes/snake.ts";

const DAY = 86_400_000;
const meal = { kind: "meal", prey: "rat", size: "S", count: 1, grams: null } as const;
const lines = ["パステル", "クラウン", "100%ヘテロ・クラウン", "モハベ パステル", "バナナ", ""];

/** Returns `records` records in all, the last one yesterday. Deterministic except for ids. */
export function largeNotebook(snakes: number, records: number, now: Date): { snakes: Thing[]; things: Thing[] } {
  let last = "";
  const stamp = (at: number) => {
    last = nextStamp(last, "aaaaaaaa", new Date(at));
    return last;
  };
  const each = Math.ceil(records / snakes);
  const step = (5 * 365 * DAY) / each;
  const begin = now.getTime() - DAY - each * step;
  const own = Array.from({ length: snakes }, (_, i) =>
    makeThing(
      "snake",
      {
        ...newSnake,
        name: `ヘビ${String(i + 1).padStart(3, "0")}`,
        sex: i % 2 ? "male" : "female",
        birth: String(now.getFullYear() - 5 - (i % 4)),
        genotype: lines[i % lines.length] ?? "",
        enclosure: `棚${(i % 12) + 1}`,
        group: i % 5 === 0 ? "繁殖" : "",
      },
      stamp(begin),
    ),
  );
  const events: Thing[] = [];
  for (let i = 0; events.length < records; i += 1) {
    for (let number = 0; number < own.length && events.length < records; number += 1) {
      const at = begin + i * step + number * 60_000;
      const fields = { snake: own[number]?.id ?? "", at: new Date(at).toISOString(), ...careAt(i, number) };
      events.push(makeThing("record", fields, stamp(at)));
    }
  }
  return { snakes: own, things: [...own, ...events] };
}

function careAt(i: number, number: number): Care {
  switch ((i + number) % 12) {
    case 1:
    case 5:
    case 9:
      return { kind: "weight", grams: 900 + ((i * 37 + number * 11) % 400) };
    case 3:
      return { kind: "shed", shed: i % 5 ? "whole" : "pieces" };
    case 6:
      return { kind: "cleaning" };
    case 7:
      return { kind: "stool", stool: "both", note: "" };
    case 10:
      return { kind: "climate", warm: 31 + (i % 3), cool: 26, humidity: 60 };
    default:
      return { ...meal, outcome: (i * 7 + number) % 9 === 0 ? "refused" : "eaten" };
  }
}
