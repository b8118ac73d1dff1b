import { expect, test } from "vitest";
import { type Kept, keptOf, readHistory, withoutResult, withResult } from "#app/stress/history.ts";

const kept = (day: string, total: number, path = `/stress_check?hides=${total % 3}`): Kept => ({
  at: `${day}T03:00:00.000Z`,
  name: "琥珀",
  total,
  path,
});

test("what is stored comes back, oldest first", () => {
  const history = [kept("2026-11-20", 80), kept("2026-10-01", 60)];
  expect(readHistory(JSON.stringify(history)).map(({ total }) => total)).toEqual([60, 80]);
});

test("what somebody else wrote there harms nothing", () => {
  for (const text of [null, "", "{", "null", "5", '{"a":1}', '[1,null,{"at":"never"}]'])
    expect(readHistory(text)).toEqual([]);
  const evil = [
    { ...kept("2026-11-20", 80), path: "javascript:alert(1)" },
    { ...kept("2026-11-20", 80), total: 900 },
  ];
  expect(readHistory(JSON.stringify([...evil, kept("2026-11-19", 70)]))).toEqual([kept("2026-11-19", 70)]);
});

test("the same answers on one day are kept once, on another day again", () => {
  const first = withResult([], kept("2026-11-20", 80, "/stress_check?hides=0"));
  const again = withResult(first, {
    ...kept("2026-11-20", 80, "/stress_check?hides=0"),
    at: "2026-11-20T09:00:00.000Z",
  });
  expect(again).toHaveLength(1);
  expect(withResult(again, kept("2026-11-21", 80, "/stress_check?hides=0"))).toHaveLength(2);
});

test("one is taken out without the others", () => {
  const history = [kept("2026-10-01", 60), kept("2026-11-20", 80)];
  expect(withoutResult(history, history[0]?.at ?? "")).toEqual([history[1]]);
});

test("a result without a total is not kept", () => {
  const now = new Date("2026-11-21T00:00:00.000Z");
  expect(keptOf({ total: null }, "", "/stress_check?", now)).toBeNull();
  expect(keptOf({ total: 83.4 }, "琥珀", "/stress_check?hides=0", now)?.total).toBe(83);
});
