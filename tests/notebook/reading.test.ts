import { expect, test } from "vitest";
import type { CareEvent } from "#app/notebook/care/care.ts";
import { careWords } from "#app/notebook/care/care.ts";
import { readCare, typedOf } from "#app/notebook/care/read-care.ts";
import { weightCurve } from "#app/notebook/history/curve.ts";
import { makeThing } from "#app/notebook/model/thing.ts";
import { readSnake } from "#app/notebook/snakes/read-snake.ts";
import { newSnake } from "#app/notebook/snakes/snake.ts";
import { eventOf, snakeOf } from "#app/notebook/store/readings.ts";

const now = new Date("2026-11-20T12:00:00Z");

test("a record is parsed as people type it, and returns to its form unchanged", () => {
  const read = readCare("weight", { grams: "１．２kg" }, now);
  expect(read).toMatchObject({ ok: true, care: { kind: "weight", grams: 1200 }, at: now.toISOString() });
  const meal = readCare("meal", { outcome: "refused", prey: "rat", size: "S", count: "２匹", grams: "" }, now);
  if (!meal.ok) throw new Error("not read");
  expect(careWords(meal.care)).toBe("ラット S 2匹を食べなかった");
  expect(readCare("meal", typedOf(meal.care, meal.at), now)).toEqual(meal);
  // A slow clock does not override another device's record.
  const [slow, at] = [new Date("2026-11-19T12:00:00Z"), "2026-11-20T11:22:33.444Z"];
  const typed = typedOf({ kind: "note", note: "ダニ" }, at);
  expect(readCare("note", typed, slow, at)).toEqual({ ok: true, care: { kind: "note", note: "ダニ" }, at });
  expect(readCare("note", typed, slow).ok).toBe(false);
  expect(readCare("climate", { warm: "32℃", cool: "", humidity: "60%" }, now)).toMatchObject({
    ok: true,
    care: { warm: 32, cool: null, humidity: 60 },
  });
});

test.each([
  ["weight", { grams: "" }, "grams"],
  ["weight", { grams: "たくさん" }, "grams"],
  ["meal", { count: "99" }, "count"],
  ["climate", {}, "warm"],
  ["climate", { humidity: "200" }, "humidity"],
  ["note", { note: " " }, "note"],
  ["handling", { minutes: "-3" }, "minutes"],
  ["cleaning", { at: "2027-01-01T00:00" }, "at"],
  ["cleaning", { at: "someday" }, "at"],
] as const)("%s %o is rejected at its field", (kind, typed, field) => {
  const read = readCare(kind, typed, now);
  expect(read.ok ? [] : Object.keys(read.problems)).toEqual([field]);
});

test("a snake is read from four fields, and other fields stay", () => {
  const typed: Record<string, string> = { name: " モモ ", sex: "female", birth: "2024年8月", genotype: "" };
  const before = { ...newSnake, photo: "p", ball: "b-1" };
  const read = (more: Record<string, string>) =>
    readSnake(before, (name) => ({ ...typed, ...more })[name] ?? "", "2026-11-20", "2025-03-01");
  expect(read({ birth: "令和6年8月10日", interval: "10日" })).toMatchObject({
    fields: { name: "モモ", sex: "female", birth: "2024-08-10", interval: 10, photo: "p", ball: "b-1" },
  });
  expect(read({ birth: "R5.8" })).toMatchObject({ ok: true, fields: { birth: "2023" } });
  expect(read({ birth: "2023年6月", memo: "夜に活発" })).toMatchObject({
    fields: { birth: "2023", memo: "夜に活発\nハッチ 2023年6月" },
  });
  for (const [more, field] of [
    [{ birth: "いつか" }, "birth"],
    [{ birth: "2025-03-02" }, "birth"],
    [{ birth: "2027-01-01" }, "birth"],
    [{ birth: "", interval: "0" }, "interval"],
    [{ birth: "", cleanEvery: "毎週" }, "cleanEvery"],
    [{ birth: "", memo: "あ".repeat(2001) }, "memo"],
  ] as const) {
    const refused = read(more);
    expect(refused.ok ? [] : Object.keys(refused.problems)).toEqual([field]);
  }
});

const stamp = `${"0".repeat(13)}aaaaaaaa`;

test("data of stores, files and newer builds is validated", () => {
  const record = (fields: Record<string, string | number | boolean | null>) =>
    eventOf(makeThing("record", { snake: "s", at: now.toISOString(), ...fields }, stamp));
  expect(record({ kind: "meal", outcome: "swallowed", prey: "whale", count: "x" })?.care).toEqual({
    kind: "meal",
    outcome: "eaten",
    prey: "",
    size: "",
    count: 1,
    grams: null,
  });
  expect(record({ kind: "weight", grams: -3 })).toBeNull();
  expect(record({ kind: "dance" })).toBeNull();
  expect(record({ kind: "__proto__" })).toBeNull();
  expect(record({ kind: "cleaning", at: "x" })).toBeNull();
  expect(record({ kind: "cleaning", gone: true })).toBeNull();
  const odd = snakeOf(makeThing("snake", { name: 3, sex: "both", birth: "soon", interval: 1e9 }, stamp));
  expect(odd).toMatchObject({ name: "名前なし", sex: "unknown", birth: "", interval: null, standing: "here" });
});

const event = (id: string, at: string, care: CareEvent["care"]): CareEvent => ({ id, snake: "s", at, care });

test("for five years of data a curve draws what is distinguishable, including the newest day and all refusals", () => {
  const meal = { kind: "meal", prey: "", size: "", count: 1, grams: null } as const;
  const day = (i: number) => new Date(Date.UTC(2021, 10, 1) + i * 86_400_000).toISOString();
  const events = Array.from({ length: 1800 }, (_, i) =>
    event(
      `e${i}`,
      day(i),
      i % 2 ? { kind: "weight", grams: 900 + (i % 300) } : { ...meal, outcome: i % 90 ? "eaten" : "refused" },
    ),
  );
  const curve = weightCurve(events);
  expect(curve?.points.length).toBeLessThan(110);
  expect(curve?.points.at(-1)?.words).toBe("2026年10月5日 1,199g");
  expect(curve?.marks.refused).toHaveLength(20);
  // The line includes every day.
  expect(curve?.path.match(/[ML]/g)).toHaveLength(900);
});
