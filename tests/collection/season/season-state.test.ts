import { expect, test } from "vitest";
import { clutchWords, lifeOf } from "#app/collection/season/season-life.ts";
import { isUnderWay, seasonState } from "#app/collection/season/season-state.ts";
import type { Season } from "#app/collection/season/steps.ts";

const nothing: Season = {
  ...{ pairings: [], ovulated: null, preLayShed: null, laid: null, hatched: null },
  ...{ incubation: null, eggs: null },
};
const today = "2026-11-22";

test("a season shows the time until hatching, or its last recorded step", () => {
  expect(seasonState(nothing, today)).toBe("");
  expect(seasonState({ ...nothing, pairings: ["2026-10-02", "2026-10-20"] }, today)).toBe("ペアリング 2026年10月20日");
  expect(seasonState({ ...nothing, laid: "2026-10-25", eggs: 6 }, today)).toBe("ハッチまで、あと30日ほど（目安）");
  expect(seasonState({ ...nothing, laid: "2026-09-20", eggs: 6 }, today)).toBe("ハッチの目安の日を5日過ぎています");
  expect(seasonState({ ...nothing, laid: "2026-05-01", hatched: "2026-06-28", eggs: 6 }, today)).toBe(
    "ハッチ 2026年6月28日",
  );
});

test("running seasons started within the year and have neither hatched nor failed", () => {
  const since = "2025-11-22";
  expect(isUnderWay({ ...nothing, pairings: ["2026-10-02"] }, today, since)).toBe(true);
  expect(isUnderWay({ ...nothing, laid: "2026-10-25", eggs: 6 }, today, since)).toBe(true);
  expect(isUnderWay(nothing, today, since)).toBe(false);
  expect(isUnderWay({ ...nothing, pairings: ["2024-10-02"] }, today, since)).toBe(false);
  expect(isUnderWay({ ...nothing, laid: "2026-10-25", eggs: 0 }, today, since)).toBe(false);
  expect(isUnderWay({ ...nothing, laid: "2026-05-01", hatched: "2026-06-28" }, today, since)).toBe(false);
});

test("a clutch of one, or without young, reads as a sentence", () => {
  expect(clutchWords({ ...lifeOf([]), eggs: 1, hatchlings: 1 })).toBe("有精卵1個が、孵化しました。");
  expect(clutchWords({ ...lifeOf([]), eggs: 3, lost: 3, hatchlings: 0 })).toBe("有精卵3個のうち、3個を失いました。");
});
