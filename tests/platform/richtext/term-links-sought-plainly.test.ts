// Terms are found as somebody would who looks for every word at every place, and text is folded as its characters are.

import fc from "fast-check";
import { expect, test } from "vitest";
import { fold, foldWithPlaces, termLinker } from "#app/platform/richtext/term-links.server.ts";
import { times } from "#tests/fuzz/support.ts";

/** Each with what it folds to. */
const letters = new Map(
  ["アア", "Ａa", "脱脱", "皮皮", "𠮷𠮷", "のの", "、、"].map((pair) => {
    const [letter = "", ...folded] = pair;
    return [letter, folded.join("")];
  }),
);
const someLetters = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...letters.keys()), { minLength, maxLength });
const isCut = (text: string, place: number) =>
  /^(?:[\p{Script=Latin}\p{N}]{2}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}ー]{2})$/u.test(
    text.slice(Math.max(0, place - 1), place + 1),
  );

/** Looks for every word at every place. */
function linkedPlainly(terms: { id: string; words: string[] }[], source: string[]): string {
  const foldOf = (all: string[]) => all.map((letter) => letters.get(letter)).join("");
  const words = terms.flatMap(({ id, words }) => words.map((word) => ({ id, word: foldOf([...word]) })));
  const text = foldOf(source);
  // For each unit of the folded text, the letter of the source it came from.
  const origin = source.flatMap((letter, index) => Array.from(letters.get(letter)?.split("") ?? [], () => index));
  const linked = new Set<string>();
  let html = "";
  let written = 0;
  for (let place = 0; place < text.length; ) {
    const [longest] = words
      .filter(({ word }) => word.length > 1 && text.startsWith(word, place))
      .filter(({ word }) => !isCut(text, place) && !isCut(text, place + word.length))
      .sort((one, other) => other.word.length - one.word.length);
    if (longest && !linked.has(longest.id)) {
      const [from = 0, last = 0] = [origin[place], origin[place + longest.word.length - 1]];
      html += `${source.slice(written, from).join("")}<a class="term-link" href="/term/${longest.id}">${source.slice(from, last + 1).join("")}</a>`;
      written = last + 1;
      linked.add(longest.id);
    }
    place += longest?.word.length ?? 1;
  }
  return html + source.slice(written).join("");
}

test("whatever the terms and the text, the same is linked as when every word is sought at every place", () => {
  const href = ({ id }: { id: string }) => `/term/${id}`;
  const word = someLetters(1, 4).map((all) => all.join(""));
  const someTerms = fc.array(fc.array(word, { maxLength: 3 }), { minLength: 4, maxLength: 10 });
  fc.assert(
    fc.property(someTerms, someLetters(30, 40), (lists, source) => {
      const made = lists.map((words, index) => ({ id: `${index}`, words }));
      expect(termLinker(made, href).link(source.join(""))).toBe(linkedPlainly(made, source));
    }),
    times(100),
  );
});

test("each character of kana, kanji and letters folds as it does by itself", () => {
  const characters = Array.from({ length: 0xa000 }, (_, code) => String.fromCharCode(code));
  expect(characters.filter((character) => foldWithPlaces(character).text !== fold(character))).toEqual([]);
});
