import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, findEntry, saveDraft, trash } from "#app/cms/content/lifecycle.server.ts";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { purge } from "#app/cms/content/purge.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { lifeDoubts } from "#app/collection/life/presence.server.ts";
import {
  explanationPage,
  saveExplanation,
  shownExplanation,
  storeExplanation,
} from "#app/collection/papers/explanation/explanations.server.ts";
import { buySnake } from "#app/collection/papers/ledger/buy.server.ts";
import { ledgerChanges, ledgerLine, purgeLedger } from "#app/collection/papers/ledger/ledger.server.ts";
import {
  ledgerCsv,
  ledgerDue,
  ledgerList,
  ledgerReport,
  reportCsv,
} from "#app/collection/papers/ledger/list.server.ts";
import { ledgerPage, takeStep } from "#app/collection/papers/ledger/steps.server.ts";
import { papersOf } from "#app/collection/papers/papers.server.ts";
import { adminList } from "#app/collection/registry/admin-list.server.ts";
import { dueHandOvers } from "#app/collection/snake/due.server.ts";
import { addCare } from "#app/kinds/ball/care/care-log.server.ts";
import { livingSnakes } from "#app/kinds/ball/care/collection.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { saveSetting } from "#app/platform/settings/settings.server.ts";
import { readShopInformation } from "#app/shop/notice.server.ts";
import { emptyShopInformation } from "#app/shop/registration.ts";
import { content, hana, ken, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { formData } from "#tests/support/form-data.ts";
import { owner } from "#tests/support/owner.ts";

let db: Db;
beforeEach(async () => {
  db = memory();
  const keeper = { holder: "見本 太郎", number: "第1号", manager: "見本 花子" };
  const registration = { ...emptyShopInformation.registration, ...keeper };
  await saveSetting(db, "shop", 0, { ...emptyShopInformation, registration }, hana);
  const fields = { number: "BP-1", sex: "female", hatched: "2025-07-01", origin: "own", breeder: "", sale: "display" };
  await publishedEntry(db, "ball", "akane", { title: "茜", fields });
});

function send(step: string, cells: Record<string, string>, version = 0, actor: Actor = hana, snake = "akane") {
  const form = formData({ do: step, version: String(version), ...cells });
  return takeStep(db, snake, form, "https://example.jp", actor);
}

const handOver = {
  ...{ leftOn: "11/20", leftHow: "sold", leftTo: "買う 人", leftToId: "東京都見本区1-2-3", isLawful: "on" },
  ...{ soldBy: "見本 花子", explained: "signed", explainedOn: "11/20", explainedBy: "見本 花子" },
};

test("a hand-over fills the ledger, sells the snake, and removes it from care lists", async () => {
  expect(await send("hand-over", handOver)).toEqual({ flash: "hand-over", day: "2026-11-20" });
  const line = await ledgerLine(db, "akane", hana.now);
  expect(line).toMatchObject({ version: 1, record: { leftOn: "2026-11-20", leftTo: "買う 人", isLawful: true } });
  const entry = await findEntry(db, "ball", "akane");
  expect(entry && contentOf(entry).fields).toMatchObject({ sale: "sold", soldTo: "", soldOn: "2026-11-20" });
  expect((await getVisible(db, "ball", "akane"))?.content.fields).toMatchObject({ sale: "sold", soldTo: "" });
  expect((await livingSnakes(db, new URLSearchParams(), hana.now)).total).toBe(0);
  expect(await ledgerDue(db, hana.now)).toMatchObject({ total: 0, snakes: [] });
  const listed = async (where: string) =>
    (await adminList(db, kindNamed("ball"), new URLSearchParams({ where }), hana.now)).items;
  expect(await listed("here")).toEqual([]);
  expect(await listed("gone")).toMatchObject([{ id: "akane" }]);
  expect((await listed("gone"))[0]?.cells[2]).toMatchObject({ text: "2026年11月20日に販売" });
});

test("an invalid form comes back unchanged, and nothing is stored", async () => {
  const typed = { ...handOver, leftOn: "いつか", explained: "たぶん" };
  expect(await send("hand-over", typed)).toMatchObject({
    answer: { step: "hand-over", typed, problems: [{ name: "leftOn" }, { name: "explained" }] },
  });
  const refused = async (change: Record<string, string>) => {
    const done = await send("hand-over", { ...handOver, ...change });
    return done && "answer" in done ? done.answer.problems : [];
  };
  expect(await refused({ leftOn: "" })).toEqual([{ name: "leftOn", message: "引渡しの日を入力してください" }]);
  expect(await refused({ leftOn: "2025-06-30" })).toMatchObject([{ message: "引渡しの日が、所有した日より前です" }]);
  expect(await refused({ leftTo: "あ".repeat(121) })).toMatchObject([{ name: "leftTo" }]);
  await addCare(db, [{ ball: "akane", type: "weight", grams: 900, date: "2026-11-15", isPublic: true }], hana);
  expect(await refused({ leftOn: "11/10" })).toMatchObject([{ message: expect.stringContaining("11月15日") }]);
  const born = content("ball", { title: "茜", fields: { number: "BP-1", hatched: "2026-11-16" } });
  expect(await saveDraft(db, "ball", "akane", 2, born, hana)).toMatchObject({ problems: [{ path: "fields.hatched" }] });
  expect((await ledgerLine(db, "akane", hana.now))?.version).toBe(0);
  expect(await refused({ leftOn: "11/10", sure: "2026-11-10" })).toEqual([]);
});

test("a correction keeps the old value, its day and author; a mistaken hand-over can be undone", async () => {
  await send("hand-over", handOver);
  await send("hand-over", { ...handOver, leftTo: "買う 人子" }, 1, ken);
  expect((await ledgerChanges(db, "akane"))[0]).toEqual({
    at: ken.now.toISOString(),
    by: ken.by,
    label: "相手方",
    from: "買う 人",
    to: "買う 人子",
  });
  expect(await send("undo-hand-over", {}, 2)).toMatchObject({ flash: "undo-hand-over" });
  expect((await ledgerLine(db, "akane", hana.now))?.record).toMatchObject({
    leftOn: null,
    leftTo: "",
    isLawful: false,
  });
});

test("undoing a mistaken step restores the sale and the publication it ended, also for the records role", async () => {
  const recorder = { ...ken, draftsOnly: true };
  const promised = {
    number: "BP-1",
    sex: "female",
    hatched: "2025-07-01",
    origin: "own",
    sale: "sold",
    agreedOn: "2026-11-22",
  };
  await publishedEntry(db, "ball", "aoi", { title: "葵", fields: { ...promised, number: "BP-2" } });
  const step = (what: string, cells: Record<string, string>, version: number) =>
    send(what, cells, version, recorder, "aoi");
  const shown = async () => (await getVisible(db, "ball", "aoi"))?.content.fields;
  await step("hand-over", handOver, 0);
  expect(await shown()).toMatchObject({ sale: "sold" });
  expect(await dueHandOvers(db, new Date("2026-11-22T03:00:00Z"))).toEqual([]);
  await step("undo-hand-over", {}, 1);
  expect(await shown()).toMatchObject({ sale: "sold" });
  expect(await dueHandOvers(db, new Date("2026-11-22T03:00:00Z"))).toMatchObject([{ id: "aoi", when: "今日" }]);
  await send("death", { diedOn: "2026-11-19", deathCause: "不明", end: "on" }, 2, hana, "aoi");
  expect(await shown()).toBeUndefined();
  await step("undo-death", {}, 3);
  expect(await shown()).toMatchObject({ sale: "sold" });
  // From a form opened in another role: the death is stored, the publication is not ended.
  expect(await step("death", { diedOn: "2026-11-19", deathCause: "不明", end: "on" }, 4)).toMatchObject({
    flash: "death",
  });
  expect(await shown()).toMatchObject({ sale: "not-for-sale" });
});

test("undoing a hand-over restores the separate sale states of the draft and the live version", async () => {
  const sales = async () => {
    const entry = await findEntry(db, "ball", "akane");
    return [entry?.live?.fields.sale, entry?.draft?.fields.sale];
  };
  const fields = { number: "BP-1", sex: "female", hatched: "2025-07-01", origin: "own", sale: "not-for-sale" };
  const { version = 0 } = (await findEntry(db, "ball", "akane")) ?? {};
  await saveDraft(db, "ball", "akane", version, content("ball", { title: "茜", fields }), hana);
  expect(await sales()).toEqual(["display", "not-for-sale"]);
  await send("hand-over", handOver);
  await send("hand-over", { ...handOver, leftTo: "買う 人子" }, 1);
  expect((await ledgerChanges(db, "akane")).every(({ label }) => label)).toBe(true);
  await send("undo-hand-over", {}, 2);
  expect(await sales()).toEqual(["display", "not-for-sale"]);
});

test("the line outlives the entry with every version for five years, then it is deleted", async () => {
  await send("hand-over", handOver);
  const entry = await findEntry(db, "ball", "akane");
  await trash(db, "ball", "akane", entry?.version ?? 0, ken);
  expect(await purge(db, { kind: "ball", id: "akane" })).toBe(1);
  const line = await ledgerLine(db, "akane", hana.now);
  expect(line).toMatchObject({
    entry: "removed",
    animal: { title: "茜", number: "BP-1" },
    record: { leftTo: "買う 人" },
  });
  expect(
    (await ledgerList(owner, db, new URLSearchParams("show=left"), hana.now)).rows.map(({ name }) => name),
  ).toEqual(["BP-1"]);
  await purgeLedger(db, new Date("2031-11-20T03:00:00Z"));
  expect(await ledgerLine(db, "akane", hana.now)).toBeDefined();
  await purgeLedger(db, new Date("2031-11-22T03:00:00Z"));
  expect(await ledgerLine(db, "akane", hana.now)).toBeUndefined();
  expect(await db.selectFrom("ledger_revisions").selectAll().execute()).toEqual([]);
});

test("while the entry exists, only personal data is deleted after five years", async () => {
  await send("hand-over", handOver);
  await purgeLedger(db, new Date("2031-11-22T03:00:00Z"));
  const line = await ledgerLine(db, "akane", hana.now);
  expect(line?.record).toMatchObject({ leftOn: "2026-11-20", leftTo: "", leftToId: "", soldBy: "", explainedBy: "" });
  expect(await ledgerChanges(db, "akane")).toEqual([]);
});

describe("an animal that comes back", () => {
  const first = { ...handOver, leftOn: "2026/3/20", explainedOn: "2026/3/20" };
  const back = { acquiredHow: "returned", acquiredOn: "11/10", acquiredFrom: "買う 人", acquiredFromId: "東京都" };
  const list = async (show: string) => {
    const { rows } = await ledgerList(owner, db, new URLSearchParams({ show }), hana.now);
    return rows.map(({ name, items }) => [name, items[3], items[6]]);
  };
  const reportIn = async (year: string) => (await ledgerReport(db, new URLSearchParams({ year }), hana.now)).report;
  const isCaredFor = async () => (await livingSnakes(db, new URLSearchParams(), hana.now)).total === 1;

  test("has a second line: both buyers are in the ledger, and the first sale's year stays as reported", async () => {
    await send("hand-over", first);
    const reported = await reportIn("2025");
    expect(await isCaredFor()).toBe(false);
    expect(await send("return", { ...back, acquiredOn: "2026/3/19" }, 1)).toMatchObject({
      answer: { problems: [{ name: "acquiredOn", message: "戻った日が、前の引渡しの日より前です" }] },
    });
    expect(await send("return", back, 1)).toMatchObject({ flash: "return", day: "2026-11-10" });
    expect(await send("return", back, 1)).toMatchObject({ flash: "return" }); // pressed twice
    expect(await isCaredFor()).toBe(true);
    expect((await findEntry(db, "ball", "akane"))?.live?.fields).toMatchObject({ sale: "not-for-sale", soldOn: null });
    expect(await reportIn("2025")).toEqual(reported);
    expect(await reportIn("2026")).toMatchObject({ start: 0, end: 1, total: { acquired: 1, born: 0, handedOver: 0 } });
    await send("hand-over", { ...handOver, leftTo: "次の 人" }, 2);
    expect(await reportIn("2026")).toMatchObject({ end: 0, difference: 0, total: { acquired: 1, handedOver: 1 } });
    expect(await list("left")).toEqual([
      ["BP-1", "2025年7月1日", "買う 人（東京都見本区1-2-3）"],
      ["BP-1（2回目）", "2026年11月10日", "次の 人（東京都見本区1-2-3）"],
    ]);
    expect(await list("faulty")).toEqual([]);
    const labels = (await ledgerChanges(db, "akane")).map(({ label, to }) => `${label} ${to}`);
    expect(labels).toContain("2回目の取得のしかた 返品");
    expect(labels).toContain("相手方 買う 人");
  });

  test("is corrected in the line of each stay, and undoing a mistaken return restores the sale", async () => {
    await send("hand-over", first);
    await send("return", back, 1);
    await send("hand-over", { ...first, leftTo: "買った 人", stay: "1" }, 2);
    expect(await ledgerLine(db, "akane", hana.now, 1)).toMatchObject({ record: { leftTo: "買った 人" } });
    expect(await send("hand-over", { ...first, leftOn: "2026/11/15", explainedOn: "", stay: "1" }, 3)).toMatchObject({
      answer: { problems: [{ name: "leftOn", message: "引渡しの日が、次に戻った日より後です" }] },
    });
    expect(await send("undo-hand-over", { stay: "1" }, 3)).toBeUndefined();
    expect(await isCaredFor()).toBe(true);
    await send("undo-return", {}, 3, { ...ken, draftsOnly: true });
    expect(await list("all")).toEqual([["BP-1", "2025年7月1日", "買った 人（東京都見本区1-2-3）"]]);
    expect((await findEntry(db, "ball", "akane"))?.live?.fields).toMatchObject({ sale: "sold", soldOn: "2026-03-20" });
    expect(await isCaredFor()).toBe(false);
  });

  test("is found by its number when bought again, and cannot return after its death", async () => {
    await send("hand-over", first);
    const again = await bought({ number: "BP-1" });
    expect(again).toMatchObject({ problems: [{ message: expect.stringContaining("その個体の帳簿の「戻ってきた」") }] });
    await send("undo-hand-over", {}, 1);
    await send("death", { diedOn: "2026/11/1", deathCause: "不明" }, 2);
    expect(await send("return", back, 3)).toBeUndefined();
  });

  test("is asked about on days between its stays; the first buyer's name is deleted after five years", async () => {
    await send("hand-over", first);
    await send("return", back, 1);
    const doubt = (await lifeDoubts(db, ["akane"]))("akane", "2026-05-01");
    expect(doubt).toBe("2026年5月1日は、引渡し（2026年3月20日）のあとです");
    expect((await lifeDoubts(db, ["akane"]))("akane", "2026-11-11")).toBeUndefined();
    await purgeLedger(db, new Date("2031-11-22T03:00:00Z"));
    expect((await ledgerLine(db, "akane", hana.now, 1))?.record).toMatchObject({ leftOn: "2026-03-20", leftTo: "" });
    const stored = JSON.stringify(await db.selectFrom("ledger_revisions").select("value").execute());
    expect(stored).not.toContain("東京都見本区");
    expect(await isCaredFor()).toBe(true);
  });
});

test("missing ledger lines are listed, and an animal entered by mistake is excluded from all counts", async () => {
  await publishedEntry(db, "ball", "aoi", { title: "葵", fields: { sex: "male" } });
  expect(await ledgerDue(db, hana.now)).toMatchObject({ total: 1, snakes: [] });
  const form = formData({ do: "exclude", version: "0", excluded: "二重に登録した" });
  expect(await takeStep(db, "aoi", form, "https://example.jp", hana)).toMatchObject({ flash: "exclude" });
  expect(await ledgerDue(db, hana.now)).toMatchObject({ total: 0 });
  expect(await papersOf(db, "aoi", hana.now)).toMatchObject({
    left: "帳簿から除いた個体",
    explanation: { missing: null },
  });
  const { report } = await ledgerReport(db, new URLSearchParams("year=2026"), hana.now);
  expect(report).toMatchObject({ year: 2026, start: 1, end: 1, difference: 0, doubtful: [] });
  expect((await papersOf(db, "akane", hana.now))?.explanation.missing).not.toEqual([]);
  await trash(db, "ball", "akane", 2, hana);
  expect((await papersOf(db, "akane", hana.now))?.explanation.missing).toBeNull();
});

test("files: one line per snake with its twelve items, and the report's months", async () => {
  await send("hand-over", { ...handOver, leftTo: "=1+1" });
  const [heading, row] = (await ledgerCsv(owner, db, hana.now)).split("\r\n");
  expect(heading?.split(",").slice(0, 4)).toEqual(["個体番号", "名前", "1 品種等の名称", "2 繁殖者"]);
  expect(row).toContain("BP-1,茜,ボールパイソン");
  expect(row).toContain("'=1+1");
  const { text, year } = await reportCsv(db, new URLSearchParams("year=2026"), hana.now);
  expect(year).toBe(2026);
  expect(text.split("\r\n")).toContain("2026-11,0,0,1,0");
  expect(text.split("\r\n")).toContain("2026年4月1日に所有していた数,1,,,");
});

function bought(cells: Record<string, string>) {
  const whole = {
    ...{ number: "BP-2", line: "", sex: "male", hatched: "2024", acquiredHow: "bought", acquiredOn: "2026-11-01" },
    ...{ acquiredFrom: "見本ファーム", acquiredFromId: "第9号", isBreeder: "on", breederAs: "breeder", ...cells },
  };
  return buySnake(db, formData(whole), hana);
}

test("a bought snake gets a draft and a complete line at once", async () => {
  const done = await bought({});
  expect(done).toEqual({ id: "bp-2", day: "2026-11-01" });
  // Without JavaScript a double tap posts the form twice.
  expect(await bought({})).toEqual(done);
  expect(await bought({ acquiredOn: "2026-11-02" })).toMatchObject({ problems: [{ name: "number" }] });
  expect(await ledgerPage(owner, db, "bp-2", hana)).toMatchObject({
    faults: [],
    record: { acquiredOn: "2026-11-01", acquiredFrom: "見本ファーム", breeder: "見本ファーム", breederId: "第9号" },
  });
});

test("an animal returned to its owner is not recorded as sold, however often it comes and goes", async () => {
  await bought({ acquiredHow: "custody", acquiredOn: "11/1" });
  const sale = async () => (await findEntry(db, "ball", "bp-2"))?.draft?.fields.sale;
  const back = { leftOn: "11/19", leftHow: "back", leftTo: "見本ファーム" };
  expect(await send("hand-over", back, 1, hana, "bp-2")).toMatchObject({ flash: "hand-over" });
  expect(await sale()).toBe("not-for-sale");
  await send("return", { acquiredHow: "custody", acquiredOn: "11/20", stay: "1" }, 2, hana, "bp-2");
  expect(await send("undo-return", { stay: "2" }, 3, hana, "bp-2")).toMatchObject({ flash: "undo-return" });
  expect(await sale()).toBe("not-for-sale");
  await send("return", { acquiredHow: "given", acquiredOn: "11/20", stay: "1" }, 4, hana, "bp-2");
  const faults = (await ledgerPage(owner, db, "bp-2", hana))?.faults.join();
  expect(faults).toContain("個体の所有者が「見本ファーム」のままです（取得のしかたは「譲受」です）");
});

test("an invalid purchase creates no snake, and its form comes back", async () => {
  expect(await bought({ number: "BP-1" })).toMatchObject({
    problems: [{ name: "number", message: "この番号は「茜」が使っています" }],
  });
  expect(await bought({ number: "", sex: "?", acquiredOn: "", line: "存在しない遺伝子" })).toMatchObject({
    typed: { line: "存在しない遺伝子" },
    problems: expect.arrayContaining([
      { name: "number", message: "個体番号か名前を入力してください" },
      expect.objectContaining({ name: "sex" }),
      expect.objectContaining({ name: "line" }),
      { name: "acquiredOn", message: "所有した日を入力してください" },
    ]),
  });
  expect(await findEntry(db, "ball", "bp-2")).toBeUndefined();
});

test("an explanation is stored as shown, whatever changes later", async () => {
  const origin = "https://example.jp";
  const before = await explanationPage(db, "akane", origin, hana.now);
  expect(before?.sheet.items).toHaveLength(18);
  expect(before?.missing).toContain("病歴等（なければ「なし」）");
  expect(before?.sheet.url).toBe("https://example.jp/ball/akane");
  expect(await storeExplanation(db, "akane", origin, hana)).toBe(1);
  await saveSetting(db, "explanation", 0, { lifespan: "新しい文面" }, hana);
  expect(await storeExplanation(db, "akane", origin, ken)).toBe(2);
  expect((await shownExplanation(db, "akane", 1))?.sheet).toEqual(before?.sheet);
  expect((await shownExplanation(db, "akane", 2))?.sheet.items[2]?.text).toBe("新しい文面");
  expect(await shownExplanation(db, "akane", 3)).toBeUndefined();
  expect(await shownExplanation(db, "akane", Number.NaN)).toBeUndefined();
  expect((await ledgerPage(owner, db, "akane", hana))?.handOver).toMatchObject({
    explained: "signed",
    soldBy: "見本 花子",
  });
});

const ORIGIN = "https://example.jp";
const seen = async () => {
  const page = await explanationPage(db, "akane", ORIGIN, hana.now);
  if (!page) throw new Error("no such snake");
  return page;
};

/** Submits the explanation form as rendered in `page`. */
function explain(page: Awaited<ReturnType<typeof seen>>, cells: Record<string, string>, actor = hana) {
  const form = new FormData();
  const drawn = {
    version: String(page.version),
    fingerprint: page.fingerprint,
    shown: String(page.shown[0]?.number ?? 0),
  };
  for (const [name, value] of Object.entries({ ...drawn, ...page.snake, do: "texts", ...cells })) form.set(name, value);
  return saveExplanation(db, "akane", form, ORIGIN, actor);
}

test("of two concurrent explanations the second is told, keeps its input, and may overwrite", async () => {
  const page = await seen();
  expect(await explain(page, { illness: "なし" })).toEqual({ number: null });
  const second = await explain(page, { illness: "口を開けた" }, ken);
  expect(second).toMatchObject({ problem: expect.stringContaining("別の画面"), typed: { illness: "口を開けた" } });
  expect((await seen()).snake.illness).toBe("なし");
  expect(await explain(page, { illness: "なし" }, ken)).toEqual({ number: null });
  expect(await explain(await seen(), { illness: "口を開けた" }, ken)).toEqual({ number: null });
  expect((await ledgerChanges(db, "akane")).map(({ from, to }) => [from, to])).toContainEqual(["なし", "口を開けた"]);
});

test("an incomplete sheet is stored only after confirmation, and never after the snake has left", async () => {
  const asked = await explain(await seen(), { do: "show", illness: "なし" });
  expect(asked).toMatchObject({ canConfirm: true, problem: expect.stringContaining("遺伝性疾患"), status: 422 });
  expect((await seen()).shown).toEqual([]);
  const page = await ledgerPage(owner, db, "akane", hana);
  expect(page?.unexplained.join()).toContain("遺伝性疾患");
  expect(await explain(await seen(), { do: "show", sure: "on" })).toEqual({ number: 1 });
  await send("hand-over", { ...handOver, leftOn: "11/10", explainedOn: "11/10" }, 1);
  const late = await explain(await seen(), { do: "show", sure: "on" });
  expect(late).toMatchObject({ problem: expect.stringContaining("「2026年11月10日に販売」となっています") });
  expect((await seen()).shown).toHaveLength(1);
});

test("a sheet longer than two pages is reported", async () => {
  const long = Object.fromEntries(["feeding", "disease", "law", "further"].map((name) => [name, "あ".repeat(1_000)]));
  await saveSetting(db, "explanation", 0, long, hana);
  expect((await seen()).missing.at(-1)).toContain("A4の2ページに収まりません");
});

test("a sheet with an expired registration is incomplete", async () => {
  const { version, value } = await readShopInformation(db);
  const registration = { ...value.registration, expires: "2026-11-19" };
  await saveSetting(db, "shop", version, { ...value, registration }, hana);
  expect((await seen()).missing).toContain("ショップ情報の登録の有効期間が2026年11月19日で切れています");
});

test("a hand-over stores today's explanation unless one is stored; another day's, or one with gaps, is not reconstructed", async () => {
  await send("hand-over", { ...handOver, explainedOn: "11/19" });
  expect((await seen()).shown).toEqual([]);
  await send("hand-over", handOver, 1);
  expect((await seen()).shown).toEqual([]);
  const { version, value } = await readShopInformation(db);
  const dates = { registered: "2024-04-01", expires: "2029-03-31" };
  const registration = { ...value.registration, office: "見本店", address: "千葉県1-1", category: "販売", ...dates };
  await saveSetting(db, "shop", version, { ...value, registration }, hana);
  await explain(await seen(), { illness: "なし", inherited: "なし" });
  await send("hand-over", { ...handOver, soldBy: "見本 次郎" }, 3);
  expect((await seen()).shown.map(({ number }) => number)).toEqual([1]);
  expect((await shownExplanation(db, "akane", 1))?.sheet.url).toBe("https://example.jp/ball/akane");
  await send("hand-over", { ...handOver, soldBy: "見本 太郎" }, 4);
  expect((await seen()).shown).toHaveLength(1);
});

test("undoing a step is checked as strictly as taking it; pressed twice, it is done once", async () => {
  await send("hand-over", handOver);
  expect(await send("hand-over", handOver)).toMatchObject({ flash: "hand-over" });
  expect((await ledgerLine(db, "akane", hana.now))?.version).toBe(1);
  await publishedEntry(db, "ball", "next", { title: "次", fields: {} });
  const sellerFor = async (actor: Actor) => (await ledgerPage(owner, db, "next", actor))?.handOver.soldBy;
  expect(await sellerFor(ken), "who has sold none").toBe("");
  await send("hand-over", { ...handOver, leftTo: "買った 人", soldBy: "見本 健" }, 1, ken);
  expect([await sellerFor(hana), await sellerFor(ken)]).toEqual(["見本 花子", "見本 健"]);
  const refused = await send("undo-hand-over", handOver, 1);
  expect(refused).toMatchObject({
    answer: { step: "hand-over", version: 2, problems: [{ name: "" }], typed: { leftTo: "買う 人" } },
  });
  expect((await ledgerLine(db, "akane", hana.now))?.record.leftTo).toBe("買った 人");
  expect(await send("undo-hand-over", handOver, 2)).toMatchObject({ flash: "undo-hand-over" });
  expect(await send("undo-hand-over", handOver, 2)).toMatchObject({ flash: "undo-hand-over" });
  expect((await ledgerLine(db, "akane", hana.now))?.record).toMatchObject({ leftOn: null, leftTo: "", explained: "" });
});
