import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { feedingDue, intervalOf } from "#app/kinds/ball/care/feeding-rules.ts";
import type { Care, CareEvent } from "#app/notebook/care/care.ts";
import { addToDigest, digestOf } from "#app/notebook/care/digest.ts";
import { doubtOf } from "#app/notebook/care/doubts.ts";
import { CONSULT_WORDS, fastingRow, fastingRows } from "#app/notebook/rules/fasting.ts";
import { nextShed } from "#app/notebook/rules/shed.ts";
import { newSnake } from "#app/notebook/snakes/snake.ts";
import { toClean, todayLine, todayLines, toFeed, toWatch, toWeigh } from "#app/notebook/today/today.ts";

const article = (name: string) => readFileSync(`starter/info/${name}.md`, "utf8");
const meal = { kind: "meal", prey: "rat", size: "S", count: 1, grams: null } as const;

let made = 0;
const event = (day: string, care: Care): CareEvent => {
  made += 1;
  return { id: `e${made}`, snake: "s", at: `${day}T12:00:00.000Z`, care };
};
const ate = (day: string) => event(day, { ...meal, outcome: "eaten" });
const refused = (day: string) => event(day, { ...meal, outcome: "refused" });
const weighed = (day: string, grams: number) => event(day, { kind: "weight", grams });

test("the rows of the fasting article match its text", () => {
  const text = article("fasting");
  for (const { when, means, action } of Object.values(fastingRows))
    expect(text).toContain(`| ${when} | ${means} | ${action} |`);
  expect(text).toContain(`**2か月**：${CONSULT_WORDS}`);
});

test.each([
  [1000, 1000, "維持、または増加"],
  [1000, 1020, "維持、または増加"],
  [1000, 999, "5%未満の減少"],
  [1200, 1140, "5%以上10%未満の減少"],
  [1200, 1110, "5%以上10%未満の減少"],
  [1000, 900, "10%以上の減少"],
])("from %i g to %i g: %s", (before, now, when) => {
  expect(fastingRow(before, now)?.when).toBe(when);
});

test("intervals match the article's table; the keeper's own take precedence", () => {
  const text = article("feeding");
  const of = (weight: number) => intervalOf({ own: null, weight, birth: null }, "2026-11-20");
  for (const [grams, cell] of [
    [80, "5〜7日"],
    [200, "7日"],
    [500, "7〜14日"],
    [1200, "7〜21日"],
  ] as const) {
    const { from, to } = of(grams);
    const words = from === to ? `${from}日` : `${from}〜${to}日`;
    expect(words).toBe(cell);
    expect(text).toContain(`| ${words} |`);
  }
  expect(intervalOf({ own: 10, weight: 80, birth: null }, "2026-11-20")).toEqual({ from: 10, to: 10 });
  expect(intervalOf({ own: null, weight: null, birth: "2026-10-01" }, "2026-11-20").to).toBe(7);
  expect(intervalOf({ own: null, weight: null, birth: "2020" }, "2026-11-20").to).toBe(21);
});

test("a meal is due after its interval; after a refusal in a week, after regurgitation in two", () => {
  const interval = { from: 5, to: 7 };
  const due = (outcome: "eaten" | "refused" | "vomited", today: string) =>
    feedingDue({ day: "2026-11-01", outcome }, interval, today);
  expect(due("eaten", "2026-11-05")).toMatchObject({ state: "later", inDays: 1 });
  expect(due("eaten", "2026-11-06")?.state).toBe("due");
  expect(due("eaten", "2026-11-08")?.state).toBe("due");
  expect(due("eaten", "2026-11-09")?.state).toBe("late");
  expect(due("refused", "2026-11-07")?.state).toBe("later");
  expect(due("vomited", "2026-11-14")?.state).toBe("later");
  expect(feedingDue(null, interval, "2026-11-09")).toBeNull();
});

test("a regurgitated meal does not count as eaten, and weights count from the last one kept down", () => {
  const digest = digestOf([
    weighed("2026-09-01", 1000),
    ate("2026-09-05"),
    weighed("2026-09-20", 1010),
    ate("2026-10-01"),
    event("2026-10-03", { ...meal, outcome: "vomited" }),
    weighed("2026-10-10", 960),
  ]);
  expect(digest.lastEaten?.day).toBe("2026-09-05");
  expect(digest.lastMeal?.meal.outcome).toBe("vomited");
  expect(digest.refusals).toBe(1);
  expect(digest.whenEating).toEqual({ day: "2026-09-01", grams: 1000 });
  expect(digest.peak?.grams).toBe(1010);
});

test("a shed is estimated as a range from the third on, and one in two pieces counts once", () => {
  expect(nextShed(["2026-08-01", "2026-09-10"], "2026-10-01")).toBeNull();
  const found = nextShed(["2026-10-20", "2026-08-01", "2026-09-10", "2026-09-12"], "2026-10-30");
  expect(found).toEqual({ from: "2026-11-21", to: "2026-12-07", isPast: false });
  expect(nextShed(["2026-08-01", "2026-09-10", "2026-10-20"], "2027-03-01")?.isPast).toBe(true);
  // Five sheds on the day: still no promise of one.
  const even = ["2026-03-01", "2026-04-10", "2026-05-20", "2026-06-29", "2026-08-08"];
  expect(nextShed(even, "2026-08-20")).toEqual({ from: "2026-09-09", to: "2026-09-25", isPast: false });
});

const snake = (id: string, events: CareEvent[]) => ({
  snake: { ...newSnake, id, name: id },
  digest: digestOf(events),
});

