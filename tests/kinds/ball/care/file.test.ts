import { expect, test } from "vitest";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { NewRecord } from "#app/kinds/ball/care/care.ts";
import { addCare, careOf, correctCare } from "#app/kinds/ball/care/care-log.server.ts";
import { readEntryFile, writeEntryFile } from "#app/transfer/entry-file.server.ts";
import { importSite } from "#app/transfer/import.server.ts";
import { openSite, PERSON, scratchFolder, versionOf, write } from "#tests/transfer/sites.ts";

const ball = kindNamed("ball");
const now = new Date("2026-11-21T00:00:00.000Z");

const head = "---\ntitle: 茜\npublished: 2026-11-20\nsex: male\n";
const log = `weights:
  - { date: 2026-11-01, grams: 812.5 }
  - { date: 2026-11-08, grams: 90, public: false }
care:
  - { date: 2026-11-02, meal: eaten, prey: rat, size: ホッパー, count: 2, public: true }
  - { date: 2026-11-03, shed: pieces }
  - { date: 2026-11-04, cleaned: true }
  - { date: 2026-11-05, note: "右目にキズ: 様子見" }
  - { date: 2026-11-06, meal: vomited, prey: rat, count: 1 }
  - { date: 2026-11-07, visit: 検便 陰性 }
  - { date: 2026-11-08, medicine: 抗菌薬, dose: 0.2ml 1日1回, days: 7 }
`;

test("every kind of line is parsed and written unchanged", () => {
  const text = `${head}${log}---\n`;
  const read = readEntryFile(ball, "x.md", text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.log).toEqual([
    { type: "weight", date: "2026-11-01", grams: 812.5, isPublic: true },
    { type: "weight", date: "2026-11-08", grams: 90, isPublic: false },
    { type: "meal", date: "2026-11-02", prey: "rat", size: "ホッパー", count: 2, outcome: "eaten", isPublic: true },
    { type: "shed", date: "2026-11-03", shed: "pieces", isPublic: false },
    { type: "cleaning", date: "2026-11-04", isPublic: false },
    { type: "note", date: "2026-11-05", note: "右目にキズ: 様子見", isPublic: false },
    { type: "meal", date: "2026-11-06", prey: "rat", size: "", count: 1, outcome: "vomited", isPublic: false },
    { type: "visit", date: "2026-11-07", note: "検便 陰性", isPublic: false },
    { type: "medicine", date: "2026-11-08", note: "抗菌薬", dose: "0.2ml 1日1回", forDays: 7, isPublic: false },
  ]);
  const written = writeEntryFile(ball, read.state, read.log);
  expect(readEntryFile(ball, "x.md", written)).toMatchObject({ log: read.log });
});

test.each([
  ["care:\n  - { date: 2026-11-02, meal: 食べた }", "6 eaten・refused・vomited・assisted のどれかを書いてください"],
  ["care:\n  - { date: 2026-11-02 }", "6 meal・shed・cleaned・visit・medicine・note のどれかを書いてください"],
  ["care:\n  - { date: 2026-11-02, shed: whole, note: a }", "6 1行に書けるのは1件だけです"],
  ["care:\n  - { date: 2026-11-02, shed: whole, size: S }", "6 この項目は書けません"],
  ["care: 食べた", "5 形式が正しくありません"],
  ["weights:\n  - { date: 2026-11-02, grams: 重い }", "6 体重を1〜9999gの数字で入力してください（例：1240）"],
])("%s is reported with its line", (lines, problem) => {
  const read = readEntryFile(ball, "x.md", `${head}${lines}\n---\n`);
  expect(read.ok ? [] : read.problems.map(({ line, message }) => `${line} ${message}`)).toEqual([problem]);
});

test("a file from before the log keeps the weights of its working draft as hidden", () => {
  const draft =
    "draft:\n  title: 茜\n  weights:\n    - { date: 2026-11-01, grams: 1 }\n    - { date: 2026-11-09, grams: 95 }\n";
  const read = readEntryFile(ball, "x.md", `${head}weights:\n  - { date: 2026-11-01, grams: 90 }\n${draft}---\n`);
  expect(read).toMatchObject({
    ok: true,
    log: [
      { date: "2026-11-01", grams: 90, isPublic: true },
      { date: "2026-11-09", grams: 95, isPublic: false },
    ],
  });
});

test("an import adds to the log without a new version; people's lines stay, and only --replace overwrites one", async () => {
  const db = openSite();
  const folder = scratchFolder();
  const run = (replace = false) => importSite(db, folder, { replace, dryRun: false, now });
  write(folder, { "ball/akane.md": `${head}${log}---\n` });
  expect(await run()).toMatchObject({ problems: [], added: ["ball/akane"] });
  expect(await run()).toMatchObject({ unchanged: ["ball/akane"] });
  const line: NewRecord = { type: "weight", date: "2026-11-15", grams: 830, isPublic: true };
  await db.transaction().execute((trx) => addCare(trx, [{ ball: "akane", ...line }], PERSON));
  expect(await run()).toMatchObject({ unchanged: ["ball/akane"] });
  write(folder, { "ball/akane.md": `${head}${log.replace("grams: 812.5", "grams: 813")}---\n` });
  expect(await run()).toMatchObject({ problems: [], updated: ["ball/akane"] });
  expect(await versionOf(db, "ball", "akane")).toBe(1);
  const grams = async () =>
    (await careOf(db, "akane", { types: ["weight"] })).map((one) => "grams" in one && one.grams);
  expect(await grams()).toEqual([830, 90, 813]);

  const first = (await careOf(db, "akane")).find(({ date }) => date === "2026-11-01");
  if (!first) throw new Error("The line is gone");
  await correctCare(db, "akane", first, { ...line, date: "2026-11-01", grams: 800 }, PERSON);
  expect(await run()).toMatchObject({ problems: [{ file: "ball/akane.md" }], updated: [] });
  expect(await grams()).toEqual([830, 90, 800]);
  expect(await run(true)).toMatchObject({ problems: [], updated: ["ball/akane"] });
  expect(await grams()).toEqual([90, 813]);
});
