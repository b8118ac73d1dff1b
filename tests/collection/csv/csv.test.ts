import { beforeEach, expect, test } from "vitest";
import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { bulkOutcome, undoBulk } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { trash } from "#app/cms/content/lifecycle.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { isOwnTable, openSheet, ownTexts, rememberColumns, viewOf } from "#app/collection/csv/elsewhere.server.ts";
import { snakesCsv, weightsCsv } from "#app/collection/csv/export.server.ts";
import { takeInCsv } from "#app/collection/csv/import.server.ts";
import { undoImported } from "#app/collection/csv/import-snakes.server.ts";
import type { Plan } from "#app/collection/csv/plan.ts";
import { ledgerLines } from "#app/collection/papers/ledger/ledger.server.ts";
import { addCare, careOf, undoLine } from "#app/kinds/ball/care/care-log.server.ts";
import { lastWeighings } from "#app/kinds/ball/care/weights.server.ts";
import { standingIn } from "#app/kinds/ball/tables/values.ts";
import { encodeCsv, unencodable } from "#app/platform/csv/encoding.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readSetting } from "#app/platform/settings/settings.server.ts";
import { dayInJapan, formatDay } from "#app/platform/site/days.ts";
import { decodeText } from "#app/platform/tables/decode.ts";
import { readText } from "#app/platform/tables/read-tables.ts";
import { content, hana, memory, publishedEntry, state } from "#tests/cms/admin/editing/editor-harness.ts";
import { formData } from "#tests/support/form-data.ts";

let db: Db;
beforeEach(async () => {
  db = memory();
  for (const { id, title, fields } of starterMorphs.filter(({ id }) => ["pastel", "clown"].includes(id)))
    await publishedEntry(db, "morph", id, content("morph", { title, fields: { ...fields } }));
  const genotype = [{ gene: "pastel", state: "visual" }];
  const fields = {
    number: "BP-1",
    sex: "female",
    genotype,
    hatched: "2025",
    memo: '2行\nの〜メモ−、"引用"',
    breeder: "=SUM(A1)",
    origin: "own",
  };
  await publishedEntry(db, "ball", "akane", content("ball", { title: "茜", fields }));
  await publishedEntry(db, "ball", "aoi", content("ball", { title: "葵", fields: { number: "BP-2", sex: "male" } }));
  await db
    .transaction()
    .execute((trx) =>
      addCare(trx, [{ ball: "akane", type: "weight", date: "2026-01-05", grams: 812.5, isPublic: true }], hana),
    );
});

const tryIn = (text: string, seal: string | null = null, sure: string[] = []) =>
  takeInCsv(db, text, hana, { seal, sure });

function tablesIn(text: string) {
  const read = readText(text, "表", 100);
  return read.ok ? read.tables : [];
}

async function sheetOf(text: string, form = new FormData()) {
  const sheet = await openSheet(db, tablesIn(text), form, hana);
  if (!sheet) throw new Error("no table");
  return sheet;
}

async function takeIn(text: string) {
  const { seal } = await tryIn(text);
  return tryIn(text, seal);
}

const everything = async () => JSON.stringify(await db.selectFrom("revisions").selectAll().execute());

test.each(["utf-8", "shift_jis"] as const)("an export in %s imports without changes", async (encoding) => {
  for (const text of [await snakesCsv(db, hana.now), await weightsCsv(db)]) {
    const back = decodeText(encodeCsv(text, encoding));
    const { plan } = await tryIn(back ?? "");
    expect(plan).toMatchObject({ rows: [], problems: [], ignored: [] });
    expect(plan.same).toBeGreaterThan(0);
  }
});

