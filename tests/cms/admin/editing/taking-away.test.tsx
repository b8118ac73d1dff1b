import { beforeEach, expect, test } from "vitest";
import { undoBulk } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { HideConfirmationScreen } from "#app/cms/admin/screens/entry/EditorPage.tsx";
import type { Db } from "#app/platform/database/connection.server.ts";
import { drawn } from "./drawn.tsx";
import { content, formOf, hana, memory, press, publishedEntry, sentBy, state } from "./editor-harness.ts";

let db: Db;
beforeEach(() => {
  db = memory();
});

const intent = (what: string): [string, string] => ["do", what];

test("asks before removing a referenced entry and keeps the input; restored from the trash it is unchanged", async () => {
  const { version } = await publishedEntry(db, "ball", "dad", { title: "父", fields: { sex: "male" } });
  await publishedEntry(db, "ball", "kid", { title: "子", fields: { sire: "dad" } });
  const typed = content("ball", { title: "父（改）", fields: { sex: "male" } });
  const endAt = "2099-02-01T09:00";
  for (const wish of ["end", "trash"] as const) {
    const form = formOf("ball", typed, version, intent(wish), ["drawn:endAt", endAt]);
    const asked = await press(db, "ball", "dad", form);
    if (asked.type !== "question") throw new Error(asked.type);
    expect(asked.question).toMatchObject({ intent: wish, typed: { title: "父（改）" }, referrers: [{ id: "kid" }] });
    expect((await state(db, "ball", "dad")).version).toBe(version);
    const carried = sentBy(drawn(<HideConfirmationScreen question={asked.question} />));
    carried.set("do", "draw");
    expect(await press(db, "ball", "dad", carried)).toMatchObject({
      type: "editor",
      view: { typed: { title: "父（改）" }, version, drawnTimes: { endAt } },
    });
  }
  const sure = () => formOf("ball", typed, version, intent("trash"), ["sure", "yes"]);
  const done = await press(db, "ball", "dad", sure());
  if (done.type !== "done" || !done.undo) throw new Error(done.type);
  expect((await state(db, "ball", "dad")).trashedAt).not.toBeNull();
  expect(await press(db, "ball", "dad", sure())).toMatchObject({ type: "done", flash: "trashed" });
  expect(await undoBulk(db, done.undo, hana)).toBe(true);
  expect(await state(db, "ball", "dad")).toMatchObject({
    status: "published",
    trashedAt: null,
    draft: { title: "父（改）" },
    live: { title: "父" },
  });
});
