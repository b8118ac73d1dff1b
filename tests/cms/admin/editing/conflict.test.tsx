import { beforeEach, expect, test } from "vitest";
import { choices } from "#app/cms/admin/editing/conflict/conflict.server.ts";
import { openForm } from "#app/cms/admin/editing/form/open-form.server.ts";
import type { ConflictView } from "#app/cms/admin/editing/form/view.server.ts";
import { ConflictScreen } from "#app/cms/admin/screens/entry/ConflictScreen.tsx";
import { saveDraft, trash } from "#app/cms/content/lifecycle.server.ts";
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
async function clash(intent = "save"): Promise<ConflictView> {
  const { version } = await publishedEntry(db, "ball", "akane", base);
  await saveDraft(db, "ball", "akane", version, theirs, ken);
  const answer = await press(db, "ball", "akane", formOf("ball", mine, version, ["do", intent]));
  if (answer.type !== "conflict") throw new Error(answer.type);
  return answer.view;
}

test("bodies are shown side by side as rendered, with differences marked; markup only if the text is equal", () => {
  const bodyOf = (body: string) => content("blog", { title: "題", body });
  const [before, after] = [
    `<h2>夏</h2><p>水は<a href="https://example.com/">毎日</a>替えます。</p><ul><li>日陰</li></ul>`,
    `<h2>夏</h2><p>水は<a href="https://example.com/">二日に一度</a>替えます。</p><ul><li>日陰</li></ul><figure><img src="/images/a/640.webp" alt="絵"></figure>`,
  ];
  const [choice] = choices(kindNamed("blog"), null, bodyOf(before), bodyOf(after), new Map());
  const said = (kind: "added" | "removed") => choice?.runs.filter((run) => run.kind === kind).map(({ text }) => text);
  expect(choice?.runs.map(({ text }) => text).join("")).not.toMatch(/<\/?[a-z]/);
  expect(said("removed")?.join("")).toBe("毎日");
  expect(said("added")?.join("").replace("\n", "")).toBe("二日に一度［画像：絵］");
  const [bold] = choices(
    kindNamed("blog"),
    null,
    bodyOf("<p>水を替える</p>"),
    bodyOf("<p><b>水を替える</b></p>"),
    new Map(),
  );
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
  const all = await settle(view, "all-theirs");
  if (all.type !== "conflict") throw new Error(all.type);
  expect(all.view.choices.every(({ side }) => side === "theirs")).toBe(true);
  expect(all.view.mine).toEqual(view.mine);
  expect(await settle(all.view, "publish", { "fields.feeding": "mine" })).toMatchObject({
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
  const again = await settle(view, "save", { "fields.feeding": "theirs" });
  if (again.type !== "conflict") throw new Error(again.type);
  expect(again.view.mine).toEqual(view.mine);
  const sides = Object.fromEntries(again.view.choices.map(({ path, side }) => [path, side]));
  expect(sides["fields.feeding"]).toBe("theirs");
  expect(await settle(again.view, "save")).toMatchObject({ type: "done" });
});

test("saving restores an entry the other admin moved to the trash", async () => {
  const { version } = await publishedEntry(db, "ball", "akane", base);
  await trash(db, "ball", "akane", version, ken);
  const answer = await press(db, "ball", "akane", formOf("ball", mine, version, ["do", "save"]), hana);
  if (answer.type !== "conflict") throw new Error(answer.type);
  expect(drawn(<ConflictScreen view={answer.view} />)).toContain("ゴミ箱から戻ります");
  expect(await settle(answer.view, "save")).toMatchObject({ type: "done" });
  const back = await state(db, "ball", "akane");
  expect([back.trashedAt, contentOf(back).title]).toEqual([null, "あかね"]);
});

test("a row that could not be read belongs to the side that typed it, and is kept", async () => {
  const line: [string, string] = ["lines.genotype", "読めない行"];
  const { version } = await publishedEntry(db, "ball", "akane", base);
  await saveDraft(db, "ball", "akane", version, theirs, ken);
  const answer = await press(db, "ball", "akane", formOf("ball", mine, version, ["do", "save"], line));
  if (answer.type !== "conflict") throw new Error(answer.type);
  expect(answer.view.choices.find(({ path }) => path === "fields.genotype")?.runs).toContainEqual({
    kind: "added",
    text: expect.stringContaining("読めない行"),
  });
  expect(await settle(answer.view, "save")).toMatchObject({ type: "done" });
  expect(contentOf(await state(db, "ball", "akane")).unread).toEqual({ "lines.genotype": "読めない行" });
});
