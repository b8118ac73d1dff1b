import { expect, test } from "vitest";
import { isRough, plainWords, signsOfCode, wordsOfCode } from "#app/tools/weather/sky.ts";

test("a code gives its text and its first and second symbol", () => {
  expect(wordsOfCode("112")).toBe("晴後一時雨");
  expect(signsOfCode("112")).toEqual(["sun", "rain"]);
  expect(signsOfCode("100")).toEqual(["sun"]);
  expect(signsOfCode("405")).toEqual(["snow"]);
  expect(signsOfCode("209")).toEqual(["cloud"]);
});

test("an unknown code gives its kind by its hundreds; other values give nothing", () => {
  expect(wordsOfCode("199")).toBe("晴");
  expect(signsOfCode("499")).toEqual(["snow"]);
  expect(wordsOfCode("999")).toBe("");
  expect(wordsOfCode("__proto__")).toBe("");
  expect(wordsOfCode("")).toBe("");
  expect(wordsOfCode(null)).toBe("");
});

test("weather that can stop traffic and power is severe, by code or text", () => {
  expect(isRough("407", "")).toBe(true);
  expect(isRough("300", "雨　昼前　から　大雨")).toBe(true);
  expect(isRough("300", "雨時々くもり")).toBe(false);
  expect(isRough(null, "")).toBe(false);
});

test("the agency's text on one line", () => {
  expect(plainWords("くもり　時々　晴れ　所により　朝　まで　雪")).toBe("くもり時々晴れ 所により朝まで雪");
});
