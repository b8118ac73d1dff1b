import { beforeEach, expect, test } from "vitest";
import type { Db } from "#app/platform/database/connection.server.ts";
import {
  countInquiries,
  deleteInquiry,
  listInquiries,
  markInquiry,
  purgeInquiries,
  storeInquiry,
} from "#app/shop/inquiries.server.ts";
import { inquiriesPath, readInquiriesQuery } from "#app/shop/inquiries-query.ts";
import type { Inquiry } from "#app/shop/inquiry.ts";
import { addNote } from "#app/shop/inquiry-notes.server.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";
import { owner } from "#tests/support/owner.ts";
import { putBall } from "#tests/tools/calculator/collection.ts";
import { now } from "./forms.ts";

let db: Db;
beforeEach(() => {
  db = emptyDatabase();
});

const question: Inquiry = {
  kind: "inquiry",
  name: "山田",
  mail: "y@example.jp",
  phone: "",
  days: [],
  message: "質問です",
};
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const admin = { by: "owner@example.jp", now: later(60) };

test("a sent inquiry can be read, with the snake's current name", async () => {
  await putBall(db, "kohaku", "琥珀", "male", []);
  await storeInquiry(db, { ...question, kind: "visit", days: ["2026-11-28", "2026-11-29"] }, "kohaku", now);
  expect(await listInquiries(owner, db, null, 1)).toEqual([
    {
      ...question,
      id: 1,
      at: now.toISOString(),
      kind: "visit",
      days: ["2026-11-28", "2026-11-29"],
      state: "open",
      ball: { id: "kohaku", title: "琥珀" },
      answered: null,
      done: null,
      notes: [],
      delivery: "none",
    },
  ]);
});

test("a purged snake leaves its id", async () => {
  await storeInquiry(db, question, "gone", now);
  expect((await listInquiries(owner, db, null, 1))[0]?.ball).toEqual({ id: "gone", title: null });
});

test("a second press is not a second inquiry; another text, snake or day is", async () => {
  await storeInquiry(db, question, null, now);
  await storeInquiry(db, question, null, later(1));
  expect((await countInquiries(owner, db)).open).toBe(1);
  await storeInquiry(db, question, "kohaku", later(1));
  await storeInquiry(db, { ...question, message: "別の質問" }, null, later(1));
  await storeInquiry(db, question, null, later(11));
  expect((await countInquiries(owner, db)).open).toBe(4);
});

test("marked done it has an author and time, and moves between the lists; and back", async () => {
  await storeInquiry(db, question, null, now);
  await storeInquiry(db, { ...question, message: "2" }, null, now);
  expect(await markInquiry(db, 1, "done", admin)).toBe(true);
  expect(await countInquiries(owner, db)).toEqual({ open: 1, answered: 0, done: 1 });
  expect((await listInquiries(owner, db, "open", 1)).map(({ id }) => id)).toEqual([2]);
  expect((await listInquiries(owner, db, "done", 1))[0]).toMatchObject({
    id: 1,
    done: { at: later(60).toISOString(), by: "owner@example.jp" },
  });
  await markInquiry(db, 1, "open", admin);
  expect((await listInquiries(owner, db, "open", 1)).map(({ id, done }) => [id, done])).toEqual([
    [2, null],
    [1, null],
  ]);
});

test("answered has an author and time, and stays when the inquiry is closed or reopened", async () => {
  await storeInquiry(db, question, null, now);
  await markInquiry(db, 1, "answered", admin);
  await markInquiry(db, 1, "answered", { by: "other@example.jp", now: later(90) });
  expect(await countInquiries(owner, db)).toEqual({ open: 0, answered: 1, done: 0 });
  expect(await listInquiries(owner, db, "open", 1)).toEqual([]);
  const answered = { at: later(60).toISOString(), by: "owner@example.jp" };
  expect((await listInquiries(owner, db, "answered", 1))[0]).toMatchObject({ state: "answered", answered, done: null });
  const other = { by: "other@example.jp", now: later(120) };
  await markInquiry(db, 1, "done", other);
  expect((await listInquiries(owner, db, "done", 1))[0]).toMatchObject({ answered, done: { by: other.by } });
  await markInquiry(db, 1, "open", other);
  expect((await listInquiries(owner, db, "open", 1))[0]).toMatchObject({ answered: null, done: null });
});

