import { beforeEach, expect, test } from "vitest";
import { performBulkAction } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import type { ListAction } from "#app/cms/admin/editing/bulk/bulk.ts";
import { answerBulk } from "#app/cms/admin/editing/bulk/bulk-answer.server.ts";
import { bulkOutcome, storeBulkResult, undoBulk } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { referrersOf } from "#app/cms/admin/editing/checks/references.server.ts";
import { createEntry, end, publish, saveDraft, trash } from "#app/cms/content/lifecycle.server.ts";
import { entryState } from "#app/cms/content/place.server.ts";
import { readGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { formData } from "#tests/support/form-data.ts";
import { content, hana, ken, memory, publishedEntry, state } from "./editor-harness.ts";

let db: Db;
beforeEach(() => {
  db = memory();
});

const term = (title: string) => content("term", { title, fields: { reading: "よみ" } });

async function act(action: ListAction, ...ids: string[]): Promise<string> {
  const picks = await Promise.all(
    ids.map(async (id) => ({ kind: "term" as const, id, version: (await state(db, "term", id)).version })),
  );
  return storeBulkResult(db, action, await performBulkAction(db, action, picks, ken), ken);
}

test.each(["publish", "end", "trash"] as const)(
  "%s is undone to the previous state, whatever it was",
  async (action) => {
    await createEntry(db, "term", "draft", term("下書き"), hana);
    await publishedEntry(db, "term", "out", term("公開"));
    const { version } = await publishedEntry(db, "term", "both", term("両方"));
    const plan = { publishAt: "2026-12-24T09:00", endAt: "" };
    await saveDraft(db, "term", "both", version, term("両方（改）"), hana, plan);
    await createEntry(db, "term", "soon", term("予約"), hana);
    await publish(db, "term", "soon", 1, term("予約"), "2026-12-01T00:00:00.000Z", hana);
    await publishedEntry(db, "term", "over", term("終了"));
    await end(db, "term", "over", 2, hana);
    const ids = ["draft", "out", "both", "soon", "over"];
    const all = () => Promise.all(ids.map(async (id) => (await entryState(db, "term", id))?.state));
    const before = await all();
    const token = await act(action, ...ids);
    expect(await all()).not.toEqual(before);
    const { done } = (await bulkOutcome(db, token)) ?? {};
    expect(await undoBulk(db, token, ken)).toBe(true);
    expect(await all()).toEqual(before);
    expect((await state(db, "term", "both")).plan).toEqual(plan);
    expect(await bulkOutcome(db, token)).toMatchObject({ isUndone: true, done, failed: [] });
  },
);

test("a second press undoes nothing more, and pages are invalidated once", async () => {
  await publishedEntry(db, "term", "out", term("公開"));
  const token = await act("end", "out");
  await undoBulk(db, token, ken);
  const [generation, { version }] = [await readGeneration(db), await state(db, "term", "out")];
  expect(await undoBulk(db, token, ken)).toBe(true);
  expect([await readGeneration(db), (await state(db, "term", "out")).version]).toEqual([generation, version]);
});

test("later changes of others stay and are reported", async () => {
  await publishedEntry(db, "term", "one", term("一"));
  await publishedEntry(db, "term", "two", term("二"));
  const token = await act("end", "one", "two");
  await saveDraft(db, "term", "two", 3, term("二（改）"), hana);
  await undoBulk(db, token, ken);
  expect((await state(db, "term", "one")).status).toBe("published");
  expect(await state(db, "term", "two")).toMatchObject({ status: "ended", draft: { title: "二（改）" } });
  expect(await bulkOutcome(db, token)).toMatchObject({
    done: 1,
    failed: [{ id: "two", title: "二", why: "そのあとに変更されています" }],
  });
});

test("an article that links to an entry names it: by link, by full URL, in plain writing, in a draft", async () => {
  await publishedEntry(db, "morph", "clown", { title: "クラウン" });
  const blog = (id: string, body: string, more = {}) => publishedEntry(db, "blog", id, { title: id, body, ...more });
  await blog("path", "<p><a class=x href='/morph/clown/?a=1#b'>それ</a></p>");
  await blog("up", '<p><a href="../morph/clown">それ</a></p>');
  await blog("writing", "くわしくは[クラウン](/morph/clown)へ。", { bodyFormat: "text" });
  await blog("elsewhere", '<p><a href="https://example.com/morph/clown">よそ</a> /morph/clown</p>');
  const { version } = await blog("draft", "<p>まだ</p>");
  await saveDraft(db, "blog", "draft", version, content("blog", { body: '<a href="/morph/clown">それ</a>' }), hana);
  const named = async () =>
    (await referrersOf(db, [{ kind: "morph", id: "clown" }])).map(({ id, label }) => [id, label]);
  expect(await named()).toEqual(["draft", "path", "up", "writing"].map((id) => [id, "本文"]));
  await trash(db, "blog", "up", 2, hana);
  await publish(db, "blog", "path", 2, content("blog", { body: "<p>なし</p>" }), null, hana);
  expect((await named()).map(([id]) => id)).toEqual(["draft", "writing"]);
});

test("removal from the public site asks first and lists what names the entry; the rest is done at once", async () => {
  await publishedEntry(db, "ball", "dad", { title: "父", fields: { sex: "male" } });
  await publishedEntry(db, "ball", "kid", { title: "子", fields: { sire: "dad" } });
  await publishedEntry(db, "ball", "gone", { title: "捨てた子", fields: { sire: "dad" } });
  await trash(db, "ball", "gone", 2, hana);
  await publishedEntry(db, "breed", "pair", { title: "繁殖", fields: { sire: "dad", offspring: ["kid"] } });
  const form = formData({ pick: "ball/dad@2", action: "trash" });
  const asked = { form, kinds: ["ball"] as const, back: "/admin/balls" };
  const answer = await answerBulk(db, asked, ken);
  expect(answer).toMatchObject({ question: { action: "trash", picks: [{ id: "dad", title: "父" }] } });
  expect((await referrersOf(db, [{ kind: "ball", id: "dad" }])).map(({ id, label }) => [id, label])).toEqual([
    ["kid", "父（サイアー）"],
    ["pair", "父（サイアー）"],
  ]);
  expect(
    await referrersOf(db, [
      { kind: "ball", id: "dad" },
      { kind: "ball", id: "kid" },
    ]),
  ).toHaveLength(2);
  expect((await state(db, "ball", "dad")).trashedAt).toBeNull();

  form.append("sure", "yes");
  expect(await answerBulk(db, asked, ken)).toBeInstanceOf(Response);
  expect((await state(db, "ball", "dad")).trashedAt).toBe(ken.now.toISOString());
});

test("a tag is added to and removed from many, live and draft, and that can be undone", async () => {
  const blog = (title: string, tags: string[]) => content("blog", { title, body: "<p>本文</p>", fields: { tags } });
  await publishedEntry(db, "blog", "out", blog("公開", ["脱皮"]));
  await createEntry(db, "blog", "draft", blog("下書き", ["餌"]), hana);
  let isSure = false;
  const press = async (action: string, tag: string, ...picks: string[]) => {
    const form = formData({ action, tag });
    for (const pick of picks) form.append("pick", pick);
    if (isSure) form.append("sure", "yes");
    return answerBulk(db, { form, kinds: ["blog"], back: "/admin/blogs" }, ken);
  };
  expect(await press("tag", " ", "blog/out@2")).toEqual({ problem: "タグを入力してください。" });
  const asked = await press("tag", "餌", "blog/out@2", "blog/draft@1");
  expect(asked).toMatchObject({
    question: {
      tag: "餌",
      picks: [
        { title: "公開", stage: "published", foreseen: { changes: true, words: "タグ「餌」が付く" } },
        { title: "下書き", stage: "draft", foreseen: { changes: false, words: "すでに付いています" } },
      ],
    },
  });
  expect((await state(db, "blog", "out")).version).toBe(2);
  isSure = true;
  const answer = await press("tag", "餌", "blog/out@2", "blog/draft@1");
  const token = answer instanceof Response ? (answer.headers.get("Location") ?? "").split("result=")[1] : undefined;
  expect((await state(db, "blog", "out")).live?.fields.tags).toEqual(["脱皮", "餌"]);
  expect(await bulkOutcome(db, token ?? null)).toMatchObject({
    done: 1,
    failed: [{ id: "draft", why: "すでに付いています" }],
  });
  await press("untag", "脱皮", "blog/out@3");
  expect((await state(db, "blog", "out")).live?.fields.tags).toEqual(["餌"]);
  await press("untag", "脱皮", "blog/out@3");
  expect((await state(db, "blog", "out")).version).toBe(4);
  const again = await press("tag", "水", "blog/draft@1");
  const last = again instanceof Response ? (again.headers.get("Location") ?? "").split("result=")[1] : "";
  expect((await state(db, "blog", "draft")).draft?.fields.tags).toEqual(["餌", "水"]);
  await undoBulk(db, last ?? "", ken);
  expect((await state(db, "blog", "draft")).draft?.fields.tags).toEqual(["餌"]);
});