test("a spreadsheet opens UTF-8 correctly and finds no formula", async () => {
  const text = await snakesCsv(db, hana.now);
  expect([...encodeCsv(text, "utf-8").slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(text).toContain("'=SUM(A1)");
  expect(text).not.toMatch(/(?:^|,)"?[=+\-@]/m);
});

test("Shift_JIS holds Japanese and reports what it cannot encode", () => {
  expect(decodeText(encodeCsv("髙﨑①パイボールド〜ー", "shift_jis"))).toContain("パイボールド");
  expect(unencodable("茜😀鷗")).toContain("😀");
  expect(decodeText(encodeCsv("茜😀", "shift_jis"))).toBe("茜〓");
  expect(decodeText(new Uint8Array([0xfd, 0xff, 0x80]))).toBeUndefined();
});

test("changes by id and number in keepers' words; a new snake is a draft; missing columns stay unchanged", async () => {
  const text = [
    "ID,個体番号,名前,性別,遺伝子型,価格,販売状態,ハッチ日,父（サイアー）",
    "akane,BP-1,茜,♀,パステル het clown,6.5万円,販売中,令和7年7月1日,BP-2",
    ",BP-2,葵,オス,,,展示,,",
    ",BP-3,,m,クラウン,,,2026/8/10,aoi",
  ].join("\n");
  const before = await everything();
  const tried = await tryIn(text);
  expect(tried).toMatchObject({ isWritten: false, plan: { problems: [], same: 1 } });
  expect(tried.plan.rows.map(({ line, what }) => [line, what])).toEqual([
    [2, "changed"],
    [4, "new"],
  ]);
  expect(await everything()).toBe(before);

  expect((await tryIn(text, tried.seal, ["akane"])).isWritten).toBe(true);
  const akane = await state(db, "ball", "akane");
  expect(akane.live?.fields).toMatchObject({
    genotype: [
      { gene: "pastel", state: "visual" },
      { gene: "clown", state: "het" },
    ],
    price: 65_000,
    sale: "on-sale",
    hatched: "2025-07-01",
    sire: "aoi",
    memo: '2行\nの〜メモ−、"引用"',
  });
  const made = await state(db, "ball", "bp-3");
  expect([made.status, made.live]).toEqual(["draft", null]);
  expect(contentOf(made)).toMatchObject({ title: "BP-3", fields: { sex: "male", hatched: "2026-08-10", sire: "aoi" } });
  expect((await takeIn(text)).plan).toMatchObject({ rows: [], problems: [] });
});

test("a file that ends a promised sale is asked about, and its serial dates are read", async () => {
  const fields = { number: "BP-5", sale: "sold", soldTo: "佐藤 一郎", hatched: "2026-08-09" };
  await publishedEntry(db, "ball", "promised", content("ball", { title: "渚", fields }));
  const { plan } = await tryIn("ID,販売状態,ハッチ日\npromised,展示,46244\nakane,非売,2025");
  expect(plan.rows.map(({ id, doubt = "" }) => [id, doubt.includes("引渡しの相手")])).toEqual([
    ["promised", true],
    ["akane", false],
  ]);
  expect(plan.rows[0]?.changes).toContainEqual({ label: "ハッチ日", from: "2026-08-09", to: "2026-08-10" });
});

test("each error is reported with its line, and nothing is written", async () => {
  const text = [
    "ID,個体番号,性別,遺伝子型,価格,販売状態,ハッチ日,母（ダム）",
    "akane,BP-1,おんな,パステル,,展示,2025,",
    'aoi,BP-2,オス,,,展示,"',
    '",',
    ",BP-7,オス,ほげ,,展示,,いない",
    ",BP-8,オス,,安い,展示,13月,",
    "aoi,BP-2,メス,,,販売中,,",
    ",BP-9,オス,,,,,",
  ].join("\n");
  const before = await everything();
  const { plan, seal } = await tryIn(text);
  const at = (line: number) =>
    plan.problems
      .filter((problem) => problem.line === line)
      .map(({ message }) => message)
      .join();
  expect(at(2)).toContain("おんな");
  expect(at(5)).toMatch(/ほげ.*いない/);
  expect(at(6)).toMatch(/価格.*ハッチ日|ハッチ日.*価格/);
  expect(at(7)).toContain("ほかにもあります");
  expect((await tryIn(text, seal)).isWritten).toBe(false);
  expect(await everything()).toBe(before);
});

test("a table of names and parents in the shop's words is read completely", () => {
  for (const [text, isOwn] of [
    ["名前,父,母\n子,琥珀,茜", true],
    ["名前,父,親方\n子,琥珀,茜", false],
  ] as const) {
    const read = readText(text, "表", 100);
    expect(read.ok && read.tables.some(isOwnTable), text).toBe(isOwn);
  }
});

test.each(["#NAME?", "#REF!", "#VALUE!", "#N/A", "#DIV/0!", "#NUM!", "#NULL!", "#ERROR!", "#BUSY!", "########"])(
  "a spreadsheet's %s is an error of its line, not a value",
  async (error) => {
    const { plan } = await tryIn(`ID,名前\nakane,${error}\naoi,碧`);
    expect(plan.problems).toEqual([
      { line: 2, message: expect.stringContaining(`名前：表計算ソフトのエラー「${error}」`) },
    ]);
    expect(plan.rows).toMatchObject([{ id: "aoi" }]);
  },
);

test.each([
  ["Male", "male"],
  ["ＦＥＭＡＬＥ", "female"],
  ["Ｆ", "female"],
  ["めす", "female"],
  ["Unsexed", "unknown"],
])("a sex written %s is %s, and a date with a time is the date", async (sex, read) => {
  await takeIn(`個体番号,性別,ハッチ日\nBP-9,${sex},2026/7/4 0:00`);
  expect(contentOf(await state(db, "ball", "bp-9"))).toMatchObject({ fields: { sex: read, hatched: "2026-07-04" } });
});

test("weights are imported by number; another weight of the day shows as a change; an outdated plan is shown again", async () => {
  const text = "個体番号,日付,体重（g）\nBP-1,2026/1/5,820\nBP-2,１月６日,５５０ｇ\n";
  const tried = await tryIn(text);
  expect(tried.plan.rows).toMatchObject([
    { line: 2, what: "changed", changes: [{ from: "812.5g", to: "820g" }] },
    { line: 3, what: "new", changes: [{ to: "550g" }] },
  ]);
  const other = { ball: "akane", type: "weight", date: "2026-01-05", grams: 815, isPublic: true } as const;
  await db.transaction().execute((trx) => addCare(trx, [other], hana));
  const late = await tryIn(text, tried.seal);
  expect(late.isWritten).toBe(false);
  expect(late.plan.rows[0]?.changes[0]?.from).toBe("815g");
  expect((await tryIn(text, late.seal)).isWritten).toBe(true);
  expect((await lastWeighings(db, ["akane"])).get("akane")?.grams).toBe(820);

  const odd =
    "個体番号,日付,種類,食べたか,脱皮,サイトに出す\nBP-1,1/5,給餌,様子見,,\nBP-1,1/6,脱皮,,前,\nBP-1,1/7,脱皮,,○,内緒\nBP-1,1/8,脱皮前,,,";
  expect((await tryIn(odd)).plan.problems.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  const { rows } = (await tryIn("個体番号,日付,種類\nBP-1,1/5,拒食\nBP-1,1/6,脱皮不全\nBP-1,1/7,給餌")).plan;
  expect(rows.map(({ changes }) => changes[0]?.to)).toEqual(["食べなかった", "切れ切れに脱皮", "食べた"]);
  const both = (await tryIn("個体番号,性別,価格\nBP-1,雄雌,高い\n")).plan.problems.map(({ message }) => message);
  expect(both).toEqual([expect.stringMatching(/^性別/), expect.stringMatching(/^価格/)]);
  const bad = await tryIn("個体番号,日付,体重\nBP-1,いつか,重い\nBP-99,1/5,500\n");
  expect(bad.plan.problems.map(({ line }) => line)).toEqual([2, 2, 3]);
});

test("a truncated line clears nothing: it is reported with the other errors", async () => {
  const { plan } = await tryIn("個体番号,名前,性別,ハッチ日\nBP-1,茜\nBP-2,葵,雄雌,\nBP-3,楓,オス,2025,,\n");
  expect(plan.problems.map(({ line }) => line)).toEqual([2, 3]);
  expect(plan.problems[0]?.message).toContain("列の数");
  expect(plan.problems[1]?.message).toMatch(/^性別/);
});

test("unlikely weights are reported before writing, also compared with the file's own days", async () => {
  const text = "個体番号,日付,体重\nBP-1,2026/1/20,900\nBP-1,2026/1/30,90\nBP-1,2026/1/10,820\nBP-1,2026/1/25,700\n";
  const { plan } = await tryIn(text);
  expect(plan.rows.map(({ line, doubt = "" }) => [line, /桁|22%/.exec(doubt)?.[0]])).toEqual([
    [2, undefined],
    [3, "桁"],
    [4, undefined],
    [5, "22%"],
  ]);
});

test("Excel's Unicode text, tabs and semicolons: the same file and line numbers, in trial and import", async () => {
  const commas = 'ID,名前,メモ\n"akane",あかね,"一行め\n二行め, 三"\nnobody!,名なし,';
  const as = (sign: string) => commas.replace(/"[^"]*"|,/g, (one) => (one === "," ? sign : one));
  const wide = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");
  const files = [
    Buffer.from(commas),
    Buffer.from(as("\t")),
    Buffer.from(as(";")),
    Buffer.from(`sep=;\r\n${as(";")}`),
    encodeCsv(as("\t"), "shift_jis"),
    wide(as("\t")),
    wide(as("\t")).swap16(),
    wide(as(";")).subarray(2),
  ];
  const plans = [];
  for (const file of files) plans.push((await tryIn(decodeText(file) ?? "")).plan);
  const [first, ...others] = plans;
  expect(first?.rows).toMatchObject([{ line: 2, title: "あかね", what: "changed" }]);
  expect(first?.problems).toMatchObject([{ line: 4, message: expect.stringContaining("nobody!") }]);
  const later = (by: number) => ({
    ...first,
    rows: first?.rows.map((row) => ({ ...row, line: row.line + by })),
    problems: first?.problems.map((problem) => ({ ...problem, line: problem.line + by })),
  });
  for (const [place, plan] of others.entries()) expect(plan).toEqual(later(place === 2 ? 1 : 0));
});

test("a published snake changes publicly only on request; otherwise the change is a draft", async () => {
  const text = "個体番号,名前,メモ\nBP-1,あかね,新しい\nBP-2,あおい,新しい\nBP-9,楓,\n";
  const tried = await tryIn(text);
  expect(tried.plan.rows.map(({ id, what, isOut }) => [id, what, isOut])).toEqual([
    ["akane", "changed", true],
    ["aoi", "changed", true],
    ["", "new", false],
  ]);
  const { isWritten, result } = await tryIn(text, tried.seal, ["aoi"]);
  expect(isWritten).toBe(true);
  const [akane, aoi] = [await state(db, "ball", "akane"), await state(db, "ball", "aoi")];
  expect([akane.live?.title, akane.draft?.title]).toEqual(["茜", "あかね"]);
  expect([aoi.live?.title, aoi.draft]).toEqual(["あおい", null]);
  expect(await bulkOutcome(db, result)).toMatchObject({ done: 3, made: 1, action: "csv" });
});

test("a whole file is undone at once: changes, new snakes and weights, except for what was edited since", async () => {
  const before = async () => [
    (await state(db, "ball", "akane")).live,
    (await state(db, "ball", "akane")).draft,
    (await careOf(db, "akane")).map((line) => ("grams" in line ? line.grams : null)),
  ];
  const was = await before();
  const text = "個体番号,名前\nBP-1,あかね\nBP-8,楓\nBP-9,紅葉\n";
  const { result } = await takeIn(text);
  const weights = await takeIn("個体番号,日付,体重\nBP-1,2026/1/5,820\nBP-8,2026/1/5,90\n");
  await undoBulk(db, result ?? "", hana, undoLine);
  const made = async () => {
    const rows = await db.selectFrom("entries").select("id").where("id", "in", ["bp-8", "bp-9"]).execute();
    return rows.map(({ id }) => id);
  };
  expect(await made()).toEqual(["bp-8"]);
  const undone = await bulkOutcome(db, result);
  expect(undone).toMatchObject({
    done: 2,
    isUndone: true,
    failed: [{ id: "bp-8", why: expect.stringContaining("記録") }],
  });
  await undoBulk(db, weights.result ?? "", hana, undoLine);
  expect(await before()).toEqual(was);
  expect(await careOf(db, "bp-8")).toEqual([]);
});

test.each([
  [
    "MorphMarket's export",
    'Category*,Title*,Animal_Id*,Sex,Dob,Traits,Weight,Price\nBall Pythons,Pastel Clown,BP-14,Female,06/13/2023,"Pastel, Clown","1,2 kg",45000',
    [
      "Pastel Clown: 個体番号 BP-14、名前 Pastel Clown、性別 メス、ハッチ日 2023-06-13、遺伝子型 パステル クラウン、価格（税込） 45000",
      `Pastel Clown: ${formatDay(dayInJapan(hana.now))} 1200g`,
    ],
  ],
  ...["Weight,Price (USD)\nもみじ,812.5,850", 'Weight,Currency,Price\nもみじ,"812,5",USD,850'].map(
    (text): [string, string, string[]] => [
      "a price in dollars",
      `Title,${text}`,
      ["もみじ: 名前 もみじ、価格（税込） 850 USD", `もみじ: ${formatDay(dayInJapan(hana.now))} 812.5g`],
    ],
  ),
  [
    "a tracker's meals",
    "name,date,food,size,quantity,ate,notes\n茜,2026-01-06,rat,small,1,no,in shed",
    ["茜: 2026年1月6日 給餌 ラット S 1匹を食べなかった", "茜: 2026年1月6日 メモ in shed"],
  ],
  ["a sheet of days, a known weight among them", "個体,2026/1/5,2026/2/5\n茜,812.5,830", ["茜: 2026年2月5日 830g"]],
  ["sheds", "日付,個体番号,脱皮\n2026/1/7,BP-2,切れ切れ", ["葵: 2026年1月7日 脱皮 切れ切れに脱皮"]],
  [
    "days below numbers under the heading of names",
    "個体,2026/1/5,2026/2/5\nbp-1,812.5,830",
    ["茜: 2026年2月5日 830g"],
  ],
  [
    "a memo of names and genes",
    "さくら パステル\nもみじ オス",
    ["さくら: 名前 さくら、遺伝子型 パステル", "もみじ: 名前 もみじ、性別 オス"],
  ],
  [
    "a shop's list",
    "パステル クラウン ♂ 2025 ¥55,000\nパステル ♀ 2024 3.5万円\nパステル ♀ 120g ¥30,000",
    [
      "パステル クラウン: 名前 パステル クラウン、性別 オス、ハッチ日 2025、遺伝子型 パステル クラウン、価格（税込） 55000",
      "パステル: 名前 パステル、性別 メス、ハッチ日 2024、遺伝子型 パステル、価格（税込） 35000",
      "パステル 2: 名前 パステル 2、性別 メス、遺伝子型 パステル、価格（税込） 30000",
      "パステル 2: 2026年11月20日 120g",
    ],
  ],
  [
    "a memo of two lines",
    'name,date,weight,notes\n茜,2026-02-05,830,"一行め\n二行め"',
    ["茜: 2026年2月5日 830g", "茜: 2026年2月5日 メモ 一行め\n二行め"],
  ],
])("%s is imported by its columns and undone at once", async (_, text, expected) => {
  expect(tablesIn(text).some(isOwnTable)).toBe(false);
  const { texts, problems } = ownTexts(await sheetOf(text), dayInJapan(hana.now));
  expect(problems).toEqual([]);
  const tried = await takeInCsv(db, texts, hana, { seal: null, sure: [] });
  expect(tried.plan.problems).toEqual([]);
  const lines = tried.plan.rows.map(
    ({ title, changes }) => `${title}: ${changes.map(({ label, to }) => `${label} ${to}`).join("、")}`,
  );
  expect(lines).toEqual(expected);
  // As a browser without scripts sends the text carried by the page.
  const sent = texts.map((one) => one.replace(/\r?\n/g, "\r\n"));
  const { result } = await takeInCsv(db, sent, hana, { seal: tried.seal, sure: [] });
  expect((await takeInCsv(db, texts, hana, { seal: null, sure: [] })).plan).toMatchObject({ rows: [], problems: [] });
  await undoBulk(db, result ?? "", hana, undoLine);
  const { plan } = await takeInCsv(db, texts, hana, { seal: null, sure: [] });
  expect(plan.rows).toHaveLength(expected.length);
});

test("a line of a list without an animal is imported only if chosen as a name", async () => {
  const form = new FormData();
  const tried = async () => {
    const sheet = await sheetOf("在庫リスト\nさくら パステル\nもみじ", form);
    const { texts, asked } = ownTexts(sheet, dayInJapan(hana.now));
    const { plan } = await takeInCsv(db, texts, hana, { seal: null, sure: [] });
    return { asked: asked.map(({ text, isNamed }) => [text, isNamed]), titles: plan.rows.map(({ title }) => title) };
  };
  const asked = [["在庫リスト", false]];
  expect(await tried()).toEqual({ asked: [...asked, ["もみじ", false]], titles: ["さくら"] });
  form.append("named.0", "3");
  expect(await tried()).toEqual({ asked: [...asked, ["もみじ", true]], titles: ["さくら", "もみじ"] });
});

test("a list's sellers, gone snakes and days without a year are not taken for breeders, stock and last year's", async () => {
  const text =
    "個体番号,名前,購入先,繁殖者,状態,生年月日,価格\nBP-20,桜,山田商店,田中,販売中,R6.7.1,3.5万\nBP-21,楓,,,死亡,,\nBP-22,椿,,,,7/15,\nBP-23,梅,,,行方不明,,";
  const sheet = await sheetOf(text);
  const { texts, problems, asked } = ownTexts(sheet, dayInJapan(hana.now));
  expect(viewOf(sheet, asked).unread).toEqual(["購入先", "状態（いない個体を除くためだけに使います）"]);
  expect(problems).toMatchObject([
    { line: 4, message: "生年月日「7/15」に年がありません。年も書いてください" },
    { line: 3, message: expect.stringContaining("状態「死亡」：もういない個体は読み込みません") },
    { line: 5, message: expect.stringContaining("状態「行方不明」：いまいるのかどうか分かりません") },
  ]);
  const { plan } = await takeInCsv(db, texts, hana, { seal: null, sure: [] });
  expect(plan.rows.map(({ changes }) => changes.map(({ label, to }) => `${label} ${to}`).join("、"))).toEqual([
    "個体番号 BP-20、名前 桜、ハッチ日 2024-07-01、ブリーダー 田中、価格（税込） 35000",
  ]);
  const words = "売約済 販売済 売却 いる 非売 販売 迷子 不在 飼育終了 unsold".split(" ");
  expect(words.map((word) => standingIn(word) ?? "-").join(" ")).toBe("here moved moved here here here - - - here");
  expect((await tryIn("個体番号,ハッチ日\nBP-2,7/15\n")).plan.problems).toMatchObject([
    { line: 2, message: "ハッチ日：「7/15」に年がありません。年も書いてください" },
  ]);
});

test("a closing row of the shop's own file is doubted before it becomes a snake", async () => {
  const { plan } = await tryIn("個体番号,名前,性別\nBP-7,さくら,メス\n,もみじ,\n,以上です,\n");
  expect(plan.rows.map(({ title, doubt = "" }) => [title, doubt !== ""])).toEqual([
    ["さくら", false],
    ["もみじ", false],
    ["以上です", true],
  ]);
});

test("the shop's own file may use another usual column name, once", async () => {
  const { plan } = await tryIn("個体番号,生年月日,備考,ブリーダー,出身,謎\nBP-2,2025/3/1,夜に食べる,田中,千葉,?\n");
  expect(plan.rows[0]?.changes.map(({ label, to }) => `${label} ${to}`)).toEqual([
    "ハッチ日 2025-03-01",
    "店内メモ 夜に食べる",
    "ブリーダー 田中",
  ]);
  expect(plan.ignored).toEqual(["出身", "謎"]);
});

test("selected columns are remembered for the next table with the same headings", async () => {
  const text = "Animal,Body,When\n茜,830,2026/2/5";
  await rememberColumns(db, await sheetOf(text), hana);
  expect((await readSetting(db, "table-columns", "guesses are not stored")).value).toBe("guesses are not stored");
  const columns = { "column.0.0": "name", "column.0.1": "grams", "column.0.2": "date" };
  const picked = await sheetOf(text, formData({ ...columns, head: "0", unit: "g", order: "dmy" }));
  expect(picked.choice.order).toBe("dmy");
  await rememberColumns(db, picked, hana);
  expect((await sheetOf(text)).choice.columns).toEqual(["name", "grams", "date"]);
});

test("a list's day of acquisition is in the ledger until the import is undone", async () => {
  const { texts } = ownTexts(await sheetOf("名前,モルフ,入荷日\nモカ,パステル,2026/2/3\n茜,,2026/2/4"), "2026-02-05");
  const { seal } = await takeInCsv(db, texts, hana, { seal: null, sure: [] });
  const { result } = await takeInCsv(db, texts, hana, { seal, sure: [] });
  const days = async () => (await ledgerLines(db, hana.now)).map(({ record }) => record.acquiredOn);
  expect((await days()).sort()).toEqual(["2026-02-03", "2026-02-04", null]);
  expect(await snakesCsv(db, hana.now)).toContain(",2026-02-03,");
  expect((await takeIn("名前,入荷日\n茜,2024/2/4")).plan.problems).toEqual([
    { line: 2, message: "所有した日が、生年月日より前です" },
  ]);
  await undoBulk(db, result ?? "", hana, undoImported);
  expect(await days()).toEqual([null, null]);
});

test("another program's table is imported as far as readable, and the rest named: unknown genotypes stay in the draft", async () => {
  const plans: Plan[] = [];
  for (const text of [
    "Animal_Id,Title,Sex,Traits,Weight\nBP-14,迷子,Male,Pastel Wobbleton,900\nBP-1,茜,Female,Wobbleton,",
    "name,date,weight,prey\n茜,2026-02-05,830,\n知らない子,2026-02-05,500,mouse",
    "name,sex,birth,date,weight\nハル,メス,,2026-02-05,830\nはる,オス,,2026-02-06,835\n迷子,,2024,2026-02-05,910",
  ]) {
    const { texts, problems } = ownTexts(await sheetOf(text), dayInJapan(hana.now));
    const { seal, plan } = await takeInCsv(db, texts, hana, { seal: null, sure: [] });
    plans.push({ ...plan, left: [...plan.left, ...problems] });
    expect((await takeInCsv(db, texts, hana, { seal, sure: [] })).isWritten).toBe(true);
  }
  const [stock, weights, described] = plans;
  expect(stock?.rows.map(({ title, doubt = "" }) => [title, doubt.includes("Pastel Wobbleton")])).toEqual([
    ["迷子", true],
    ["迷子", false],
  ]);
  const noGene = "遺伝子型：「Wobbleton」が読めません。図鑑にある名前で書いてください";
  expect(stock?.left).toEqual([{ line: 3, message: noGene }]);
  const noSnake = "個体「知らない子」が見つかりません。個体番号か名前を確かめてください";
  expect(weights?.left).toEqual([{ line: 3, message: noSnake }]);
  expect([described?.rows.length, described?.left]).toEqual([5, [{ line: 3, message: "性別が、2行目と違います" }]]);
  const { unread, fields } = contentOf(await state(db, "ball", "bp-14"));
  expect([unread, fields.sex, fields.hatched]).toEqual([{ "lines.genotype": "Pastel Wobbleton" }, "male", "2024"]);
  expect((await lastWeighings(db, ["akane"])).get("akane")?.grams).toBe(830);
});

test("a parent of the other sex, in the trash, or descending from the snake itself is refused with its line", async () => {
  await publishedEntry(
    db,
    "ball",
    "ko",
    content("ball", { title: "子", fields: { number: "BP-3", sex: "male", dam: "akane" } }),
  );
  await publishedEntry(db, "ball", "sute", content("ball", { title: "捨", fields: { number: "BP-4", sex: "male" } }));
  await trash(db, "ball", "sute", (await state(db, "ball", "sute")).version, hana);
  const text = "個体番号,父（サイアー）\nBP-2,BP-2\nBP-1,BP-3\nBP-3,BP-1\nBP-3,BP-4\n";
  const { plan } = await tryIn(text);
  expect(plan.problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    "2 父（サイアー）：この個体自身は親にできません",
    "3 父（サイアー）：この個体の子孫は親にできません",
    "4 父（サイアー）：「BP-1」はメスなので、父にできません",
    "5 同じ個体の行がほかにもあります。1行にまとめてください",
  ]);
  const trashed = await tryIn("個体番号,父（サイアー）\nBP-3,BP-4\n");
  expect(trashed.plan.problems).toMatchObject([{ message: expect.stringContaining("ゴミ箱にあります") }]);
});
