import { beforeEach, expect, test } from "vitest";
import { compareRevisions } from "#app/cms/admin/editing/conflict/conflict.server.ts";
import { revisionsOf } from "#app/cms/admin/editing/entry/revisions.server.ts";
import { editorView } from "#app/cms/admin/editing/form/view.server.ts";
import { listEntries } from "#app/cms/admin/editing/list/list.server.ts";
import { readAdminListQuery } from "#app/cms/admin/editing/list/list.ts";
import { adaptOldContent } from "#app/cms/admin/editing/preview/adapt-old-content.server.ts";
import { revert } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { at, content, formOf, hana, memory, press, publishedEntry, state } from "./editor-harness.ts";

let db: Db;
beforeEach(() => {
  db = memory();
});

const ball = kindNamed("ball");
const bringBack = () => revert(db, "ball", "akane", 2, 1, hana, (old) => adaptOldContent(ball, old));

async function writtenOnce(fields: Record<string, unknown>, common: Record<string, unknown> = {}) {
  await publishedEntry(db, "ball", "akane", { title: "茜", fields: { number: "BP-1", sex: "female" } });
  const old = JSON.stringify({ ...content("ball", { title: "むかしの茜" }), ...common, fields });
  await db.updateTable("revisions").set({ content: old }).where("id", "=", "akane").where("version", "=", 1).execute();
}

test.each([
  ["a gene nobody can read", { genotype: [{ gene: 3, state: "まだら" }] }, "fields.genotype"],
  ["a line as rows", { memo: [{ note: "食べない" }] }, "fields.memo"],
  ["a choice nobody offers any more", { sale: "reserved" }, "fields.sale"],
  ["a number in words", { price: "三万円から" }, "fields.price"],
])("%s", async (_, odd, path) => {
  await writtenOnce({ number: "BP-1", sex: "female", ...odd });
  const [to, from] = await revisionsOf(db, "ball", "akane");
  if (!to || !from) throw new Error("There are no versions");
  expect((await compareRevisions(db, ball, "akane", from, to))?.parts.map((part) => part.path)).toContain("title");

  expect(await bringBack()).toMatchObject({ ok: true });
  const back = await state(db, "ball", "akane");
  expect([back.live?.title, back.draft?.title, back.draft?.fields.number]).toEqual(["茜", "むかしの茜", "BP-1"]);
  const view = await editorView(db, ball, back, at);
  expect(view.problems.map((problem) => problem.path.replace(/\[.*/, ""))).toContain(path);
  expect((await listEntries(db, ball, readAdminListQuery(new URLSearchParams(), ball), at)).total).toBe(1);
});

test("a version of another shape is restored as far as it can be read, and published once corrected", async () => {
  const odd = { genotype: "パステル", gallery: { image: "a" }, sire: ["a"] };
  await writtenOnce(odd, { title: null, summary: 5, cover: "a", body: ["x"] });
  expect(await bringBack()).toMatchObject({ ok: true });
  const back = contentOf(await state(db, "ball", "akane"));
  expect(back).toMatchObject({ title: "", summary: "", cover: null, body: "", fields: { genotype: [], gallery: [] } });
  const form = formOf("ball", content("ball", { title: "茜", fields: { sex: "female" } }), 3, ["do", "publish"]);
  expect(await press(db, "ball", "akane", form)).toMatchObject({ type: "done", flash: "published" });
});
