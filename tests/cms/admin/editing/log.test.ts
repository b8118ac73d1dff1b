import { beforeEach, expect, test } from "vitest";
import { noteRevision } from "#app/cms/admin/editing/entry/revisions.server.ts";
import { readLog, readLogFile } from "#app/cms/admin/editing/list/log.server.ts";
import { type LogLine, readLogQuery } from "#app/cms/admin/editing/list/log.ts";
import { logRows } from "#app/cms/admin/screens/log-words.ts";
import { createEntry, publish } from "#app/cms/content/lifecycle.server.ts";
import { purgeEvents, recordEvent } from "#app/platform/audit/events.server.ts";
import { tryRecordEvent } from "#app/platform/audit/try-record-event.server.ts";
import { csvOfRows } from "#app/platform/csv/write.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { saveSetting } from "#app/platform/settings/settings.server.ts";
import { captureLog } from "#tests/support/capture-log.ts";
import { owner } from "#tests/support/owner.ts";
import { at, content, hana, ken, memory } from "./editor-harness.ts";

let db: Db;
beforeEach(() => {
  db = memory();
});

const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const asked = async (search = "") => (await readLog(owner, db, readLogQuery(new URLSearchParams(search)))).lines;
const told = (lines: readonly LogLine[]) =>
  lines.map((line) => (line.type === "setting" ? `setting ${line.name}` : line.action));

async function aDay() {
  const network = "192.0.2.0/24";
  await recordEvent(db, { action: "sign-in-refused", by: "x@example.com", now: at, network });
  await recordEvent(db, { action: "sign-in", by: hana.by, now: after(1), network });
  await createEntry(db, "term", "word", content("term", { title: "語" }), { by: hana.by, now: after(2) });
  await publish(db, "term", "word", 1, content("term", { title: "語" }), null, { by: ken.by, now: after(3) });
  await saveSetting(db, "explanation", 0, {}, { by: hana.by, now: after(4) });
  await recordEvent(db, { action: "admin-invited", by: hana.by, now: after(5), target: "new@example.jp" });
  await createEntry(db, "term", "shipped", content("term", { title: "付属" }), { by: "starter", now: after(6) });
}

test("lists everything, newest first; starter imports only on request", async () => {
  await aDay();
  expect(told(await asked())).toEqual([
    "admin-invited",
    "setting explanation",
    "publish",
    "save",
    "sign-in",
    "sign-in-refused",
  ]);
  expect(told(await asked("who=starter"))).toEqual(["save"]);
});

test("filters by author, subject and day; invalid filters are ignored", async () => {
  await aDay();
  expect(told(await asked("who=HANA"))).toEqual(["admin-invited", "setting explanation", "save", "sign-in"]);
  expect(told(await asked("topic=entries"))).toEqual(["publish", "save"]);
  expect(told(await asked("topic=sign-in"))).toEqual(["sign-in", "sign-in-refused"]);
  expect(told(await asked("topic=admins"))).toEqual(["admin-invited"]);
  expect(told(await asked("topic=site"))).toEqual(["setting explanation"]);
  expect(told(await asked("from=2026-11-20&to=2026-11-20"))).toHaveLength(6);
  expect(await asked("from=2026-11-21")).toEqual([]);
  expect(await asked("to=2026-11-19")).toEqual([]);
  expect(told(await asked("topic=x&from=2026-02-31&page=-1"))).toHaveLength(6);
  await recordEvent(db, { action: "ledger-hand-over", by: ken.by, now: after(7), target: "茜" });
  expect(told(await asked("topic=papers"))).toEqual(["ledger-hand-over"]);
  expect(await asked("who=%25")).toEqual([]);
});

