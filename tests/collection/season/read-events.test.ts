import { expect, test } from "vitest";
import { readEvents, type SeasonDays } from "#app/collection/season/read-events.ts";
import written from "./read-events.json" with { type: "json" };
import rejectedEvents from "./rejected-events.json" with { type: "json" };

const season: SeasonDays = { today: "2026-04-20", known: null, hasOvulated: false };
const read = (text: string, options = season) => {
  const found = readEvents(text, options);
  return found.ok
    ? found.value.map(
        ({ type, date, until, millimetres, count, slugs, note }) =>
          `${type} ${date}${until === date ? "" : `..${until}`}${millimetres === null ? "" : ` ${millimetres}mm`}${count === null ? "" : ` ×${count}`}${slugs === null ? "" : ` +${slugs}`}${note ? ` ${note}` : ""}`,
      )
    : found.message;
};

test.each(written)("$text", ({ text, events: expected }) => {
  expect(read(text)).toEqual(expected);
});

test("a date without a year is near the known season and not in the future", () => {
  expect(read("2/4")).toEqual(["together 2026-02-04"]);
  expect(read("12/4")).toEqual(["together 2025-12-04"]);
  expect(read("2/4", { ...season, known: "2022-12-20" })).toEqual(["together 2023-02-04"]);
  expect(read("12/4", { ...season, known: "2023-02-20" })).toEqual(["together 2022-12-04"]);
  expect(read("8/21")).toEqual(["together 2025-08-21"]);
  expect(read("4/21")).toContain("今日（2026年4月20日）までの日付");
});

test.each(rejectedEvents)("%s is rejected with a message", (text, message) => {
  expect(read(text)).toBe(message);
});
