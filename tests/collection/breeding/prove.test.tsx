import { beforeEach, expect, test } from "vitest";
import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { bulkOutcome, undoBulk } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { createEntry, saveDraft } from "#app/cms/content/lifecycle.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { ProveScreen } from "#app/collection/breeding/prove/ProveScreen.tsx";
import { prove, provePage } from "#app/collection/breeding/prove/prove.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { drawn } from "#tests/cms/admin/editing/drawn.tsx";
import { content, hana, ken, memory, publishedEntry, state } from "#tests/cms/admin/editing/editor-harness.ts";
import { documentOf } from "#tests/support/document.ts";

const gene = (name: string, kind = "visual", percent: number | null = null) => ({ gene: name, state: kind, percent });
const possible = (percent: number) => gene("clown", "pos-het", percent);

let db: Db;
beforeEach(async () => {
  db = memory();
  for (const { id, title, fields } of starterMorphs.filter(({ id }) => ["pastel", "clown", "albino"].includes(id)))
    await publishedEntry(db, "morph", id, { title, fields: { ...fields } });
});

const ball = (title: string, genotype: object[], more: object = {}) =>
  content("ball", { title, fields: { sex: "unknown", genotype, ...more } });
const snake = (id: string, title: string, genotype: object[], more: object = {}) =>
  publishedEntry(db, "ball", id, ball(title, genotype, more));
const parents = { sire: "sire", dam: "dam" };

/**
 * Creates a father that may carry the gene, a mother that does not, the proven one, a public sister and a draft
 * brother.
 */
async function family(dam: object[] = [gene("pastel")]) {
  await snake("sire", "父", [possible(66)], { sex: "male" });
  await snake("dam", "母", dam, { sex: "female" });
  await snake("akane", "茜", [possible(33)], parents);
  await snake("aoi", "葵", [possible(33)], parents);
  await createEntry(db, "ball", "kai", ball("櫂", [gene("pastel"), possible(33)], parents), hana);
  await snake("cousin", "いとこ", [possible(33)], { sire: "sire" });
}

const page = async (id = "akane", which: string | null = null) =>
  provePage(db, await state(db, "ball", id), which, hana.now);
const lines = async (id = "akane") => (await page(id)).plan?.lines ?? [];
const genes = async (id: string) => contentOf(await state(db, "ball", id)).fields.genotype;

async function press(id = "akane", change: { seal?: string; picks?: string[] } = {}) {
  const { plan } = await page(id);
  const picks = plan?.lines.map((line) => line.id) ?? [];
  return prove(db, id, { gene: plan?.gene ?? "", seal: plan?.seal ?? "", picks, ...change }, hana);
}

test("the table shows each snake, its new state and the reason", async () => {
  await family();
  expect((await lines()).map(({ id, role, from, to }) => [id, role, from, to])).toEqual([
    ["akane", "self", "ノーマル 33%ポスヘテ・クラウン", "ノーマル 100%ヘテロ・クラウン"],
    ["sire", "sire", "ノーマル 66%ポスヘテ・クラウン", "ノーマル 100%ヘテロ・クラウン"],
    ["kai", "sibling", "パステル 33%ポスヘテ・クラウン", "パステル 50%ポスヘテ・クラウン"],
    ["aoi", "sibling", "ノーマル 33%ポスヘテ・クラウン", "ノーマル 50%ポスヘテ・クラウン"],
  ]);
});

test("one press writes all: published snakes change, a draft stays a draft, and one more press undoes all", async () => {
  await family();
  const before = await Promise.all(["akane", "sire", "aoi", "kai"].map(genes));
  const proven = await press();
  if (!proven.ok) throw new Error(proven.problem);
  expect(await bulkOutcome(db, proven.result)).toMatchObject({ action: "prove", done: 4, failed: [] });
  expect((await state(db, "ball", "akane")).live?.fields.genotype).toMatchObject([{ gene: "clown", state: "het" }]);
  expect((await state(db, "ball", "sire")).live?.fields.genotype).toMatchObject([{ gene: "clown", state: "het" }]);
  expect(await genes("aoi")).toMatchObject([{ state: "pos-het", percent: 50 }]);
  const kai = await state(db, "ball", "kai");
  expect([kai.status, kai.live]).toEqual(["draft", null]);
  expect(await genes("cousin")).toMatchObject([{ percent: 33 }]);
  expect(await lines()).toEqual([]);
  await undoBulk(db, proven.result, hana);
  expect(await Promise.all(["akane", "sire", "aoi", "kai"].map(genes))).toEqual(before);
});

test("any change or addition since the table was rendered rejects all of it", async () => {
  await family();
  const seal = (await page()).plan?.seal ?? "";
  const aoi = contentOf(await state(db, "ball", "aoi"));
  await saveDraft(db, "ball", "aoi", 2, { ...aoi, title: "葵（改）" }, ken);
  expect(await press("akane", { seal })).toMatchObject({ ok: false, status: 409 });
  const fresh = (await page()).plan?.seal ?? "";
  await snake("new", "新入り", [], parents);
  expect(await press("akane", { seal: fresh })).toMatchObject({ ok: false, status: 409 });
  expect(await genes("sire")).toMatchObject([{ state: "pos-het", percent: 66 }]);
  expect((await press()).ok).toBe(true);
});

