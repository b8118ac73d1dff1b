import fc from "fast-check";
import { expect, test } from "vitest";
import { charactersOf } from "../src/names/fold-name.ts";
import shopWordList from "../src/names/shop-words.json" with { type: "json" };
import { lineRefusals } from "../src/reading/line-refusals.ts";
import { parseLine } from "../src/reading/parse-line.ts";
import { good } from "./animals.ts";
import corpus from "./corpus.json" with { type: "json" };
import { starterBook as book } from "./starter-book.ts";

/** Returns the genes of a line with states, or "?" with the first answers if it is ambiguous. */
function readingOf(text: string): string[] | [string, string[]] {
  const { line } = good(parseLine(book, text));
  const refusals = lineRefusals(book, line);
  const items = line.items.map(({ gene, state, percent }) => `${gene}:${state}${percent ?? ""}`).sort();
  const answers = refusals.flatMap(({ corrections, pair }) =>
    pair ? [`${pair.sire} × ${pair.dam}`] : corrections.slice(0, 3).map(({ label }) => label),
  );
  return refusals.length > 0 ? ["?", answers] : [items.join(" ")];
}

test.each(Object.entries(corpus))("%s", (_, lines) => {
  expect(lines.map(([line]) => [line, ...readingOf(String(line))])).toEqual(lines);
});

test("the spans of every line add up to it and contain every gene, and unread ones lead to a question", () => {
  for (const [text, reading] of Object.values(corpus).flat()) {
    const { spans, items } = good(parseLine(book, String(text))).line;
    expect(spans.map((span) => span.text).join("")).toBe(charactersOf(String(text)).join(""));
    const isAsked = spans.some(({ is }) => is === "unread");
    expect([text, isAsked && reading !== "?"]).toEqual([text, false]);
    const genes = new Set(spans.flatMap((span) => (span.items ?? []).map(({ gene }) => gene)));
    expect([text, [...new Set(items.map(({ gene }) => gene))].filter((gene) => !genes.has(gene))]).toEqual([text, []]);
  }
  const { spans } = good(parseLine(book, "クラウン×het クラウン")).line;
  expect(spans.flatMap(({ items = [] }) => items.map(({ state }) => state))).toEqual(["visual", "het"]);
});

const names: [spelling: string, gene: string, isRecessive: boolean][] = [
  ["パステル", "pastel", false],
  ["pastel", "pastel", false],
  ["モハベ", "mojave", false],
  ["Enchi", "enchi", false],
  ["バナナ", "banana", false],
  ["YB", "yellow-belly", false],
  ["クラウン", "clown", true],
  ["clown", "clown", true],
  ["パイド", "piebald", true],
  ["Albino", "albino", true],
];
const figures = [
  "2024年",
  "¥30,000",
  "6/12生まれ",
  "500g",
  "30%OFF",
  "1.0",
  "No.12",
  "生後3ヶ月",
  "July 2024",
  "3万円",
];
const shopWords = [...Object.values(shopWordList).flatMap((words) => words.split(", ")), ...figures];
const questions = ["ほげ", "？", "+/-", "かも", "not", "以外", "x2", "foo", "シナリオ"];
const states: [text: string, recessive: string, other: string][] = [
  ["", "visual", "visual"],
  ["ヘテロ ", "het", "visual"],
  ["66% pos H.", "pos-het66", "pos-het66"],
  ["66%ポスヘテ", "pos-het66", "pos-het66"],
  ["スーパー", "super", "super"],
];

test("in random lines no gene is gained or lost without a question", () => {
  const part = fc.record({
    name: fc.constantFrom(...names),
    state: fc.constantFrom(...states),
    noise: fc.constantFrom("", "", ...shopWords, ...questions),
    isBefore: fc.boolean(),
  });
  const parts = fc.uniqueArray(part, { selector: ({ name }) => name[1], minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(parts, fc.constantFrom("\n", "；", " | "), (chosen, separator) => {
      const line = chosen
        .map(({ name: [spelling], state: [state], noise, isBefore }) =>
          isBefore ? `${noise} ${state}${spelling}`.trim() : `${state}${spelling} ${noise}`.trim(),
        )
        .join(separator);
      const meant = chosen.map(
        ({ name: [, gene, isRecessive], state: [, recessive, other] }) => `${gene}:${isRecessive ? recessive : other}`,
      );
      const reading = readingOf(line);
      const isAsked = reading[0] === "?";
      // Ambiguous lines stay ambiguous; others are read as composed, or asked about.
      const mustAsk = chosen.some(({ noise }) => questions.includes(noise));
      expect([line, isAsked ? "?" : reading[0]]).toEqual([line, mustAsk || isAsked ? "?" : meant.sort().join(" ")]);
    }),
    { numRuns: 600, seed: 41 },
  );
});
