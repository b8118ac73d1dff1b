// The words that begin at a place are those that are there, letter for letter.

import fc from "fast-check";
import { expect, test } from "vitest";
import { wordFinder } from "#app/platform/search/words-at.ts";
import { times } from "#tests/fuzz/support.ts";

test("all that begin at a place are found, shortest first", () => {
  const find = wordFinder(
    new Map([..."毒 消毒 消毒薬 消毒薬品 𠮷 𠮷野".split(" ")].map((word, index) => [word, index])),
  );
  expect(find("消毒薬", 0)).toEqual([
    { end: 2, value: 1 },
    { end: 3, value: 2 },
  ]);
  expect(find("消毒薬", 1)).toEqual([{ end: 2, value: 0 }]);
  expect(find("𠮷野", 0).map(({ end }) => end)).toEqual([2, 3]);
  expect(find("𠮷野", 3)).toEqual([]);
});

test("whatever the words and the text, they are found as when each is sought at each place", () => {
  const letters = fc.constantFrom("ア", "毒", "𠮷", "\ud842", "\0");
  const joined = (most: number) => fc.array(letters, { maxLength: most }).map((all) => all.join(""));
  fc.assert(
    fc.property(fc.uniqueArray(joined(5), { maxLength: 12 }), joined(15), (words, text) => {
      const find = wordFinder(new Map(words.map((word, index) => [word, index])));
      for (let place = 0; place <= text.length; place += 1) {
        const standing = words
          .map((word, value) => ({ end: place + word.length, value }))
          .filter(({ end, value }) => end > place && text.startsWith(words[value] ?? "", place))
          .sort((one, other) => one.end - other.end);
        expect(find(text, place)).toEqual(standing);
      }
    }),
    times(100),
  );
});
