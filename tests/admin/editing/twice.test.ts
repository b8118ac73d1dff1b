// The button that makes an entry, pressed once and sent twice: by a hand, or by a balancer whose first process did not answer.

import { expect, test } from "vitest";
import { content, formOf, hana, ken, memory, press } from "./editor-harness.ts";

test("the second finds its work done, also when something else was written in between; another's entry is not taken for it", async () => {
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
  await db.destroy();
});