test("one that visitors could not see this way blocks all", async () => {
  await family();
  const broken = { ...contentOf(await state(db, "ball", "aoi")), title: "" };
  await db
    .updateTable("entries")
    .set({ live: JSON.stringify(broken) })
    .where("kind", "=", "ball")
    .where("id", "=", "aoi")
    .execute();
  expect(await press()).toMatchObject({ ok: false, status: 422 });
  expect(await genes("akane")).toMatchObject([{ state: "pos-het" }]);
});

test("unchecked snakes keep their record; checking none writes nothing", async () => {
  await family();
  expect(await press("akane", { picks: [] })).toMatchObject({ ok: false, status: 422 });
  expect(await press("akane", { picks: ["akane", "sire", "cousin"] })).toMatchObject({ ok: true });
  expect(await genes("sire")).toMatchObject([{ state: "het" }]);
  expect(await genes("aoi")).toMatchObject([{ percent: 33 }]);
  expect(await genes("cousin")).toMatchObject([{ percent: 33 }]);
});

test("without possible parents only the snake changes, with the reason", async () => {
  await snake("alone", "ひとり", [possible(50)]);
  const alone = (await page("alone")).plan;
  expect(alone?.lines.map(({ role }) => role)).toEqual(["self"]);
  expect(alone?.remarks.join()).toContain("父と母の両方が記録されていない");
  await snake("p", "父", []);
  await snake("q", "母", []);
  await snake("odd", "ふしぎ", [gene("clown")], { sire: "p", dam: "q" });
  const odd = (await page("odd")).plan;
  expect(odd?.lines).toEqual([]);
  expect(odd?.remarks.join()).toContain("両親の記録からは");
});

test("a proven het's young carry it with half the chance, a visual's for certain, whatever the mate", async () => {
  await family();
  await snake("mate", "相手", [gene("pastel")], { sex: "male" });
  await snake("nami", "波", [possible(17)], { sire: "mate", dam: "akane" });
  await snake("show", "冠", [gene("clown")], { sire: "mate", dam: "akane" });
  const young = async (id: string) =>
    (await lines(id)).flatMap(({ role, title, to }) => (role === "young" ? [`${title} ${to}`] : []));
  expect(await young("akane")).toEqual(["波 ノーマル 50%ポスヘテ・クラウン"]);
  expect((await page()).plan?.remarks.join()).toContain("冠は、記録された両親からは生まれない見た目なので");
  expect((await press()).ok).toBe(true);
  expect(await genes("nami")).toMatchObject([{ state: "pos-het", percent: 50 }]);
  await snake("visual", "クラ", [gene("clown")], { sex: "female" });
  await snake("umi", "海", [], { sire: "mate", dam: "visual" });
  expect(await young("visual")).toEqual(["海 ノーマル 100%ヘテロ・クラウン"]);
});

test("half-siblings follow from the parent the proof makes certain, in the same step; others stay", async () => {
  await family();
  await snake("other", "別の母", [gene("pastel")], { sex: "female" });
  await snake("half", "片親違い", [possible(33)], { sire: "sire", dam: "other" });
  await snake("theirs", "母の子", [possible(20)], { sire: "mate", dam: "dam" });
  await snake("mate", "相手", [possible(50)], { sex: "male" });
  await snake("grand", "孫", [possible(17)], { sire: "mate", dam: "half" });
  expect((await lines()).map(({ id, role, to }) => [id, role, to.replace(/^\S+ /, "")])).toEqual([
    ["akane", "self", "100%ヘテロ・クラウン"],
    ["sire", "sire", "100%ヘテロ・クラウン"],
    ["kai", "sibling", "50%ポスヘテ・クラウン"],
    ["aoi", "sibling", "50%ポスヘテ・クラウン"],
    ["half", "half", "50%ポスヘテ・クラウン"],
  ]);
  const { plan } = await page();
  expect(plan?.remarks).toEqual(["いとこは、もう片方の親が記録されていないので、計算できません。"]);
  await snake("late", "後", [possible(33)], { sire: "sire", dam: "other" });
  expect(await press("akane", { seal: plan?.seal ?? "" })).toMatchObject({ ok: false, status: 409 });
  expect((await press()).ok).toBe(true);
  expect(await genes("half")).toMatchObject([{ state: "pos-het", percent: 50 }]);
  expect(await genes("late")).toMatchObject([{ state: "pos-het", percent: 50 }]);
});

test("the page: a table in a scriptless form, one of several genes by link, no text to edit", async () => {
  await family();
  await snake("two", "二つ", [gene("albino", "het"), possible(50)], parents);
  const draw = async (id: string, which: string | null = null) =>
    documentOf(drawn(<ProveScreen page={await page(id, which)} outcome={null} problem={null} />));
  const open = await draw("akane");
  const form = open.querySelector('form[aria-label="家族を更新"]');
  expect([form?.getAttribute("action"), form?.getAttribute("method")]).toEqual([
    "/admin/balls/akane/prove?gene=clown",
    "post",
  ]);
  expect(form?.querySelectorAll("tbody tr")).toHaveLength(4);
  expect([...(await draw("two")).querySelectorAll("nav a")].map((link) => link.getAttribute("href"))).toEqual([
    "/admin/balls/two/prove?gene=albino",
    "/admin/balls/two/prove?gene=clown",
  ]);
  expect((await page("two", "albino")).plan?.gene).toBe("albino");
  expect((await page("two")).plan?.gene).toBe("clown");
  expect((await draw("two", "albino")).body.textContent).toContain("書き換えるものはありません");
  expect((await draw("dam")).body.textContent).toContain("潜性（劣性）の遺伝子がありません");
});
