import { expect, test } from "vitest";
import { digestOf } from "#app/notebook/care/digest.ts";
import type { Pair } from "#app/notebook/pairs/pair.ts";
import { reminderFile } from "#app/notebook/screens/today/Reminders.tsx";
import { newSnake } from "#app/notebook/snakes/snake.ts";
import { todayLines } from "#app/notebook/today/today.ts";

const site = { origin: "https://example.jp", siteName: "手帖", isLoud: true };
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

test("the next file moves the same events to their new dates, each with a later sequence and an alarm", () => {
  const first = reminderFile(
    lines("2026-11-10", "2026-11-15"),
    [],
    site,
    "2026-11-15",
    new Date("2026-11-15T12:00:00Z"),
  );
  const next = reminderFile(
    lines("2026-11-20", "2026-11-21"),
    [],
    site,
    "2026-11-21",
    new Date("2026-11-21T12:00:00Z"),
  );
  if (!first || !next) throw new Error("no file");
  expect(valuesOf(first, "DTSTART")).toEqual(["20261120", "20261210"]);
  expect(valuesOf(next, "DTSTART")).toEqual(["20261130", "20261220"]);
  expect(valuesOf(first, "UID")).toEqual(valuesOf(next, "UID"));
  expect(Number(valuesOf(next, "SEQUENCE")[0])).toBeGreaterThan(Number(valuesOf(first, "SEQUENCE")[0]));
  expect(valuesOf(first, "TRIGGER")).toEqual(["PT19H", "PT19H"]);
  expect(valuesOf(first, "BEGIN").filter((part) => part === "VALARM")).toHaveLength(2);
  // Names are escaped.
  expect(valuesOf(first, "END")).toEqual(["VALARM", "VEVENT", "VALARM", "VEVENT", "VCALENDAR"]);
});

test("overdue meals are due today, and without records there is no file", () => {
  const late = reminderFile(
    lines("2026-09-01", "2026-11-21"),
    [],
    site,
    "2026-11-21",
    new Date("2026-11-21T12:00:00Z"),
  );
  expect(valuesOf(late ?? "", "DTSTART")).toEqual(["20261121"]);
  expect(valuesOf(late ?? "", "SUMMARY")).toEqual([expect.stringMatching(/^給餌：.*体重：/)]);
  expect(reminderFile([], [], site, "2026-11-21", new Date())).toBeNull();
});

const pair: Pair = {
  ...{ id: "pppp", slugs: null, memo: "", eggs: null, incubation: null },
  sire: { own: "", name: "チチ", genotype: "" },
  dam: { own: "aaaa", name: "古い名前", genotype: "" },
  ...{ pairings: ["2026-08-01"], ovulated: "2026-10-01", preLayShed: null, laid: null, hatched: null },
};
const eventsOf = (file: string | null) =>
  new Map(
    (file ?? "").split("BEGIN:VEVENT").flatMap((text) => {
      const [uid] = valuesOf(text, "UID");
      const values = (name: string) => valuesOf(text, name).join();
      return uid ? [[uid, [values("DTSTART"), values("STATUS"), values("TRIGGER")]]] : [];
    }),
  );

test("a pair's estimates are all-day events; a recorded step moves its event to the actual date", () => {
  const own = lines("2026-11-10", "2026-11-15");
  const at = (day: string, season: Pair) => reminderFile(own, [season], site, day, new Date(`${day}T12:00:00Z`));
  const first = eventsOf(at("2026-10-10", pair));
  expect(first.get("preLayShed-pppp@notebook")).toEqual(["20261021", "TENTATIVE", "PT19H"]);
  expect(first.get("laid-pppp@notebook")).toEqual(["20261120", "TENTATIVE", "PT19H"]);
  expect(first.get("hatched-pppp@notebook")?.[0]).toBe("20270117");
  expect(first.has("paired-pppp@notebook")).toBe(false);
  const next = eventsOf(at("2026-11-15", { ...pair, laid: "2026-11-14" }));
  expect(next.get("laid-pppp@notebook")).toEqual(["20261114", "CONFIRMED", ""]);
  expect(next.get("hatched-pppp@notebook")?.[0]).toBe("20270111");
  expect(new Set(next.keys()).isSubsetOf(new Set([...first.keys(), "ovulated-pppp@notebook"]))).toBe(true);
  // Overdue steps are due today, long past ones never; a renamed dam has her current name.
  expect(eventsOf(at("2026-12-05", pair)).get("laid-pppp@notebook")?.[0]).toBe("20261205");
  expect(
    reminderFile(
      [],
      [{ ...pair, ovulated: null, pairings: [], hatched: "2026-01-01" }],
      site,
      "2026-11-15",
      new Date(),
    ),
  ).toBeNull();
  expect(valuesOf(at("2026-10-10", pair) ?? "", "SUMMARY").join()).toContain("産卵の目安：チチ × モモ");
});
