import type { GeneBook } from "@borupa/genetics";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { type Column, columnLabels } from "#app/kinds/ball/tables/columns.ts";
import { openTable } from "#app/kinds/ball/tables/open.ts";
import { readTable, type TableCare } from "#app/kinds/ball/tables/read-table.ts";
import { readTables, readText } from "#app/platform/tables/read-tables.ts";
import type { Table } from "#app/platform/tables/table.ts";
import { starterBook } from "../../../packages/genetics/tests/starter-book.ts";
import writtenLists from "./written-lists.json" with { type: "json" };
import writtenTables from "./written-tables.json" with { type: "json" };

const today = "2026-11-29";
const known = Object.keys(columnLabels) as Column[];

function readOne(source: Table, book: GeneBook | null = null, named: number[] = []) {
  const { table, choice, isOrderDoubtful, isUnitDoubtful } = openTable(source, { book, today, known }, { named });
  const { entries, problems, asked } = readTable(table, choice, today);
  return {
    asked: asked.map(({ line, text }) => `${line} ${text}`),
    doubts: [isUnitDoubtful && "unit", isOrderDoubtful && "order"].filter(Boolean),
    problems: problems.map(({ line, message }) => `${line} ${message}`),
    facts: entries.map(({ name, number, facts }) => [name, number, ...Object.values(facts)].filter(Boolean).join(" ")),
    records: entries.flatMap(({ name, records }) =>
      records.map(({ day, time, care }) => [name, day, time, wordsOf(care)].filter(Boolean).join(" ")),
    ),
  };
}

function wordsOf(care: TableCare): string {
  return Object.values(care)
    .filter((value) => value !== null && value !== "" && value !== "meal")
    .join(" ");
}

function readLines(lines: readonly string[], name = "表", ...how: [GeneBook?, number[]?]) {
  const read = readText(lines.join("\n"), name, 5000);
  const table = read.ok ? read.tables[0] : undefined;
  if (!table) throw new Error("no table");
  return readOne(table, ...how);
}

test.each(writtenTables)("$name", ({ lines, expected }) => {
  expect(readLines(lines)).toMatchObject(expected);
});

test.each(writtenLists)("$name", ({ lines, named, expected }) => {
  expect(readLines(lines, "", starterBook, named)).toMatchObject({ problems: [], ...expected });
});

test("one column of a sheet is a list, unless it has a heading", () => {
  const column = (...cells: string[]) => {
    const rows = cells.map((cell, i) => ({ line: i + 1, cells: [cell, ""] }));
    return readOne({ name: "在庫", rows, isList: false }, starterBook);
  };
  expect(column("在庫リスト", "パステル ♂ ¥30,000", "モハベ ♀ 2万円")).toMatchObject({
    asked: ["1 在庫リスト"],
    facts: ["パステル male パステル ¥30,000", "モハベ female モハベ 2万円"],
  });
  expect(column("名前", "モモ", "ソラ")).toMatchObject({ asked: [], facts: ["モモ", "ソラ"] });
});

test("a workbook is read sheet by sheet, including dates, merged cells and a snake's own sheet", async () => {
  const sheet = (rows: string) =>
    strToU8(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells></worksheet>`,
    );
  const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const book = zipSync({
    "xl/workbook.xml": strToU8(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relation}"><sheets><sheet name="モモ" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
    ),
    "xl/styles.xml": strToU8(
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ),
    "xl/worksheets/sheet1.xml": sheet(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>日付</t></is></c><c r="B1" t="inlineStr"><is><t>体重</t></is></c></row><row r="2"><c r="A2" s="1"><v>45292</v></c><c r="B2"><v>1000.3000000000001</v></c></row><row r="3"><c r="B3"><v>990</v></c></row>',
    ),
  });
  const read = await readTables(new Blob([new Uint8Array(book)]), "体重.xlsx", 100);
  if (!read.ok) throw new Error(read.message);
  const records = ["モモ 2024-01-01 weight 1000.3", "モモ 2024-01-01 weight 990"];
  expect(read.tables.map((table) => readOne(table))).toMatchObject([{ records }]);
});
