import { beforeEach, expect, test } from "vitest";
import { performBulkAction } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import { type ListAction, pickValue } from "#app/cms/admin/editing/bulk/bulk.ts";
import { answerBulk } from "#app/cms/admin/editing/bulk/bulk-answer.server.ts";
import { candidatesFor } from "#app/cms/admin/editing/form/form-candidates.server.ts";
import { formContentOf } from "#app/cms/admin/editing/form/form-request.server.ts";
import { listEntries } from "#app/cms/admin/editing/list/list.server.ts";
import { readAdminListQuery } from "#app/cms/admin/editing/list/list.ts";
import { countStages, recentEdits, scheduled, waitingDrafts } from "#app/cms/admin/editing/list/overview.server.ts";
import { emptyTrash, purgeExpired, trashed } from "#app/cms/admin/editing/list/trash.server.ts";
import { BulkQuestionScreen } from "#app/cms/admin/screens/bulk/BulkQuestionScreen.tsx";
import { createEntry, end, publish, saveDraft, trash } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { drawn } from "./drawn.tsx";
import { at, content, hana, ken, memory, publishedEntry, state } from "./editor-harness.ts";

let db: Db;
beforeEach(() => {
  db = memory();
});

const term = (title: string) => content("term", { title, fields: { reading: "よみ" } });

async function everyStage() {
  await createEntry(db, "term", "draft", term("下書きの語"), hana);
  await publishedEntry(db, "term", "out", term("公開の語"));
  const { version } = await publishedEntry(db, "term", "both", term("両方の語"));
  await saveDraft(db, "term", "both", version, term("両方の語（改）"), ken);
  await publishedEntry(db, "term", "over", term("終わった語"));
  await end(db, "term", "over", 2, hana);
  await publishedEntry(db, "term", "bin", term("捨てた語"));
  await trash(db, "term", "bin", 2, hana);
  await createEntry(db, "term", "soon", term("予約の語"), hana);
  await publish(db, "term", "soon", 1, term("予約の語"), "2026-12-01T00:00:00.000Z", hana);
}

async function bulk(action: ListAction, ...ids: string[]) {
  const picks = [];
  for (const id of ids) picks.push({ kind: "term" as const, id, version: (await state(db, "term", id)).version });
  return performBulkAction(db, action, picks, ken);
}

test("each action does what it can and explains the rest", async () => {
  await everyStage();
  const why = (result: Awaited<ReturnType<typeof bulk>>) =>
    Object.fromEntries(result.failed.map(({ id, why }) => [id, why]));
  const ended = await bulk("end", "draft", "out", "both", "over", "bin", "soon");
  expect(ended.done).toBe(3);
  expect(why(ended)).toEqual({ draft: "公開していません", over: "公開していません", bin: "ゴミ箱にあります" });
  expect((await bulk("restore", "bin", "out")).failed.map(({ why }) => why)).toEqual(["ゴミ箱にありません"]);
  expect((await state(db, "term", "bin")).status).toBe("ended");
  await saveDraft(db, "term", "over", 3, term("終わった語"), hana, { publishAt: "2026-12-24T10:00", endAt: "" });
  const publishing = await bulk("publish", "draft", "both", "over");
  expect([publishing.done, why(publishing).over]).toEqual([2, expect.stringContaining("日時")]);
  expect((await state(db, "term", "both")).live?.title).toBe("両方の語（改）");
});

test("the list hides the trash, filters by state, searches the editors' text, and counts", async () => {
  await everyStage();
  const list = async (search: string) => {
    const query = readAdminListQuery(new URLSearchParams(search), kindNamed("term"));
    return (await listEntries(db, kindNamed("term"), query, at)).items.map(({ id }) => id).toSorted();
  };
  expect(await list("")).toEqual(["both", "draft", "out", "over", "soon"]);
  for (const [stage, id] of Object.entries({
    draft: "draft",
    published: "out",
    "published-with-draft": "both",
    ended: "over",
    scheduled: "soon",
    trash: "bin",
  }))
    expect(await list(`stage=${stage}`)).toEqual([id]);
  expect(await list("q=改")).toEqual(["both"]);
  expect(await list("q=予約の")).toEqual(["soon"]);
  expect(await list("q=！？")).toEqual([]);
  expect(Object.values((await countStages(db, at)).term)).toEqual([1, 1, 1, 1, 1, 1]);
  await saveDraft(db, "term", "soon", 2, term("予約の語（改）"), hana);
  expect((await waitingDrafts(db, at)).map(({ id }) => id).toSorted()).toEqual(["both", "draft", "soon"]);
  expect((await scheduled(db, at)).map(({ id }) => id)).toEqual(["soon"]);
  expect((await recentEdits(db, 3))[0]).toMatchObject({ kind: "term", id: "both", by: ken.by, action: "save" });
});

