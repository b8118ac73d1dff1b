import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { type Column, columnLabels } from "#app/kinds/ball/tables/columns.ts";
import { guessTable } from "#app/kinds/ball/tables/guess.ts";
import { memoTable } from "#app/kinds/ball/tables/memo.ts";
import { readTable, type TableCare } from "#app/kinds/ball/tables/read-table.ts";
import { readTables, readText } from "#app/platform/tables/read-tables.ts";
import type { Table } from "#app/platform/tables/table.ts";

const today = "2026-11-29";
const known = Object.keys(columnLabels) as Column[];

function split(line: string) {
  const [name = "", ...genes] = line.split(/\s+/);
  return { name, sex: "unknown" as const, genes: genes.join(" ") };
}

function readOne(table: Table) {
  const rows = table.isList ? memoTable(table, split) : table;
  const { choice, isOrderDoubtful, isUnitDoubtful } = guessTable(rows, today, known);
  const { entries, problems } = readTable(rows, choice, today);
  return {
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

function readLines(lines: readonly string[], name = "表") {
  const read = readText(lines.join("\n"), name, 5000);
  const table = read.ok ? read.tables[0] : undefined;
  if (!table) throw new Error("no table");
  return readOne(table);
}

test.each([
  [
    "an export of MorphMarket's",
    [
      "Category*,Title*,Animal_Id*,Sex,Dob,Traits,Weight,Price",
      'Ball Pythons,Pastel Clown,BP-14,Male,06/13/2023,"Pastel, Clown",1.2 kg,45000',
    ],
    {
      facts: ["Pastel Clown BP-14 male 2023-06-13 Pastel, Clown 45000"],
      records: ["Pastel Clown 2026-11-29 weight 1200"],
    },
  ],
  [
    "meals of a reptile tracker, refused ones among them",
    [
      "name,date,food,size,quantity,ate,notes",
      "Momo,2024-11-03,rat,small,1,yes,",
      "Momo,2024-11-10,Frozen/thawed rat,small,2,no,in shed",
    ],
    {
      records: [
        "Momo 2024-11-03 eaten rat S 1",
        "Momo 2024-11-10 refused rat 冷凍 S 2",
        "Momo 2024-11-10 note in shed",
      ],
    },
  ],
  [
    "a count behind the food",
    ["名前,日付,餌,結果", "ゆき,2026/11/15,ラットM 2,完食"],
    { records: ["ゆき 2026-11-15 eaten rat M 2"] },
  ],
  [
    "English days in words",
    [
      "Snake\tDate\tPrey Item\tResult",
      "Momo\tNov 3, 2024\tRat pup 12g x2\tRefused",
      "Momo\t13-Nov-24\tASF\tregurgitated",
    ],
    { records: ["Momo 2024-11-03 refused rat パップ 2 12", "Momo 2024-11-13 vomited other ASF 1"] },
  ],
  [
    "a plain list of snakes",
    ["name,morph,sex,date_of_birth,weight_grams", "モモ,パステル,Female,2022,812.55"],
    { facts: ["モモ female 2022 パステル"], records: ["モモ 2026-11-29 weight 812.55"] },
  ],
  [
    "one row a snake, days as columns, some without their year",
    ["名前,2024/12/15,1/15,2/15", "モモ,1200,,1230", "ソラ,×,900,-"],
    {
      doubts: ["unit"],
      problems: ["3 2024年12月15日「×」が読めません"],
      records: ["モモ 2024-12-15 weight 1200", "モモ 2025-02-15 weight 1230", "ソラ 2025-01-15 weight 900"],
    },
  ],
  [
    "one row a day, snakes as columns",
    ["日付,モモ,ソラ", "2024/1/15,1200g,900g"],
    { records: ["モモ 2024-01-15 weight 1200", "ソラ 2024-01-15 weight 900"] },
  ],
  [
    "no headings",
    ["モモ\tメス\tクラウン", "ソラ\tオス\tパステル"],
    { facts: ["モモ female クラウン", "ソラ male パステル"] },
  ],
  [
    "records without headings, whose kind is an outcome",
    ["2026/1/5\tモモ\t脱皮", "2026/1/12\tモモ\t拒食"],
    { records: ["モモ 2026-01-05 shed whole", "モモ 2026-01-12 refused 1"] },
  ],
  [
    "kinds that have no field, and a row of sums",
    ["名前,日付,種類,内容", "モモ,2026/3/1,Regurgitation,", "モモ,2026/3/2,ダニ,薬", "合計,,,2"],
    {
      problems: ["4 「合計」は個体の記録ではないので、読みません"],
      records: ["モモ 2026-03-01 vomited 1", "モモ 2026-03-02 note ダニ 薬"],
    },
  ],
  [
    "days of what was done last, and of arrival",
    ["Name,Date Acquired,Last Fed,脱皮日,Weight (g)", "Momo,2023-04-01,2026-11-20,2026/10/1,1250"],
    { records: ["Momo 2026-11-29 weight 1250", "Momo 2026-11-20 eaten 1", "Momo 2026-10-01 shed whole"] },
  ],
  [
    "a year in the title",
    ["2024年の体重,,", "名前,1月,2月", "モモ,800g,810g"],
    { records: ["モモ 2024-01-01 weight 800", "モモ 2024-02-01 weight 810"] },
  ],
  [
    "a memo with several snakes on a line",
    ["1/5 モモ 体重 1240g、ハク 900g"],
    { records: ["モモ 2026-01-05 weight 1240", "ハク 2026-01-05 weight 900"] },
  ],
  [
    "a column that asks who refused",
    ["日付,個体,餌,拒食", "2024/1/1,モモ,マウスM,", "2024/1/8,モモ,マウスM,○"],
    { records: ["モモ 2024-01-01 eaten mouse M 1", "モモ 2024-01-08 refused mouse M 1"] },
  ],
  [
    "days whose order nobody can know, in pounds and ounces",
    ["Snake,Date,Weight", "Momo,3/4/24,2 lb 4 oz", "Momo,3/5/24,36oz"],
    { doubts: ["order"], records: ["Momo 2024-03-04 weight 1020.58", "Momo 2024-03-05 weight 1020.58"] },
  ],
  [
    "rows that cannot be read",
    [
      "名前,日付,体重,",
      ...[
        "モモ,2024/2/31,1200",
        "モモ,2027/1/1,1200",
        "モモ,2024/1/1,ない",
        "モモ,2024/1/1,#N/A",
        "モモ,2024/1/1,,ダニ",
      ],
    ],
    {
      doubts: ["unit"],
      problems: [
        "2 日付「2024/2/31」が読めません",
        "3 2027年1月1日は、今日より先の日です",
        "4 体重「ない」が読めません",
        "5 表計算ソフトのエラー「#N/A」が入っています",
        "5 体重「#N/A」が読めません",
        "6 記録がありません（「読まない」列にだけ、何か書かれています）",
      ],
    },
  ],
  [
    "a memo with a name above its days",
    ["■モモ", "11/3 1240g", "・11/10 ラットS 食べた", "11/17 拒食 機嫌が悪い", "", "ソラ", "11/3 脱皮不全"],
    {
      records: [
        "モモ 2026-11-03 weight 1240",
        "モモ 2026-11-10 eaten rat S 1",
        "モモ 2026-11-17 refused 1",
        "モモ 2026-11-17 note 機嫌が悪い",
        "ソラ 2026-11-03 shed pieces",
      ],
    },
  ],
  [
    "a memo with a day above its names",
    ["11/3", "モモ 1,240g", "ハク マウス ホッパー2匹 食べた", "11/10 モモ 1250g"],
    {
      records: ["モモ 2026-11-03 weight 1240", "ハク 2026-11-03 eaten mouse ホッパー 2", "モモ 2026-11-10 weight 1250"],
    },
  ],
])("%s", (_, lines, expected) => {
  expect(readLines(lines)).toMatchObject(expected);
});

test("a workbook is read sheet by sheet, including dates and a snake's own sheet", async () => {
  const sheet = (rows: string) =>
    strToU8(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
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
      '<row r="1"><c r="A1" t="inlineStr"><is><t>日付</t></is></c><c r="B1" t="inlineStr"><is><t>体重</t></is></c></row><row r="2"><c r="A2" s="1"><v>45292</v></c><c r="B2"><v>1000.3000000000001</v></c></row>',
    ),
  });
  const read = await readTables(new Blob([new Uint8Array(book)]), "体重.xlsx", 100);
  if (!read.ok) throw new Error(read.message);
  expect(read.tables.map(readOne)).toMatchObject([{ records: ["モモ 2024-01-01 weight 1000.3"] }]);
});
