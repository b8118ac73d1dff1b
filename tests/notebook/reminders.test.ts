// The calendar file of next meals: stable events with alarms, which a later file moves.

import { expect, test } from "vitest";
import { reminderFile } from "#app/notebook/calendar/reminders.ts";
import { digestOf } from "#app/notebook/care/digest.ts";
import { newSnake } from "#app/notebook/snakes/snake.ts";
import { todayLines } from "#app/notebook/today/today.ts";

const site = { origin: "https://example.jp", siteName: "手帖" };
const lines = (day: string, today: string) =>
  todayLines(
    [
      {
        snake: { ...newSnake, id: "aaaa", name: "モモ, 改行\nEND:VEVENT", interval: 10 },
        digest: digestOf([
          {
            id: "e",
            snake: "aaaa",
            at: `${day}T12:00:00.000Z`,
            care: { kind: "meal", outcome: "eaten", prey: "", size: "", count: 1, grams: null },
          },
          { id: "w", snake: "aaaa", at: `${day}T12:00:00.000Z`, care: { kind: "weight", grams: 900 } },
        ]),
      },
    ],
    today,
  );

const valuesOf = (file: string, name: string) =>
  file.split("\r\n").flatMap((line) => (line.startsWith(name) ? [line.slice(line.indexOf(":") + 1)] : []));

test("the next file moves the same events to their new days, with a later sequence and an alarm each", () => {
  const first = reminderFile(lines("2026-11-10", "2026-11-15"), site, "2026-11-15", new Date("2026-11-15T12:00:00Z"));
  const next = reminderFile(lines("2026-11-20", "2026-11-21"), site, "2026-11-21", new Date("2026-11-21T12:00:00Z"));
  if (!first || !next) throw new Error("no file");
  expect(valuesOf(first, "DTSTART")).toEqual(["20261120", "20261210"]);
  expect(valuesOf(next, "DTSTART")).toEqual(["20261130", "20261220"]);
  expect(valuesOf(first, "UID")).toEqual(valuesOf(next, "UID"));
  expect(Number(valuesOf(next, "SEQUENCE")[0])).toBeGreaterThan(Number(valuesOf(first, "SEQUENCE")[0]));
  expect(valuesOf(first, "TRIGGER")).toEqual(["PT19H", "PT19H"]);
  expect(valuesOf(first, "BEGIN").filter((part) => part === "VALARM")).toHaveLength(2);
  // A name is a name, whatever stands in it.
  expect(valuesOf(first, "END")).toEqual(["VALARM", "VEVENT", "VALARM", "VEVENT", "VCALENDAR"]);
});

test("what is overdue is for today, and without any record there is no file", () => {
  const late = reminderFile(lines("2026-09-01", "2026-11-21"), site, "2026-11-21", new Date("2026-11-21T12:00:00Z"));
  expect(valuesOf(late ?? "", "DTSTART")).toEqual(["20261121", "20261121"]);
  expect(reminderFile([], site, "2026-11-21", new Date())).toBeNull();
});