test("the trash empties itself after 30 days, or at once on request, and deletes nothing else", async () => {
  await everyStage();
  const inTrash = async () => (await trashed(db)).items.map(({ id }) => id);
  const day = (days: number) => new Date(at.getTime() + days * 86_400_000);
  expect((await trashed(db)).items[0]?.until).toBe(day(30).toISOString());
  await purgeExpired(db, day(29));
  expect(await inTrash()).toEqual(["bin"]);
  await purgeExpired(db, day(31));
  expect(await inTrash()).toEqual([]);
  await trash(db, "term", "out", 2, hana);
  expect(await emptyTrash(db, at)).toBe(1);
  expect(await db.selectFrom("entries").selectAll().execute()).toHaveLength(4);
});

test("only what the list of the trash showed is purged; it is logged and cannot be undone", async () => {
  await everyStage();
  const result = await bulk("purge", "out", "bin");
  expect(result).toMatchObject({ done: 1, changed: [], failed: [{ id: "out", why: "ゴミ箱にありません" }] });
  await trash(db, "term", "over", 3, hana);
  const overtaken = { kind: "term" as const, id: "over", version: 3 };
  expect((await performBulkAction(db, "purge", [overtaken], ken)).done).toBe(0);
  expect((await trashed(db)).items.map(({ id }) => id)).toEqual(["over"]);
  const events = await db.selectFrom("events").select(["action", "target", "by"]).execute();
  expect(events).toEqual([{ action: "entry-purged", target: "用語「捨てた語」", by: ken.by }]);
});

test("a button alone purges nothing: the words are required, and a wrong one is rejected", async () => {
  await everyStage();
  const version = (await state(db, "term", "bin")).version;
  const answer = (...more: [string, string][]) => {
    const form = new FormData();
    const pairs = [["action", "purge"], ["pick", pickValue({ kind: "term", id: "bin", version })], ...more] as const;
    for (const [name, value] of pairs) form.append(name, value);
    return answerBulk(db, { form, kinds: ["term"], back: "/admin/trash" }, ken);
  };
  expect(await answer()).toMatchObject({ question: { action: "purge", picks: [{ title: "捨てた語" }] } });
  for (const typed of ["", "削除"])
    expect(await answer(["sure", "yes"], ["typed", typed])).toMatchObject({
      question: { problem: `${typed && `「${typed}」ではなく、`}「完全に削除」と入力してください。` },
    });
  expect((await trashed(db)).total).toBe(1);
  expect(await answer(["sure", "yes"], ["typed", " 「完全に削除」　"])).toMatchObject({ status: 303 });
  expect((await trashed(db)).total).toBe(0);
});

test("a reference offers only valid targets, and keeps its target in the trash, hidden or deleted", async () => {
  await publishedEntry(db, "ball", "dad", { title: "父", fields: { sex: "male" } });
  await publishedEntry(db, "ball", "mum", { title: "母", fields: { sex: "female" } });
  await publishedEntry(db, "ball", "old", { title: "旧", fields: { sex: "male" } });
  await trash(db, "ball", "old", 2, hana);
  await createEntry(db, "ball", "wip", content("ball", { title: "作成中", fields: { sex: "male" } }), hana);
  const typed = formContentOf(kindNamed("ball"), content("ball", { fields: { sire: "old", dam: "gone" } }));
  const found = await candidatesFor(db, kindNamed("ball"), typed, at);
  const labels = (key: string) => (found[key]?.items ?? []).map(({ label }) => label);
  expect(labels("ball:sex=male")).toEqual([
    "【ゴミ箱内】旧（オス・展示）",
    "【非公開】作成中（オス・展示）",
    "父（オス・展示）",
  ]);
  expect(labels("ball:sex=female")).toEqual(["gone（見つかりません）", "母（メス・展示）"]);
});

test("before publishing many, each is listed with its state and the result, or the reason against it", async () => {
  const ready = content("term", { title: "できた", body: "<p>文</p>", fields: { reading: "できた" } });
  await createEntry(db, "term", "ready", ready, hana);
  await createEntry(db, "term", "bare", content("term", { title: "よみなし" }), hana);
  const form = new FormData();
  form.append("action", "publish");
  for (const pick of ["term/ready@1", "term/bare@1", "term/nowhere@1", "term/ready@9"]) form.append("pick", pick);
  const answer = await answerBulk(db, { form, kinds: ["term"], back: "/admin/terms" }, ken);
  if (answer instanceof Response || !("question" in answer)) throw new Error("It was not asked about");
  const [first, ...others] = answer.question.picks;
  expect([first?.stage, first?.foreseen.changes]).toEqual(["draft", true]);
  expect(others.map(({ stage, foreseen }) => foreseen.changes || stage)).toEqual(["draft", null, "draft"]);
  const without = { ...answer.question, picks: others };
  expect(drawn(BulkQuestionScreen({ question: answer.question, path: "/" }))).toContain("<button");
  expect(drawn(BulkQuestionScreen({ question: without, path: "/" }))).not.toContain("<button");
  expect(answer.question.picks[1]?.foreseen.words).toContain("よみ");
  expect((await state(db, "term", "ready")).status).toBe("draft");
});
