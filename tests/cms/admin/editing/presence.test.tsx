// Who else has an entry open is told, for as long as it says anything; nobody is held up by it.

import { beforeEach, expect, test, vi } from "vitest";
import { answerEditor } from "#app/cms/admin/editing/entry/editor.server.ts";
import {
  endPresence,
  notePresence,
  othersAt,
  othersEditing,
  purgePresences,
} from "#app/cms/admin/editing/entry/presence.server.ts";
import { presenceWords } from "#app/cms/admin/editing/entry/presence.ts";
import { openForm } from "#app/cms/admin/editing/form/open-form.server.ts";
import { PresenceNote } from "#app/cms/admin/screens/entry/EditorPage.tsx";
import { trash } from "#app/cms/content/lifecycle.server.ts";
import { purge } from "#app/cms/content/purge.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { drawn } from "./drawn.tsx";
import { at, hana, ken, memory, publishedEntry, state } from "./editor-harness.ts";

let db: Db;
beforeEach(async () => {
  db = memory();
  await publishedEntry(db, "term", "shed", { title: "脱皮", fields: { reading: "だっぴ" } });
});

const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

test("who has a form open is named to whoever opens it after, and in the list, but not to themselves", async () => {
  const open = async (actor: typeof hana, minutes: number) => {
    const now = { ...actor, now: later(minutes) };
    const opened = await openForm(db, kindNamed("term"), await state(db, "term", "shed"), now, new URLSearchParams());
    // Its page says so as soon as it is there.
    await notePresence(db, "term", "shed", now);
    return opened;
  };
  expect((await open(hana, 0)).presence.others).toEqual([]);
  const { presence } = await open(ken, 3);
  expect(presence.others.map((one) => presenceWords(one, presence.now))).toEqual([`${hana.by}さんが編集中（3分前）`]);
  expect(drawn(<PresenceNote path={null} opened={presence} />)).toContain("両方を見比べて選べます");
  expect((await open(hana, 3)).presence.others.map((one) => presenceWords(one, later(3).toISOString()))).toEqual([
    `${ken.by}さんが編集中（たった今）`,
  ]);
  expect(await othersEditing(db, "term", { ...hana, now: later(4) })).toEqual({ shed: [ken.by] });
  expect(await othersEditing(db, "ball", { ...hana, now: later(4) })).toEqual({});
});

test("opening a form writes nothing; sending it says who is there, with or without scripts", async () => {
  const rows = () => db.selectFrom("presences").select("by").execute();
  await openForm(db, kindNamed("term"), await state(db, "term", "shed"), hana, new URLSearchParams());
  expect(await rows()).toEqual([]);
  const form = new FormData();
  form.set("do", "draw");
  await answerEditor(db, kindNamed("term"), "shed", form, hana);
  expect(await rows()).toEqual([{ by: hana.by }]);
});

test("leaving takes it back, unless the form was opened again since; after half an hour it says nothing any more", async () => {
  const asked = (minutes: number) => othersAt(db, "term", "shed", { ...ken, now: later(minutes) });
  await notePresence(db, "term", "shed", hana);
  await notePresence(db, "term", "shed", { ...hana, now: later(5) });
  await endPresence(db, "term", "shed", hana.by, at.toISOString());
  expect(await asked(6)).toHaveLength(1);
  expect([(await asked(34)).length, (await asked(36)).length]).toEqual([1, 0]);
  await endPresence(db, "term", "shed", hana.by, later(5).toISOString());
  expect(await asked(6)).toEqual([]);
});

test("it is of entries that are there, goes with them or with time, and never fails the page", async () => {
  await notePresence(db, "term", "nowhere", hana);
  await notePresence(db, "term", "shed", hana);
  const rows = () => db.selectFrom("presences").select("id").execute();
  expect(await rows()).toEqual([{ id: "shed" }]);
  await purgePresences(db, later(10));
  expect(await rows()).toHaveLength(1);
  await trash(db, "term", "shed", 2, hana);
  await purge(db, { kind: "term", id: "shed" });
  expect(await rows()).toEqual([]);
  const said = vi.spyOn(log, "error").mockImplementation(() => undefined);
  await db.schema.dropTable("presences").execute();
  await notePresence(db, "term", "shed", hana);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
