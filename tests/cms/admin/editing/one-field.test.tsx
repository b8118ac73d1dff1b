import { beforeEach, expect, test } from "vitest";
import { bulkFields, type Picked } from "#app/cms/admin/editing/bulk/bulk.ts";
import { bulkOutcome, undoBulk } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { changeOneField } from "#app/cms/admin/editing/bulk/one-field.server.ts";
import { OneFieldScreen } from "#app/cms/admin/screens/bulk/OneFieldScreen.tsx";
import { saveDraft, trash } from "#app/cms/content/lifecycle.server.ts";
import { allKinds, kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { drawn } from "./drawn.tsx";
import { content, hana, ken, memory, publishedEntry, sentBy, state } from "./editor-harness.ts";

const ball = kindNamed("ball");
let db: Db;
beforeEach(async () => {
  db = memory();
  for (const id of ["a", "b", "c"])
    await publishedEntry(db, "ball", id, { title: id, fields: { sex: "male", shelf: "A-1" } });
});

async function picks(...ids: string[]): Promise<Picked[]> {
  return Promise.all(ids.map(async (id) => ({ kind: "ball", id, version: (await state(db, "ball", id)).version })));
}

async function change(name: string, typed: unknown, which: readonly Picked[]) {
  const answer = await changeOneField(db, ball, { name, typed }, which, hana);
  if ("problem" in answer) throw new Error(answer.problem);
  return { token: answer.token, outcome: await bulkOutcome(db, answer.token) };
}

const shelves = async () => {
  const all = await Promise.all(["a", "b", "c"].map((id) => state(db, "ball", id)));
  return all.map(({ live }) => live?.fields.shelf);
};

test("changes the live version and the draft over it; lists failures with reasons; one button undoes it", async () => {
  const { version } = await state(db, "ball", "a");
  await saveDraft(db, "ball", "a", version, content("ball", { title: "書きかけ", fields: { sex: "male" } }), hana);
  const chosen = await picks("a", "b", "c");
  await trash(db, "ball", "c", 2, ken);
  const { token, outcome } = await change("shelf", "B-2", [...chosen, { kind: "ball", id: "gone", version: 1 }]);
  expect(outcome).toMatchObject({
    action: "field",
    done: 2,
    failed: [{ id: "c" }, { id: "gone", why: "見つかりません" }],
  });
  expect(await shelves()).toEqual(["B-2", "B-2", "A-1"]);
  expect(contentOf(await state(db, "ball", "a"))).toMatchObject({ title: "書きかけ", fields: { shelf: "B-2" } });
  expect((await change("shelf", "B-2", await picks("b"))).outcome).toMatchObject({ done: 0, failed: [{ id: "b" }] });
  expect(await undoBulk(db, token, hana)).toBe(true);
  expect(await shelves()).toEqual(["A-1", "A-1", "A-1"]);
});

test("changing only the rack moves each snake with its number; the records role is offered only the rack", async () => {
  await change("shelf", "C-7", await picks("b"));
  await change("shelf", "D", await picks("a", "b"));
  expect(await shelves()).toEqual(["D-1", "D-7", "A-1"]);
  await change("shelf", "2-", await picks("a"));
  await change("shelf", "E-9", await picks("b", "c"));
  expect(await shelves()).toEqual(["2-1", "E-9", "E-9"]);
  expect(bulkFields(ball, false)).toEqual(["shelf"]);
});

test("a value is read as in the form, and legal requirements of a snake on sale are checked too", async () => {
  await change("hatched", "令和7年8月10日", await picks("a"));
  expect((await state(db, "ball", "a")).live?.fields.hatched).toBe("2025-08-10");
  expect(await changeOneField(db, ball, { name: "hatched", typed: "そのうち" }, await picks("a"), hana)).toEqual({
    problem: expect.stringContaining("日付として読めません"),
  });
  expect((await change("sale", "on-sale", await picks("b"))).outcome).toMatchObject({ done: 0, failed: [{ id: "b" }] });
  expect((await state(db, "ball", "b")).live?.fields.sale).toBe("display");
});

test("every kind has such fields; the page asks which, then shows its control and keeps the input", async () => {
  for (const kind of allKinds()) expect(bulkFields(kind, true).length, kind.name).toBeGreaterThan(0);
  expect(bulkFields(ball, true)).not.toContain("genotype");
  const [pick] = await picks("a");
  const props = { kind: ball, picks: pick ? [pick] : [], titles: ["a"], back: "/admin/balls?q=x", candidates: {} };
  const page = drawn(
    <OneFieldScreen {...props} name="price" answer={{ problem: "数字で入力してください", typed: "高い" }} />,
  );
  const form = sentBy(page.slice(page.indexOf("どう変えるか")));
  expect(Object.fromEntries(form)).toEqual({
    pick: `ball/a@${pick?.version}`,
    back: "/admin/balls?q=x",
    field: "price",
    "fields.price": "高い",
  });
  expect(page).toContain("数字で入力してください");
});
