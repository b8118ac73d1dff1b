import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { bulkOutcome, undoBulk } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { checksOf } from "#app/cms/admin/editing/checks/checks.server.ts";
import { formContentOf } from "#app/cms/admin/editing/form/form-request.server.ts";
import { end } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { dueSteps } from "#app/collection/breeding/due.server.ts";
import { beginSeason, newPairPage } from "#app/collection/breeding/pair/new-pair.server.ts";
import { pairView } from "#app/collection/breeding/pair/pair-view.server.ts";
import { notePairs, pairsPage } from "#app/collection/breeding/pairs/pairs.server.ts";
import { seasonPage } from "#app/collection/breeding/season/season-page.server.ts";
import { eventsOfSeason } from "#app/collection/season/season-log.server.ts";
import { undoAny } from "#app/kinds/ball/care/bulk-lines.server.ts";
import { addCare } from "#app/kinds/ball/care/care-log.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { content, hana, ken, memory, publishedEntry, state } from "#tests/cms/admin/editing/editor-harness.ts";
import { formData } from "#tests/support/form-data.ts";
import { noteSeason } from "#tests/support/season.ts";

let db: Db;
const gene = (name: string, kind = "visual") => ({ gene: name, state: kind, percent: null });
beforeEach(async () => {
  db = memory();
  for (const { id, title, fields } of starterMorphs.filter(({ id }) => ["pastel", "clown", "spider"].includes(id)))
    await publishedEntry(db, "morph", id, content("morph", { title, fields: { ...fields } }));
  const snakes = [
    ["sora", "空", "male", "B-1", [gene("pastel"), gene("clown", "het")]],
    ["koyuki", "小雪", "female", "A-2", [gene("clown", "het")]],
    ["shizuku", "雫", "female", "A-1", [gene("spider")]],
  ] as const;
  for (const [id, title, sex, shelf, genotype] of snakes)
    await publishedEntry(db, "ball", id, content("ball", { title, fields: { sex, shelf, genotype: [...genotype] } }));
  await publishedEntry(
    db,
    "breed",
    "one",
    content("breed", { title: "空×小雪", fields: { sire: "sora", dam: "koyuki" } }),
  );
  await publishedEntry(
    db,
    "breed",
    "two",
    content("breed", { title: "空×雫", fields: { sire: "sora", dam: "shizuku" } }),
  );
});

const page = () => pairsPage(db, new URLSearchParams(), hana.now);
function night(taps: Record<string, string>, date = "今日"): FormData {
  const form = new FormData();
  form.set("date", date);
  for (const [id, value] of Object.entries(taps)) form.set(`pair.${id}`, value);
  return form;
}

test("pairs follow the order of the females' racks, without those that laid, left or have no mate", async () => {
  await publishedEntry(
    db,
    "breed",
    "laid",
    content("breed", { title: "産んだ", fields: { sire: "sora", dam: "koyuki" } }),
  );
  await noteSeason(db, "laid", { laid: "2026-11-01" });
  const given = content("breed", { title: "やめた", fields: { sire: "sora", dam: "koyuki" } });
  const { version } = await publishedEntry(db, "breed", "ended", given);
  await noteSeason(db, "ended", { pairings: ["2026-11-01"] });
  expect((await dueSteps(db, hana.now, 14)).map(({ id }) => id)).toEqual(["ended"]);
  await end(db, "breed", "ended", version, hana);
  expect(await dueSteps(db, hana.now, 14)).toEqual([]);
  const stopped = { ...given, fields: { ...given.fields, stoppedOn: "2026-11-10" } };
  await publishedEntry(db, "breed", "stopped", stopped);
  await publishedEntry(db, "breed", "alone", content("breed", { title: "ひとり", fields: { dam: "koyuki" } }));
  expect((await page()).pairs.map(({ id, shelf, state, isDue }) => [id, shelf, state.is, isDue])).toEqual([
    ["two", "A-1", "new", true],
    ["one", "A-2", "new", true],
  ]);
});

test("a night is recorded for all selected at once, without revisions, and undone with one press", async () => {
  const before = await state(db, "breed", "one");
  const done = await notePairs(db, night({ one: "lock", two: "", gone: "lock" }), hana);
  expect(done).toMatchObject({ ok: true, noted: 1, date: "2026-11-20" });
  expect(await state(db, "breed", "one")).toEqual(before);
  const [two, one] = (await page()).pairs;
  expect(one).toMatchObject({ state: { is: "together", lastLock: "2026-11-20" }, tonight: ["ロック"], toName: "雫" });
  expect(two).toMatchObject({ state: { is: "new" }, next: null });
  expect(await notePairs(db, night({ one: "lock" }), hana)).toMatchObject({ ok: true, noted: 1, result: null });
  const token = done.ok ? (done.result ?? "") : "";
  expect(await undoBulk(db, token, ken, undoAny)).toBe(true);
  expect((await bulkOutcome(db, token))?.isUndone).toBe(true);
  expect(await eventsOfSeason(db, "one")).toEqual([]);
});

test("a pair shows its looks, kinship, health and the goals it serves", async () => {
  const view = await pairView(db, { sire: "sora", dam: "koyuki" }, hana.now);
  expect(view.offers.looks.map(({ line }) => line)).toContain("パステル クラウン");
  expect(view.kinship).toBe("記録では、父と母に血のつながりはありません（子の近交係数 0%）。");
  expect(view.goals[0]).toEqual({ name: "パステル クラウン", chance: "12.5%（1/8）", place: 1, pairs: 1 });
  const spider = await pairView(db, { sire: "sora", dam: "shizuku" }, hana.now);
  expect(spider.health.map(({ message }) => message).join("")).toContain("スパイダー");
  await publishedEntry(
    db,
    "ball",
    "child",
    content("ball", { title: "娘", fields: { sex: "female", sire: "sora", dam: "koyuki" } }),
  );
  expect((await pairView(db, { sire: "sora", dam: "child" }, hana.now)).kinship).toBe(
    "父と母は親子です。子の近交係数は25%です。",
  );
});

