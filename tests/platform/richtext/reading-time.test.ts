import { expect, test } from "vitest";
import { minutesToRead } from "#app/platform/richtext/plain-text.ts";

test("minutes are counted by the words alone, and never come to none", () => {
  expect(minutesToRead("")).toBe(1);
  expect(minutesToRead(`<p title="${"長".repeat(5000)}">短い</p>`)).toBe(1);
  expect(minutesToRead(`<p>${"字".repeat(1000)}</p><p>${"字".repeat(600)}</p>`)).toBe(3);
});
