import { type GenotypeItem, readAnimal, readOwnLine } from "@borupa/genetics";
import { afterAll, expect, test, vi } from "vitest";
import { openSheet, ownTexts } from "#app/collection/csv/elsewhere.server.ts";
import { takeInCsv } from "#app/collection/csv/import.server.ts";
import { readGenotypeLine } from "#app/kinds/shared/genotype-line.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { lineReading } from "#app/notebook/store/genes.ts";
import { readText } from "#app/platform/tables/read-tables.ts";
import { calculateForPrograms } from "#app/tools/calculator/api/api.server.ts";
import { readMine } from "#app/tools/calculator/mine.ts";
import { planAnswer } from "#app/tools/calculator/plan/plan-view.ts";
import { hana as actor } from "#tests/cms/admin/editing/editor-harness.ts";
import corpus from "../../../packages/genetics/tests/corpus.json" with { type: "json" };
import { itemsKey } from "../../../packages/genetics/tests/read-line.ts";
import { siteWithMorphs, today } from "./collection.ts";

const db = await siteWithMorphs();
const { genes: book } = await referenceIndexes(db, today);
vi.stubGlobal("fetch", async () => Response.json({ genes: [...book.genes.values()], combos: book.combos }));
// Later test files of this worker fetch for real.
afterAll(() => vi.unstubAllGlobals());
const lines = Object.values(corpus)
  .flat()
  .map(([line]) => String(line));

/** Returns the genes of a line, or "?". */
function meant(line: string): string {
  const read = readAnimal(book, line);
  return read.ok ? itemsKey(read.line.items) : "?";
}

const keyOf = (items: readonly GenotypeItem[] | undefined, isRead: boolean) =>
  items && isRead ? itemsKey(items) : "?";

/** Imports a column of lines and returns each cell as understood, or "?". */
async function imported(some: readonly string[], heading: string): Promise<string[]> {
  const rows = some.map((line, i) => `n${i},"${line.replaceAll('"', '""')}"`);
  const text = [heading, ...rows].join("\n");
  const read = readText(text, "", 5000);
  const sheet = heading.startsWith("Title") && read.ok ? await openSheet(db, read.tables, new FormData(), actor) : null;
  const texts = sheet ? ownTexts(sheet, "2026-11-20").texts : text;
  const { plan } = await takeInCsv(db, texts, actor, { seal: null, sure: [] });
  const cells = new Map(
    plan.rows.map(({ title, changes }) => [title, changes.find(({ label }) => label === "遺伝子型")?.to]),
  );
  // An ambiguous line sets nothing; a table from elsewhere keeps it for the draft.
  return some.map((_, i) => meant(cells.get(`n${i}`) || "?"));
}

const few = lines.filter((_, i) => i % 9 === 0);
const doors: [name: string, lines: readonly string[], read: (line: string) => Promise<string>][] = [
  [
    "the genotype field of the admin",
    lines,
    async (line) => {
      const { rows, rest } = await readGenotypeLine(db, line);
      const items = rows.map(({ gene, state, percent }) => `${gene}:${state}${percent}`);
      return rest === "" ? items.sort().join(" ") : "?";
    },
  ],
  [
    "the visitor's own snakes",
    // In ハク：モカ ♀ パステル the name is given, so モカ is a gene.
    lines.filter((one) => !/[:：\n]/.test(one) && readOwnLine(book, one).orCalled === undefined),
    async (line) => {
      const { balls } = readMine(book, { search: new URLSearchParams({ mine: `ハク：${line}` }), problems: [] });
      return keyOf(balls[0]?.genotype, balls.length > 0);
    },
  ],
  [
    "the notebook",
    lines,
    async (line) => {
      const { state, items } = await lineReading(line);
      return keyOf(items, state === "read");
    },
  ],
  [
    "the API",
    few,
    async (line) => {
      const search = new URLSearchParams({ sire: line, dam: "ノーマル" });
      const response = await calculateForPrograms(db, "GET", search, today);
      const { sire, refusals } = JSON.parse(await response.text());
      // Also refused: impossible animals, however they are written.
      return response.status === 422 && !asks(refusals) ? meant(line) : keyOf(sire?.genes, response.status === 200);
    },
  ],
  [
    "the planner",
    few,
    async (line) => {
      const recombination = { numerator: 1n, denominator: 10n };
      const query = { target: line, sex: "" as const, recombination, eggs: 6, page: 1 };
      const { refusals } = planAnswer(book, [], new Map(), query);
      return asks(refusals) ? "?" : meant(line);
    },
  ],
];

const asks = (refusals: readonly { kind: string }[]) =>
  refusals.some(({ kind }) => ["unread", "near-name", "undecided", "two-animals"].includes(kind));

test.each(doors)("%s", async (_, some, read) => {
  for (const line of some) expect([line, await read(line)]).toEqual([line, meant(line)]);
});

test.each(["名前,遺伝子", "Title*,Traits"])("a table headed %s", async (heading) => {
  const some = few.filter((line) => !line.includes("\n") && meant(line) !== "");
  const read = await imported(some, heading);
  expect(some.map((line, i) => [line, read[i]])).toEqual(some.map((line) => [line, meant(line)]));
});