test("notes have an author; a second press is one note; an empty or overlong one is rejected", async () => {
  await storeInquiry(db, question, null, now);
  expect(await addNote(db, 1, " 電話で\n返事をした ", admin)).toBeNull();
  expect(await addNote(db, 1, "電話で\n返事をした", { ...admin, now: later(61) })).toBeNull();
  expect(await addNote(db, 1, "  ", admin)).toBe("メモを入力してください。");
  expect(await addNote(db, 1, "長".repeat(2001), admin)).toContain("2,000文字以内");
  expect(await addNote(db, 99, "だれ", admin)).toContain("もうありません");
  expect((await listInquiries(owner, db, null, 1))[0]?.notes).toEqual([
    { id: 1, at: later(60).toISOString(), by: admin.by, text: "電話で\n返事をした" },
  ]);
});

test("a deleted inquiry leaves only the log entry; a second press is harmless", async () => {
  await storeInquiry(db, question, null, now);
  await addNote(db, 1, "山田さんに電話した", admin);
  await deleteInquiry(db, 1, admin);
  await deleteInquiry(db, 1, admin);
  expect(await listInquiries(owner, db, null, 1)).toEqual([]);
  expect(await db.selectFrom("inquiry_notes").selectAll().execute()).toEqual([]);
  const events = await db.selectFrom("events").selectAll().execute();
  expect(events.map(({ action, by, target }) => [action, by, target])).toEqual([
    ["inquiry-noted", admin.by, "1"],
    ["inquiry-deleted", admin.by, "1"],
  ]);
  expect(JSON.stringify(events)).not.toContain("山田");
});

test.each([
  ["", "open", 1],
  ["state=done&page=3", "done", 3],
  ["state=answered", "answered", 1],
  ["state=all", "all", 1],
  ["state=zzz&page=-1", "open", 1],
  ["page=1e99", "open", 1],
])("the admin URL ?%s lists %s, page %d", (search, state, page) => {
  expect(readInquiriesQuery(new URLSearchParams(search))).toEqual({ state, q: "", page });
});

test("search finds a name, an address, words of the message or a note, and the snake, in any spelling", async () => {
  await putBall(db, "kohaku", "琥珀", "male", []);
  await storeInquiry(db, { ...question, phone: "090-1234-5678", message: "エサは何を食べていますか" }, "kohaku", now);
  await storeInquiry(db, { ...question, name: "佐藤", mail: "sato@example.jp" }, null, now);
  await addNote(db, 2, "琥珀も気になるとのこと", admin);
  const found = async (q: string) => (await listInquiries(owner, db, null, 1, q)).map(({ id }) => id);
  expect(await found("山田")).toEqual([1]);
  expect(await found("ＳＡＴＯ＠example")).toEqual([2]);
  expect(await found("1234-5678")).toEqual([1]);
  expect(await found("えさ 山田")).toEqual([1]);
  expect(await found("琥珀")).toEqual([2, 1]);
  expect(await found("いない人")).toEqual([]);
  expect(await countInquiries(owner, db, "琥珀")).toEqual({ open: 2, answered: 0, done: 0 });
  expect(await countInquiries(owner, db, "いない人")).toEqual({ open: 0, answered: 0, done: 0 });
  expect(inquiriesPath({ state: "all", q: "琥珀", page: 1 })).toBe(
    `/admin/inquiries?${new URLSearchParams({ state: "all", q: "琥珀" })}`,
  );
});

test("closed inquiries are deleted after a year; open ones never", async () => {
  await storeInquiry(db, question, null, now);
  await storeInquiry(db, { ...question, name: "佐藤" }, null, now);
  await markInquiry(db, 1, "done", admin);
  const afterDays = (days: number) => new Date(admin.now.getTime() + days * 86_400_000);
  expect(await purgeInquiries(db, afterDays(364))).toBe(0);
  expect(await purgeInquiries(db, afterDays(366))).toBe(1);
  expect((await listInquiries(owner, db, null, 1)).map(({ name }) => name)).toEqual(["佐藤"]);
});
