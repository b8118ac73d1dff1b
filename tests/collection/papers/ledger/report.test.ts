import { expect, test } from "vitest";
import { emptyRecord, faultsOf, itemsOf, type LedgerLine, type LedgerRecord } from "#app/collection/life/line.ts";
import { isTimeToReport, reportOf, yearToReport } from "#app/collection/papers/ledger/report.ts";

const keeper = { holder: "見本 太郎", number: "第1号", manager: "見本 太郎" };
const animal = {
  title: "",
  number: "",
  genotype: "",
  sex: "メス",
  hatched: null,
  isBornHere: false,
  breeder: "",
  owner: "",
};

const ONLY = { stay: 1, of: 1, after: null, before: null };

function line(snake: string, record: Partial<LedgerRecord>, more: Partial<LedgerLine["animal"]> = {}): LedgerLine {
  const whole = { ...emptyRecord, ...record };
  return { snake, version: 1, record: whole, animal: { ...animal, ...more }, entry: "standing", place: ONLY };
}

test("inconsistent records make a difference that names their animals", () => {
  const lines = [
    line("a", { leftOn: "2026-05-01" }, { number: "BP-1" }),
    line("b", { acquiredOn: "2026-06-01", leftOn: "2026-05-01" }, { number: "BP-2" }),
    line("c", { acquiredOn: "2025-01-01", leftOn: "2026-05-01", diedOn: "2026-06-01" }, { number: "BP-3" }),
    line("d", { acquiredOn: "2025-01-01" }),
    line("e", { acquiredOn: "2025-01-01", excluded: "二重に登録した" }),
    line("f", {}, { owner: "ほかの方" }),
    { ...line("g", { acquiredOn: "2026-02-01" }), entry: "trash" as const },
  ];
  const report = reportOf(lines, keeper, 2026);
  expect(report).toMatchObject({ start: 3, end: 2 });
  expect(report.total).toEqual({ acquired: 1, born: 0, handedOver: 3, died: 1 });
  expect(report.difference).toBe(3 + 1 - 3 - 1 - 2);
  expect(report.doubtful).toEqual([
    { snake: "a", stay: 1, name: "BP-1", why: "所有した日が分からないので、年度当初と年度末の数に入っていません" },
    { snake: "b", stay: 1, name: "BP-2", why: "引渡しの日が、所有した日より前です" },
    { snake: "c", stay: 1, name: "BP-3", why: "引渡しと死亡の両方が記録されています" },
    { snake: "f", stay: 1, name: "f", why: "所有した日が分からないので、年度当初と年度末の数に入っていません" },
    { snake: "g", stay: 1, name: "g", why: expect.stringContaining("ゴミ箱にあります") },
  ]);
});

test.each([
  ["2026-03-31", 2025, false],
  ["2026-04-01", 2025, true],
  ["2026-05-30", 2025, true],
  ["2026-05-31", 2026, false],
])("on %s the year to report is %i", (today, year, isTime) => {
  expect([yearToReport(today), isTimeToReport(today)]).toEqual([year, isTime]);
});

test("a snake born here needs no more; one bought and handed over is complete with all twelve", () => {
  const born = line("a", {}, { isBornHere: true, hatched: "2025-07-01" });
  expect(faultsOf(born, keeper)).toEqual([]);
  expect(
    itemsOf(born, keeper)
      .map(({ text }) => text)
      .slice(0, 5),
  ).toEqual(["ボールパイソン", "見本 太郎（第1号）", "2025年7月1日", "2025年7月1日", "自家繁殖"]);
  expect(faultsOf(line("b", { leftOn: "2026-11-01" }), keeper)).toEqual([
    "繁殖者の氏名又は名称",
    "繁殖者の登録番号又は所在地",
    "生年月日（分からなければ推定の年）",
    "所有した日",
    "仕入先の氏名又は名称",
    "仕入先の登録番号又は所在地",
    "相手方の氏名又は名称",
    "相手方の登録番号又は所在地",
    "相手方が法令に違反していないことの確認",
    "販売を行った者の氏名",
    "対面説明と、確認の実施",
  ]);
  const whole = line(
    "c",
    {
      ...{ acquiredHow: "imported", acquiredOn: "2025-01-02", acquiredFrom: "輸入社", acquiredFromId: "第2号" },
      ...{ breederAs: "exporter", breeder: "Exporter", breederId: "Accra", importedOn: "2025-01-01" },
      ...{
        leftHow: "sold",
        leftOn: "2026-11-01",
        leftTo: "買う人",
        leftToId: "東京都",
        isLawful: true,
        soldBy: "売る人",
      },
      ...{ explained: "signed", explainedOn: "2026-11-01", explainedBy: "売る人" },
    },
    { hatched: "2024" },
  );
  expect(faultsOf({ ...whole, entry: "trash" }, keeper)).toEqual([]);
  expect(itemsOf(whole, keeper).map(({ text }) => text)).toEqual([
    "ボールパイソン",
    "輸出者: Exporter（Accra）",
    "2024年（推定）・輸入 2025年1月1日",
    "2025年1月2日",
    "輸入社（第2号）",
    "2026年11月1日（販売）",
    "買う人（東京都）",
    "確認した",
    "売る人",
    "対面・署名で確認 2026年11月1日・売る人",
    "",
    "",
  ]);
});
