import { beforeEach, expect, test } from "vitest";
import { choices } from "#app/cms/admin/editing/conflict/conflict.server.ts";
import type { Answer } from "#app/cms/admin/editing/entry/editor-write.server.ts";
import { openForm } from "#app/cms/admin/editing/form/open-form.server.ts";
import type { ConflictView } from "#app/cms/admin/editing/form/view.server.ts";
import { ConflictScreen } from "#app/cms/admin/screens/entry/ConflictScreen.tsx";
import { publish, saveDraft, trash } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { drawn } from "./drawn.tsx";
import { content, formOf, hana, ken, memory, press, publishedEntry, sentBy, state } from "./editor-harness.ts";

const kind = kindNamed("ball");
const base = content("ball", { title: "茜", summary: "元", fields: { feeding: "ラット", number: "1" } });
const theirs = content("ball", { title: "茜", summary: "むこう", fields: { feeding: "むこうの給餌", number: "1" } });
const mine = content("ball", {
  title: "あかね",
  summary: "元",
  fields: { feeding: "自分の給餌", number: "1", genotype: [{ gene: "pastel", state: "visual" }] },
});

let db: Db;
beforeEach(() => {
  db = memory();
});

/** Creates a conflict: Hana saves an entry that Ken has changed meanwhile; returns the conflict view. */
async function clash(intent = "save", change = saveDraft, ...typed: [string, string][]): Promise<ConflictView> {
  const { version } = await publishedEntry(db, "ball", "akane", base);
  await change(db, "ball", "akane", version, theirs, ken);
  return viewOf(await press(db, "ball", "akane", formOf("ball", mine, version, ["do", intent], ...typed)));
}

function viewOf(answer: Answer): ConflictView {
  if (answer.type !== "conflict") throw new Error(answer.type);
  return answer.view;
}

test("bodies are shown side by side as rendered, with differences marked; markup only if the text is equal", () => {
  const bodyOf = (body: string) => content("blog", { title: "題", body });
  const compare = (one = "", other = "") => choices(kindNamed("blog"), null, bodyOf(one), bodyOf(other), new Map());
  const [before, after] = [
    `<h2>夏</h2><p>水は<a href="https://example.com/">毎日</a>替えます。</p><ul><li>日陰</li></ul>`,
    `<h2>夏</h2><p>水は<a href="https://example.com/">二日に一度</a>替えます。</p><ul><li>日陰</li></ul><figure><img src="/images/a/640.webp" alt="絵"></figure>`,
  ];
  const [choice] = compare(before, after);
  const said = (kind: "added" | "removed") => choice?.runs.filter((run) => run.kind === kind).map(({ text }) => text);
  expect(choice?.runs.map(({ text }) => text).join("")).not.toMatch(/<\/?[a-z]/);
  expect(said("removed")?.join("")).toBe("毎日");
  expect(said("added")?.join("").replace("\n", "")).toBe("二日に一度［画像：絵］");
  const [bold] = compare("<p>水を替える</p>", "<p><b>水を替える</b></p>");
  expect(bold?.runs.filter(({ kind }) => kind === "added").map(({ text }) => text)).toEqual(["<b>", "</b>"]);
});

test("leaving the conflict page keeps the input for the next time the entry is opened, with its version", async () => {
  const view = await clash();
  const entry = await state(db, "ball", "akane");
  const opened = await openForm(db, kind, entry, hana);
  expect(opened.view).toMatchObject({ typed: { title: "あかね" }, version: view.base });
  expect((await openForm(db, kind, entry, ken)).autosavedAt).toBeNull();
});

function settle(view: ConflictView, intent: string, sides: Record<string, string> = {}) {
  const form = sentBy(drawn(<ConflictScreen view={view} />));
  for (const [path, side] of Object.entries(sides)) form.set(`side:${path}`, side);
  form.set("do", intent);
  return press(db, "ball", "akane", form);
}

