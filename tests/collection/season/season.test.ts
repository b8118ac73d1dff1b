import { expect, test } from "vitest";
import { dueWithin, hatchCountdown, type Season, seasonSteps } from "#app/collection/season/steps.ts";

const nothing: Season = {
  pairings: [],
  ovulated: null,
  preLayShed: null,
  laid: null,
  hatched: null,
  incubation: null,
  eggs: null,
};

function states(season: Partial<Season>, today: string) {
  return seasonSteps({ ...nothing, ...season }, today).map(({ state }) => state);
}

function windowOf(season: Partial<Season>, today: string, name: string) {
  const step = seasonSteps({ ...nothing, ...season }, today).find((one) => one.name === name);
  return step?.state === "estimated" ? step.window : undefined;
}

test("a season without a date has no estimates", () => {
  expect(states({}, "2026-11-20")).toEqual(["open", "open", "open", "open", "open"]);
});

test("hatching is estimated as a range from the laying date", () => {
  expect(windowOf({ laid: "2026-06-01" }, "2026-06-10", "hatched")).toEqual({
    earliest: "2026-07-24",
    likeliest: "2026-07-29",
    latest: "2026-08-05",
  });
});

test("cooler eggs hatch later, warmer ones earlier", () => {
  const likeliest = (incubation: number | null) =>
    windowOf({ laid: "2026-06-01", incubation }, "2026-06-10", "hatched")?.likeliest ?? "";
  expect(likeliest(29) > likeliest(31.5)).toBe(true);
  expect(likeliest(33) < likeliest(31.5)).toBe(true);
  expect(likeliest(null)).toBe(likeliest(31.5));
});

test("laying is estimated from the pre-lay shed, or else from ovulation", () => {
  const ovulated = windowOf({ ovulated: "2026-04-01" }, "2026-04-02", "laid");
  const shed = windowOf({ ovulated: "2026-04-01", preLayShed: "2026-04-21" }, "2026-04-22", "laid");
  expect(ovulated?.likeliest).toBe("2026-05-21");
  expect(shed).toEqual({ earliest: "2026-05-15", likeliest: "2026-05-21", latest: "2026-06-02" });
});

test("a step skipped before a recorded one is marked as not recorded", () => {
  expect(states({ pairings: ["2026-01-01"], laid: "2026-06-01" }, "2026-06-10")).toEqual([
    "recorded",
    "unrecorded",
    "unrecorded",
    "recorded",
    "estimated",
  ]);
});

test("late steps are reported; long past ones are no longer expected", () => {
  const hatching = (today: string) => seasonSteps({ ...nothing, laid: "2026-06-01" }, today)[4];
  expect(hatching("2026-08-05")).toMatchObject({ state: "estimated", overdue: false });
  expect(hatching("2026-08-06")).toMatchObject({ state: "estimated", overdue: true });
  expect(hatching("2026-12-01")).toMatchObject({ state: "unrecorded" });
});

test("the countdown runs while eggs are in the incubator", () => {
  const laid = { ...nothing, laid: "2026-06-01" };
  expect(hatchCountdown(laid, "2026-07-19")?.days).toBe(10);
  expect(hatchCountdown(laid, "2026-07-31")?.days).toBe(-2);
  expect(hatchCountdown({ ...laid, hatched: "2026-07-29" }, "2026-07-31")).toBeNull();
  expect(hatchCountdown({ ...nothing, ovulated: "2026-06-01" }, "2026-06-02")).toBeNull();
});

test("due within days: open windows and late steps, the soonest first", () => {
  const seasons = [
    { ...nothing, id: "far", laid: "2026-11-15" },
    { ...nothing, id: "hatching", laid: "2026-10-01" },
    { ...nothing, id: "late", laid: "2026-09-01" },
    { ...nothing, id: "shedding", ovulated: "2026-11-10" },
    { ...nothing, id: "done", laid: "2026-08-01", hatched: "2026-09-28" },
    { ...nothing, id: "old", laid: "2024-08-01" },
  ];
  const due = dueWithin(seasons, "2026-11-20", 14);
  expect(due.map(({ season, step }) => [season.id, step.name])).toEqual([
    ["late", "hatched"],
    ["hatching", "hatched"],
    ["shedding", "preLayShed"],
  ]);
  expect(due[0]?.step.overdue).toBe(true);
});
