// Whatever is asked in an address or typed as a genotype: it is read or named as not understood, and nothing breaks.

import { parseLine, readGenotype } from "@borupa/genetics";
import fc from "fast-check";
import { expect, test } from "vitest";
import { starterBook as book } from "#app/cli/starter/encyclopedia.server.ts";
import { readListQuery } from "#app/cms/content/list-query.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import { find } from "#app/cms/content/search/find.server.ts";
import { crossPage } from "#app/tools/calculator/cross-page.ts";
import { calculatorPage, siteSource } from "#app/tools/calculator/page.server.ts";
import { calculatorQuery } from "#app/tools/calculator/query.ts";
import { readAnswers } from "#app/tools/stress/answers.ts";
import { questions } from "#app/tools/stress/questions.ts";
import { memory } from "#tests/cms/admin/editing/editor-harness.ts";
import { anyText, mixedWith, queryOf, times } from "./support.ts";

const db = memory();
const now = new Date("2026-11-20T03:00:00.000Z");

const genes = [...book.genes.values()].flatMap(({ id, nameJa, nameEn, aliases }) => [id, nameJa, nameEn, ...aliases]);
const marks = [
  "het ",
  "100%ヘテロ・",
  "66%ポスヘテ ",
  "スーパー",
  "super ",
  "ph50 ",
  "DH ",
  "/",
  "・",
  ",",
  "♀",
  "1.0",
  "(",
  ")",
  "%",
  "？",
  "-",
];
const line = fc.oneof(mixedWith([...genes.slice(0, 60), ...marks]), anyText);

test("a line is read to the end, and its genes make a genotype or a reason why not", () => {
  fc.assert(
    fc.property(line, (text) => {
      const read = parseLine(book, text);
      if (!read.ok) {
        expect(read.refusals.map(({ message }) => message).join("")).toMatch(/[ぁ-ん]/);
        return;
      }
      const { items, makers } = read.line;
      for (const { gene } of items) expect(book.genes.has(gene)).toBe(true);
      const animal = readGenotype(book, { items, makers }, "sire");
      if (!animal.ok) expect(animal.refusals[0]?.message).toMatch(/[ぁ-ん]/);
    }),
    times(400),
  );
});

test("the calculator answers every query", async () => {
  const values = [
    "clown",
    "het clown",
    "prove",
    "plan",
    "cross",
    "super",
    "-1",
    "1e9",
    "5%",
    "100",
    "banana",
    "*b-2019-001",
    "ball:*b-2019-001",
    "mine:1",
    "ハク（オス）：オスメーカー バナナ\nモモ 雌：ヘテロ：クラウン",
    "pos-het-66",
    "male-maker",
    "same",
    "visual",
    "4",
    "genotype",
    "mine",
  ];
  await fc.assert(
    fc.asyncProperty(queryOf([...calculatorQuery], values), async (search) => {
      await calculatorPage(db, new URLSearchParams(search), now);
      const parameters = { search, problems: [] as string[] };
      await crossPage({ ...(await siteSource(db, now)), book }, parameters);
      for (const problem of parameters.problems) expect(problem).toMatch(/[ぁ-ん]/);
    }),
    times(60),
  );
});

test("lists and the stress check take any query, and say what they left out", () => {
  const kinds = allKinds();
  const names = [
    "q",
    "sort",
    "page",
    "flag",
    "name",
    ...questions.map(({ id }) => id),
    ...kinds.flatMap((kind) => kind.filters.map(({ name }) => name)),
  ];
  fc.assert(
    fc.property(queryOf(names, ["0", "2", "unknown", "-3", "999999999999", "new"]), (search) => {
      for (const kind of kinds) {
        const { page, query, ignored } = readListQuery(kind, search);
        expect(Number.isInteger(page) && page >= 1).toBe(true);
        for (const value of Object.values(query)) expect(value).not.toBe("");
        for (const sentence of ignored) expect(sentence.length).toBeLessThan(200);
      }
      expect(readAnswers(search).ignored.length).toBeLessThan(10);
    }),
    times(200),
  );
});

test("a search for anything is no fault of the database's", async () => {
  const words = [
    "拒食",
    "脱皮",
    "はいつ",
    '"',
    "*",
    "NEAR(",
    " OR ",
    " AND ",
    "NOT ",
    "^",
    ":",
    "(",
    ")",
    "\\",
    "'",
    "-",
    "%",
    "目が白い",
  ];
  await fc.assert(
    fc.asyncProperty(mixedWith(words), async (query) => {
      const search = await find(db, query, now);
      expect(search).toBeDefined();
    }),
    times(120),
  );
});