test("the second save writes nothing and shows both; saved as rendered it merges both changes", async () => {
  const view = await clash();
  expect(view.state.updatedBy).toBe(ken.by);
  expect(contentOf(await state(db, "ball", "akane"))).toEqual(theirs);
  expect(await settle(view, "save")).toMatchObject({ type: "done", flash: "saved" });
  expect(contentOf(await state(db, "ball", "akane"))).toEqual({ ...mine, summary: "むこう" });
});

test("one part at a time, or all of one side, then publish", async () => {
  const view = await clash("publish");
  const all = viewOf(await settle(view, "all-theirs"));
  expect(all.choices.every(({ side }) => side === "theirs")).toBe(true);
  expect(all.mine).toEqual(view.mine);
  expect(await settle(all, "publish", { "fields.feeding": "mine" })).toMatchObject({
    type: "done",
    flash: "published",
  });
  const out = await state(db, "ball", "akane");
  expect(out.live).toEqual({ ...theirs, fields: { ...theirs.fields, feeding: "自分の給餌" } });
});

test("back to the editor with the choices: nothing is written, and saving from there works", async () => {
  const view = await clash();
  const back = await settle(view, "draw");
  if (back.type !== "editor") throw new Error(back.type);
  expect(back.view.typed).toMatchObject({ title: "あかね", summary: "むこう" });
  expect(back.view.state?.version).toBe(view.state.version);
  expect((await state(db, "ball", "akane")).version).toBe(view.state.version);
});

test("a third save while choosing: asks again, keeping the choices and all of the input", async () => {
  const view = await clash();
  await saveDraft(db, "ball", "akane", view.state.version, { ...theirs, title: "三人目" }, ken);
  const again = viewOf(await settle(view, "save", { "fields.feeding": "theirs" }));
  expect(again.mine).toEqual(view.mine);
  expect(again.choices.find(({ path }) => path === "fields.feeding")?.side).toBe("theirs");
  expect(await settle(again, "save")).toMatchObject({ type: "done" });
});

test("the other's times stay unless the form changed them, and the button says when", async () => {
  const schedule: typeof saveDraft = (db, kind, id, version, next, by) =>
    publish(db, kind, id, version, next, "2099-01-02T00:00:00.000Z", by, "2099-02-01T00:00:00.000Z");
  const view = await clash("publish", schedule, ["endAt", "2099-03-01T09:00"]);
  expect(view.times).toEqual({ publishAt: "2099-01-02T09:00", endAt: "2099-03-01T09:00" });
  expect(drawn(<ConflictScreen view={view} />)).toContain("選んだ内容で2099/1/2 9:00に差し替え");
  expect(await settle(view, "publish")).toMatchObject({ type: "done", flash: "change-scheduled" });
});

test("saving restores an entry the other admin moved to the trash", async () => {
  const { version } = await publishedEntry(db, "ball", "akane", base);
  await trash(db, "ball", "akane", version, ken);
  const view = viewOf(await press(db, "ball", "akane", formOf("ball", mine, version, ["do", "save"]), hana));
  expect(drawn(<ConflictScreen view={view} />)).toContain("ゴミ箱から戻ります");
  expect(await settle(view, "save")).toMatchObject({ type: "done" });
  const back = await state(db, "ball", "akane");
  expect([back.trashedAt, contentOf(back).title]).toEqual([null, "あかね"]);
});

test("a row that could not be read belongs to the side that typed it, and is kept", async () => {
  const view = await clash("save", saveDraft, ["lines.genotype", "読めない行"]);
  expect(view.choices.find(({ path }) => path === "fields.genotype")?.runs).toContainEqual({
    kind: "added",
    text: expect.stringContaining("読めない行"),
  });
  expect(await settle(view, "save")).toMatchObject({ type: "done" });
  expect(contentOf(await state(db, "ball", "akane")).unread).toEqual({ "lines.genotype": "読めない行" });
});
