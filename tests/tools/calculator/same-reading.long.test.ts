// Every place that takes a line reads it alike: the same genes, or a question.

import { readAnimal } from "@borupa/genetics";
import { expect, test } from "vitest";
import { readGenotypeLine } from "#app/kinds/shared/genotype-line.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { calculateForPrograms } from "#app/tools/calculator/api/api.server.ts";
import { readMine } from "#app/tools/calculator/mine.ts";
import { planAnswer } from "#app/tools/calculator/plan/plan-view.ts";
import corpus from "../../../packages/genetics/tests/corpus.json" with { type: "json" };
import { itemsKey } from "../../../packages/genetics/tests/read-line.ts";
import { siteWithMorphs, today } from "./collection.ts";

const db = await siteWithMorphs();
const { genes: book } = await referenceIndexes(db, today);
const lines = Object.values(corpus)
  .flat()
  .map(([line]) => String(line));

/** The genes of a line, or "?". */
const meant = (line: string) => {
  const read = readAnimal(book, line);
  return read.ok ? itemsKey(read.line.items) : "?";
};

test("the genotype field of the admin and the CSV", async () => {
  for (const line of lines) {
    const { rows, rest } = await readGenotypeLine(db, line);
    const read = rows
      .map(({ gene, state, percent }) => `${gene}:${state}${percent}`)
      .sort()
      .join(" ");
    expect([line, rest === "" ? read : "?"]).toEqual([line, meant(line)]);
  }
});

test("the visitor's own snakes", () => {
  for (const line of lines.filter((one) => !/[:：\n]/.test(one))) {
    const { balls, refused } = readMine(book, { search: new URLSearchParams({ mine: `ハク：${line}` }), problems: [] });
    expect([line, refused.length > 0 ? "?" : itemsKey(balls[0]?.genotype ?? [])]).toEqual([line, meant(line)]);
  }
});

test("the planner and the API", async () => {
  for (const line of lines.filter((_, i) => i % 9 === 0)) {
    const isRead = meant(line) !== "?";
    const query = {
      target: line,
      sex: "" as const,
      recombination: { numerator: 1n, denominator: 10n },
      eggs: 6,
      page: 1,
    };
    const { refusals } = planAnswer(book, [], new Map(), query);
    const asked = refusals.filter(({ kind }) => ["unread", "near-name", "undecided", "two-animals"].includes(kind));
    expect([line, asked.length === 0]).toEqual([line, isRead]);
    const search = new URLSearchParams({ sire: line, dam: "ノーマル" });
    const response = await calculateForPrograms(db, "GET", search, today);
    const { status } = response;
    const answer = JSON.parse(await response.text());
    if (isRead && status === 200) expect([line, itemsKey(answer.sire.genes)]).toEqual([line, meant(line)]);
    else expect([line, status]).toEqual([line, 422]);
  }
});
