// When a link to a draft stops working.

import { beforeEach, expect, test } from "vitest";
import {
  endPreviewLinks,
  makePreviewLink,
  readPreviewLink,
} from "#app/cms/admin/editing/preview/preview-link.server.ts";
import { createEntry, publish, saveDraft } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { content, memory } from "./editor-harness.ts";

let db: Db;
beforeEach(async () => {
  db = memory();
  await createEntry(db, "info", "a", written, by("2026-11-01"));
});

const written = content("info", { title: "お知らせ" });
const by = (day: string) => ({ by: "hana@example.jp", now: new Date(`${day}T00:00:00.000Z`) });
const made = async (day: string) => (await makePreviewLink(db, kindNamed("info"), "a", by(day).now)).token;
const works = async (token: string, day: string) => (await readPreviewLink(db, token, by(day).now)) !== null;

test("a saved draft leaves the link as it is, a publication ends it, and a link made afterwards works", async () => {
  const first = await made("2026-11-02");
  await saveDraft(db, "info", "a", 1, written, by("2026-11-03"));
  expect(await works(first, "2026-11-03")).toBe(true);
  await publish(db, "info", "a", 2, written, null, by("2026-11-04"));
  expect(await works(first, "2026-11-04")).toBe(false);
  const second = await made("2026-11-05");
  await saveDraft(db, "info", "a", 3, written, by("2026-11-05"));
  expect(await works(second, "2026-11-06")).toBe(true);
  await publish(db, "info", "a", 4, written, null, by("2026-11-07"));
  expect(await works(second, "2026-11-07")).toBe(false);
});

test("a publication for a time to come ends the link at that time: the first one, and a change of what is out", async () => {
  const first = await made("2026-11-02");
  await publish(db, "info", "a", 1, written, "2026-11-05T00:00:00.000Z", by("2026-11-03"));
  expect([await works(first, "2026-11-04"), await works(first, "2026-11-05")]).toEqual([true, false]);
  const second = await made("2026-11-06");
  await saveDraft(db, "info", "a", 2, written, by("2026-11-06"));
  await publish(db, "info", "a", 3, written, "2026-11-09T00:00:00.000Z", by("2026-11-07"));
  expect([await works(second, "2026-11-08"), await works(second, "2026-11-09")]).toEqual([true, false]);
});

test("an admin ends the links made so far, of this entry only, and the log says who did", async () => {
  await createEntry(db, "info", "b", written, by("2026-11-01"));
  const [own, other] = [
    await made("2026-11-02"),
    await makePreviewLink(db, kindNamed("info"), "b", new Date("2026-11-02")),
  ];
  await endPreviewLinks(db, kindNamed("info"), "a", by("2026-11-03"));
  expect([await works(own, "2026-11-03"), await works(other.token, "2026-11-03")]).toEqual([false, true]);
  expect(await works(await made("2026-11-04"), "2026-11-05")).toBe(true);
  const event = await db.selectFrom("events").select(["action", "target", "by"]).executeTakeFirstOrThrow();
  expect(event).toEqual({ action: "preview-links-ended", target: "info/a", by: "hana@example.jp" });
});
