import { expect, test, vi } from "vitest";
import { deleteAutosave, findAutosave, writeAutosave } from "#app/cms/admin/editing/entry/autosave.server.ts";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { content, formOf, hana, ken, memory, press } from "./editor-harness.ts";

test("the second request finds its work done, also after another write; another entry is never mistaken for it", async () => {
  const db = memory();
  const send = (id: string, actor = hana, title = "鱗") =>
    press(
      db,
      "term",
      null,
      formOf("term", content("term", { title, fields: { reading: "うろこ" } }), 0, ["id", id], ["do", "publish"]),
      actor,
    );
  const done = (id: string) => expect.objectContaining({ type: "done", id, flash: "published" });
  expect(await send("scale")).toEqual(done("scale"));
  expect(await send("skin", hana, "皮")).toEqual(done("skin"));
  expect(await send("scale")).toEqual(done("scale"));
  expect(await send("scale", { ...hana, now: new Date(hana.now.getTime() + 60_000) })).toEqual(done("scale"));
  for (const other of [await send("scale", ken), await send("scale", hana, "別")])
    expect(other).not.toEqual(done("scale"));
  const { length } = await db.selectFrom("entries").select("id").execute();
  expect(length).toBe(2);
});

test("a new entry is created and published in one write; a saved one is published by the next press", async () => {
  const db = memory();
  const begun = vi.spyOn(db, "transaction");
  const send = (intent: "save" | "publish", id: string) =>
    press(
      db,
      "term",
      null,
      formOf("term", content("term", { title: id, fields: { reading: "うろこ" } }), 0, ["id", id], ["do", intent]),
    );
  const done = (id: string, flash: string) => expect.objectContaining({ type: "done", id, flash });
  expect(await send("publish", "scale")).toEqual(done("scale", "published"));
  expect(begun).toHaveBeenCalledTimes(1);
  expect(await send("save", "skin")).toEqual(done("skin", "saved"));
  expect(await send("publish", "skin")).toEqual(done("skin", "published"));
  for (const id of ["scale", "skin"]) {
    expect(await findEntry(db, "term", id)).toMatchObject({ status: "published", version: 2 });
  }
});

test("two forms of one person: neither replaces nor deletes what the other autosaved, unless it restores it", async () => {
  const db = memory();
  const typed = (autosave: string, title: string) =>
    formOf("blog", content("blog", { title }), 0, ["autosave", autosave]);
  const write = (...form: [string, string]) => writeAutosave(db, "blog", null, typed(...form), hana);
  const stored = async () => (await findAutosave(db, "blog", null, hana.by))?.form.get("title");
  await write("one", "一");
  expect(await write("two", "二")).toHaveProperty("message");
  await deleteAutosave(db, "blog", null, hana.by, typed("two", "二"));
  expect(await stored()).toBe("一");
  await write(`three ${hana.now.toISOString()}`, "三");
  expect(await stored()).toBe("三");
});