test("a season starts from the pair as a named draft; missing snakes start none", async () => {
  const form = new FormData();
  form.set("sire", "sora");
  form.set("dam", "shizuku");
  const id = await beginSeason(db, form, hana);
  const made = await state(db, "breed", id ?? "");
  expect([made.status, contentOf(made).title]).toEqual(["draft", "2026年 空×雫"]);
  expect(await beginSeason(db, form, hana)).toBe(id);
  form.set("dam", "sora");
  expect(await beginSeason(db, form, hana)).toBeNull();
  const { males, females, pair } = await newPairPage(db, new URLSearchParams("sire=sora&dam=nobody"), hana.now);
  expect([males.length, females.length, pair?.dam]).toEqual([1, 2, null]);
  const itself = await newPairPage(db, new URLSearchParams("sire=sora&dam=sora"), hana.now);
  expect([itself.pair?.kinship, itself.pair?.offers.why]).toEqual([null, expect.stringContaining("同じ個体")]);
});

test("a parent below the article's weight for breeding, or promised to a buyer, is named", async () => {
  const promised = content("ball", { title: "雪", fields: { sex: "female", sale: "sold", agreedOn: "2026-12-12" } });
  await publishedEntry(db, "ball", "yuki", promised);
  const weigh = (ball: string, grams: number) =>
    ({ ball, date: "2026-11-01", type: "weight", grams, isPublic: true }) as const;
  await addCare(db, [weigh("sora", 690), weigh("koyuki", 1500)], hana);
  const { pair } = await newPairPage(db, new URLSearchParams("sire=sora&dam=koyuki"), hana.now);
  expect(pair?.health.map(({ message, facts }) => [message, facts])).toEqual([
    ["空の体重は690gです。繁殖に使うオスの目安は、700g以上です。", "2026年11月1日に計量"],
  ]);
  const other = await newPairPage(db, new URLSearchParams("dam=yuki"), hana.now);
  expect(other.pair?.health).toMatchObject([{ message: "雪は売約済です。", facts: "引渡しの約束 2026年12月12日" }]);
  expect(readFileSync("starter/info/breeding-basics.md", "utf8")).toContain("| 体重の目安 | 700g以上 | 1,500g以上 |");
});

test("before publishing a season, kinship and risks are reported with a link to the pair; otherwise nothing", async () => {
  const checks = async (sire: string | null, dam: string | null) => {
    const kind = kindNamed("breed");
    const typed = formContentOf(kind, content("breed", { title: "春", fields: { sire, dam } }));
    return (await checksOf(db, kind, "spring", typed, hana.now)).filter(({ to }) => to?.startsWith("/admin/pairs/new"));
  };
  expect(await checks("sora", "koyuki")).toEqual([]);
  expect(await checks("sora", null)).toEqual([]);
  const [spider, ...more] = await checks("sora", "shizuku");
  expect(spider).toMatchObject({ blocks: false, to: "/admin/pairs/new?sire=sora&dam=shizuku" });
  expect(spider?.what).toContain("スパイダー");
  expect(more).toEqual([]);
  const parents = { sire: "sora", dam: "koyuki" };
  await publishedEntry(db, "ball", "child", content("ball", { title: "子", fields: { sex: "female", ...parents } }));
  expect((await checks("sora", "child")).map(({ what }) => what)).toEqual([
    "父と母は親子です。子の近交係数は25%です。",
  ]);
});

test("the season's page takes a tap, a text and a correction, and returns what it cannot read", async () => {
  const send = (values: Record<string, string>) => seasonPage.act(db, "one", formData(values), hana);
  expect(await send({ do: "lock", date: "11/18" })).toEqual({ flash: "noted", day: "2026-11-18" });
  expect(await send({ do: "text", text: "11/10、11/12-11/14\n卵胞 20mm 11/19" })).toEqual({
    result: expect.any(String),
  });
  expect((await eventsOfSeason(db, "one")).map(({ type, date }) => `${type} ${date}`)).toEqual([
    "together 2026-11-10",
    "together 2026-11-12",
    "lock 2026-11-18",
    "follicles 2026-11-19",
  ]);
  expect(await send({ do: "text", text: "ロック いつか" })).toMatchObject({
    answer: { form: "text", text: "ロック いつか" },
  });
  expect(await send({ do: "follicles", date: "11/18", millimetres: "大" })).toMatchObject({
    answer: { form: "one", typed: { millimetres: "大" }, problems: [{ name: "millimetres" }] },
  });
  const [first] = await eventsOfSeason(db, "one");
  const line = { event: String(first?.id), version: "1", type: "apart" };
  expect(await send({ do: "correct", ...line, date: "11/11", note: "" })).toEqual({
    flash: "corrected",
    day: "2026-11-11",
  });
  expect(await send({ do: "correct", ...line, date: "11/9", note: "" })).toMatchObject({
    answer: { form: "change", version: 2, typed: { date: "11/9" } },
  });
  expect(await send({ do: "remove", ...line, version: "2" })).toEqual({ flash: "removed" });
  expect(await send({ do: "nonsense" })).toBeUndefined();
});