test("pages neither drop nor repeat a line, even with equal times", async () => {
  for (let n = 0; n < 60; n += 1) {
    await recordEvent(db, { action: "sign-in", by: hana.by, now: at, target: `${n}` });
    await createEntry(db, "term", `word-${n}`, content("term", { title: "語" }), hana);
  }
  const pages = [];
  for (const page of [1, 2, 3])
    pages.push(await readLog(owner, db, readLogQuery(new URLSearchParams({ page: `${page}` }))));
  expect(pages.map(({ lines, hasNext }) => [lines.length, hasNext])).toEqual([
    [50, true],
    [50, true],
    [20, false],
  ]);
  const names = pages.flatMap(({ lines }) =>
    lines.map((line) => ("target" in line ? line.target : "id" in line ? line.id : "")),
  );
  expect(new Set(names).size).toBe(120);
  expect(await readLog(owner, db, readLogQuery(new URLSearchParams({ page: "9" })))).toEqual(pages[2]);
});

test("the CSV file is complete whatever page is open: with version and network, and no formula in a cell", async () => {
  await aDay();
  await noteRevision(db, "term", "word", 2, " 読みを直した ");
  const file = async (search: string) =>
    csvOfRows(logRows(await readLogFile(owner, db, readLogQuery(new URLSearchParams(search)))))
      .trimEnd()
      .split("\r\n");
  const [heading, first, setting, published] = await file("page=7");
  expect(heading).toBe("日時（日本時間）,日時（UTC）,誰が,したこと,何に,種類,ID,版,メモ,ネットワーク");
  expect(first).toContain(`${hana.by},管理者に追加,new@example.jp,,,,,`);
  expect(setting).toContain("設定を保存,説明書の文面 第1版,");
  expect(published).toContain(`${ken.by},公開,語,用語,word,2,読みを直した,`);
  expect(await file("topic=sign-in")).toHaveLength(3);
  await recordEvent(db, { action: "sign-in-refused", by: "=cmd()", now: after(9), network: "192.0.2.0/24" });
  expect((await file("topic=sign-in"))[1]).toMatch(/,'=cmd\(\),ログインを拒否,.*192\.0\.2\.0\/24$/);
});

const refused = (by: string, network: string, boundedBy: "account" | "network", now = at) =>
  recordEvent(db, { action: "sign-in-refused", by, now, network, boundedBy });

test("a flood of rejected sign-ins is summarised, and an admin's account keeps its own lines", async () => {
  for (let n = 0; n < 60; n += 1) await refused(`${n}@example.com`, "192.0.2.0/24", "network");
  for (let n = 0; n < 400; n += 1) await refused(`x${n}@example.com`, `10.0.${n % 40}.0/24`, "network");
  for (let n = 0; n < 56; n += 1) await refused(hana.by, "198.51.100.0/24", "account");
  const rows = logRows(await readLogFile(owner, db, readLogQuery(new URLSearchParams()))).slice(1);
  const sums = rows.filter(([, , , , target]) => target !== "").map((row) => [row[2], row[4], row[9]]);
  expect(sums.toSorted()).toEqual(
    [
      [hana.by, "ほか46件", "198.51.100.0/24"],
      ["複数のメールアドレス", "ほか221件", ""],
      ["複数のメールアドレス", "ほか40件", "192.0.2.0/24"],
    ].toSorted(),
  );
  expect(rows.filter(([, , who]) => who === hana.by)).toHaveLength(10);
  expect(rows.length).toBeLessThanOrEqual(215);
  await refused("later@example.com", "192.0.2.0/24", "network", after(61));
  expect(told(await asked())[0]).toBe("sign-in-refused");
  expect((await asked())[0]).toMatchObject({ by: "later@example.com", more: 0 });
});

test("events are deleted after 400 days", async () => {
  await recordEvent(db, { action: "sign-in", by: hana.by, now: at });
  const count = async () => (await db.selectFrom("events").select("id").execute()).length;
  await purgeEvents(db, new Date(at.getTime() + 399 * 86_400_000));
  expect(await count()).toBe(1);
  await purgeEvents(db, new Date(at.getTime() + 401 * 86_400_000));
  expect(await count()).toBe(0);
});

test("a failing log write does not prevent signing in", async () => {
  const failures = captureLog("error");
  await db.schema.dropTable("events").execute();
  await tryRecordEvent(db, { action: "sign-in", by: hana.by, now: at });
  expect(failures()).toEqual(["an event was not written down"]);
});
