import { consonantsOf, soundOf } from "@borupa/japanese-sound";
import { expect, test } from "vitest";
import { fold } from "#app/platform/search/fold.ts";

const sound = (word: string) => soundOf(fold(word));

test.each([
  ["レサー", "レッサー"],
  ["ファイヤ", "ファイア"],
  ["クレージー", "クレイジー"],
  ["ハントム", "ファントム"],
  ["ヴァニラ", "バニラ"],
  ["こうらる", "コーラル"],
])("%s sounds as %s does", (heard, written) => {
  expect(sound(heard)).toBe(sound(written));
});

test("other words sound different, and only kana have a sound", () => {
  expect(sound("モカ")).not.toBe(sound("モタ"));
  expect(sound("脱皮")).toBeNull();
  expect(sound("pastel")).toBeNull();
});

test("a Latin word is identified by its consonants, unless it has few or none", () => {
  expect(consonantsOf("mojva")).toBe(consonantsOf("mojave"));
  expect(consonantsOf("fantom")).toBe(consonantsOf("phantom"));
  expect(consonantsOf("cinammon")).toBe(consonantsOf("cinnamon"));
  expect(consonantsOf("clown")).not.toBe(consonantsOf("chocolate"));
  expect([consonantsOf("pied"), consonantsOf("モハベ")]).toEqual([null, null]);
});