test("today: late snakes come first, departed ones are excluded, and the most serious fast is on top", () => {
  const today = "2026-11-20";
  const fed = snake("fed", [ate("2026-11-19"), weighed("2026-11-18", 1500)]);
  const late = snake("late", [ate("2026-10-25"), weighed("2026-11-01", 900)]);
  const fresh = snake("fresh", []);
  const thin = snake("thin", [
    weighed("2026-09-01", 1200),
    ate("2026-09-02"),
    refused("2026-10-01"),
    weighed("2026-11-10", 1050),
  ]);
  const gone = { ...snake("gone", []), snake: { ...snake("gone", []).snake, standing: "moved" as const } };
  const lines = todayLines([fed, late, fresh, thin, gone], today);
  expect(toFeed(lines).map(({ snake: { id } }) => id)).toEqual(["thin", "late", "fresh"]);
  expect(toWatch(lines).map(({ snake: { id } }) => id)).toEqual(["thin"]);
  // Weighed 19 days ago: recent enough for one that eats, not for one that has not eaten for 26.
  expect(toWeigh(lines).map(({ snake: { id } }) => id)).toEqual(["fresh", "late"]);
  const line = todayLine(thin, today);
  expect(line).toMatchObject({ row: { when: "10%以上の減少" }, isToConsult: false, fasted: 79 });
  expect(line.loss).toBeCloseTo(12.5);
  // A dead snake is neither due for feeding nor for a vet.
  const died = { ...thin, snake: { ...thin.snake, standing: "died" as const } };
  expect(todayLine(died, today)).toMatchObject({ feeding: null, isFasting: false, row: null, isToConsult: false });
});

test("dates before a snake's hatch or after its departure are asked about", () => {
  const question = (life: Partial<typeof newSnake>) =>
    doubtOf({ ...newSnake, ...life }, { kind: "cleaning" }, "2026-11-20T12:00:00.000Z", [])?.question;
  expect(question({ birth: "2026-11-21" })).toContain("生まれる前です（ハッチ 2026年11月21日）。この日で");
  expect(question({ birth: "2027" })).toContain("生まれる前です（ハッチ 2027年）");
  expect(question({ standing: "moved", left: "2026-11-19" })).toContain("譲渡（2026年11月19日）のあとです");
  expect(question({ birth: "2026", standing: "died", left: "2026-11-20" })).toBeUndefined();
});

test("a snake that only refused since it came is watched after two months, too", () => {
  const line = (...events: CareEvent[]) =>
    todayLine({ snake: { ...newSnake, id: "s", name: "モモ" }, digest: digestOf(events) }, "2026-11-20");
  const isWatched = (...events: CareEvent[]) => toWatch([line(...events)]).length === 1;
  expect(isWatched(refused("2026-09-20"), refused("2026-11-10"))).toBe(true);
  expect(isWatched(refused("2026-09-22"), refused("2026-11-10"))).toBe(false);
  expect(isWatched(refused("2026-09-01"), ate("2026-11-01"), refused("2026-11-10"))).toBe(false);
});

test("an incremental digest equals that of all records, or reports that it cannot", () => {
  const care = fc.oneof(
    fc.constantFrom("eaten" as const, "refused" as const, "vomited" as const).map((outcome) => ({ ...meal, outcome })),
    fc.integer({ min: 50, max: 2000 }).map((grams) => ({ kind: "weight" as const, grams })),
    fc.constantFrom<Care>({ kind: "shed", shed: "whole" }, { kind: "cleaning" }, { kind: "note", note: "x" }),
  );
  // Hours apart, sometimes zero, sometimes negative.
  const steps = fc.array(fc.record({ care, hours: fc.integer({ min: -5, max: 200 }) }), { maxLength: 40 });
  fc.assert(
    fc.property(steps, (all) => {
      let at = Date.UTC(2026, 0, 1);
      const events: CareEvent[] = [];
      for (const [i, { care: one, hours }] of all.entries()) {
        at += hours * 3_600_000;
        const next = { id: `e${i}`, snake: "s", at: new Date(at).toISOString(), care: one };
        const before = events.length > 0 ? digestOf(events) : undefined;
        const withNext = addToDigest(before, next);
        events.push(next);
        const isLatest = events.every((other) => other === next || other.at < next.at);
        const isVomited = one.kind === "meal" && one.outcome === "vomited";
        expect(withNext).toEqual(isLatest && !isVomited ? digestOf(events) : null);
      }
    }),
    { numRuns: 300 },
  );
  const { refusedSince: _, ...older } = digestOf([ate("2026-11-01")]);
  expect(addToDigest(older as ReturnType<typeof digestOf>, ate("2026-11-08"))).toBeNull();
});

test("weighing and cleaning follow the keeper's own intervals; without cleaning records none is due", () => {
  const names = (list: typeof toClean, events: CareEvent[], own: { weighEvery?: number; cleanEvery?: number }) =>
    list(
      todayLines(
        [{ snake: { ...newSnake, id: "s", name: "モモ", ...own }, digest: digestOf([ate("2026-11-18"), ...events]) }],
        "2026-11-20",
      ),
    ).length;
  const weighing = [weighed("2026-11-05", 900)];
  expect([names(toWeigh, weighing, {}), names(toWeigh, weighing, { weighEvery: 14 })]).toEqual([0, 1]);
  expect(names(toWeigh, [weighed("2026-10-15", 900)], { weighEvery: 60 })).toBe(0);
  const cleaning = (day: string) => [event(day, { kind: "cleaning" })];
  expect(names(toClean, [], {})).toBe(0);
  expect(names(toClean, [], { cleanEvery: 30 })).toBe(1);
  expect([names(toClean, cleaning("2026-09-22"), {}), names(toClean, cleaning("2026-09-20"), {})]).toEqual([0, 1]);
  expect(names(toClean, cleaning("2026-11-10"), { cleanEvery: 7 })).toBe(1);
});
