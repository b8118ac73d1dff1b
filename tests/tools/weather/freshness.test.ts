import { expect, test } from "vitest";
import { freshUntil } from "#app/tools/weather/jma.server.ts";

const japan = (time: string) => Date.parse(`2026-11-20T${time}:00+09:00`);
const minutesFresh = (issued: string, fetched: string) =>
  (freshUntil(japan(issued), japan(fetched)) - japan(fetched)) / 60_000;

test("between issues half an hour", () => {
  expect(minutesFresh("05:00", "07:00")).toBe(30);
  expect(minutesFresh("17:00", "23:50")).toBe(30);
});

test("towards the next issue only until it is out, and ten minutes at least", () => {
  expect(minutesFresh("05:00", "10:40")).toBe(20);
  expect(minutesFresh("05:00", "10:55")).toBe(10);
});

test("while a newer one is due ten minutes", () => {
  expect(minutesFresh("05:00", "11:02")).toBe(10);
  expect(minutesFresh("05:00", "18:00")).toBe(10);
});

test("the small hours belong to last evening's issue", () => {
  const lastEvening = Date.parse("2026-11-19T17:00:00+09:00");
  expect((freshUntil(lastEvening, japan("02:00")) - japan("02:00")) / 60_000).toBe(30);
  expect((freshUntil(lastEvening, japan("04:45")) - japan("04:45")) / 60_000).toBe(15);
});

test("a correction off the hours counts as the latest", () => {
  expect(minutesFresh("08:00", "09:00")).toBe(30);
});
