import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readEnvironment } from "#app/platform/site/environment.server.ts";
import { listInquiries, storeInquiry } from "#app/shop/inquiries.server.ts";
import type { Inquiry } from "#app/shop/inquiry.ts";
import { inquiryRecipients, sendDueMails } from "#app/shop/inquiry-mail.server.ts";
import { captureLog } from "#tests/support/capture-log.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";
import { owner } from "#tests/support/owner.ts";
import { putBall } from "#tests/tools/calculator/collection.ts";
import { now } from "./forms.ts";

interface Got {
  from: string;
  to: string[];
  headers: Map<string, string>;
  text: string;
}

const got: Got[] = [];
let isRefusing = false;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, session, done) {
    let raw = "";
    stream.on("data", (chunk: Buffer) => {
      raw += chunk.toString();
    });
    stream.on("end", () => {
      if (isRefusing) return done(new Error("the box is full"));
      got.push(read(raw, session.envelope));
      done();
    });
  },
});

function read(raw: string, envelope: { mailFrom: { address: string } | false; rcptTo: { address: string }[] }): Got {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const lines = head.replaceAll(/\r\n[ \t]/g, " ").split("\r\n");
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
  const body = rest.join("\r\n\r\n");
  const coding = headers.get("content-transfer-encoding");
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : "",
    to: envelope.rcptTo.map(({ address }) => address),
    headers,
    text: coding === "base64" ? Buffer.from(body, "base64").toString() : body,
  };
}

function decoded(header = ""): string {
  return header
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString()
        : decodeURIComponent(text.replaceAll("_", "%20").replaceAll("=", "%")),
    );
}

let db: Db;
let settings: Parameters<typeof inquiryRecipients>[0];
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const env = readEnvironment({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "shop@borupa.example",
    ADMIN_EMAILS: "owner@borupa.example,staff@borupa.example",
    SITE_URL: "https://borupa.example",
  });
  if (Array.isArray(env)) throw new Error(env.join());
  settings = env;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(() => {
  db = emptyDatabase();
  got.length = 0;
  isRefusing = false;
});

const question: Inquiry = {
  kind: "visit",
  name: "山田 花子",
  mail: "hanako@example.jp",
  phone: "",
  days: ["2026-11-28"],
  message: "見学できますか。\n.\n終わり",
};
const ask = (parts: Partial<Inquiry> = {}, ball: string | null = null) =>
  storeInquiry(db, { ...question, ...parts }, ball, now, { isMailed: true });
const at = (minutes: number) => () => new Date(now.getTime() + minutes * 60_000);
const delivery = async () => (await listInquiries(owner, db, null, 1)).map((one) => one.delivery);

test("the owner gets the inquiry once and can reply to its sender", async () => {
  await putBall(db, "kohaku", "琥珀", "male", []);
  await ask({}, "kohaku");
  expect(await delivery()).toEqual(["waiting"]);
  expect(await sendDueMails(db, at(0), settings)).toBeNull();
  await sendDueMails(db, at(60), settings);
  expect(got).toHaveLength(1);
  const [mail] = got;
  expect([mail?.from, mail?.to]).toEqual(["shop@borupa.example", ["owner@borupa.example", "staff@borupa.example"]]);
  expect(decoded(mail?.headers.get("subject"))).toBe("【ボルパ手帖】見学の申し込み（琥珀）");
  expect(mail?.headers.get("reply-to")).toBe("hanako@example.jp");
  expect(mail?.text).toContain("お名前：山田 花子");
  expect(mail?.text).toContain("見学できますか。");
  expect(mail?.text).toContain("終わり");
  expect(mail?.text).toContain("https://borupa.example/admin/inquiries");
  expect(await delivery()).toEqual(["sent"]);
});

test.each([
  ["a@example.jp\r\nBcc: everyone@example.com", undefined],
  ["a@example.jp,everyone@example.com", undefined],
  ["<everyone@example.com>a@b.example", undefined],
  ["plain.address+x@example.jp", "plain.address+x@example.jp"],
])("whatever address is typed, no one else gets mail and no header is added: %j", async (mail, replyTo) => {
  await ask({ mail, name: "山田\r\nBcc: everyone@example.com", message: "x\r\nBcc: everyone@example.com" });
  await sendDueMails(db, at(0), settings);
  expect(got[0]?.to).toEqual(["owner@borupa.example", "staff@borupa.example"]);
  expect(got[0]?.headers.get("reply-to")).toBe(replyTo);
  expect([...(got[0]?.headers.keys() ?? [])].filter((name) => /bcc|^cc$/.test(name))).toEqual([]);
});

test("a rejecting mail server is retried up to seven times, then the failure is shown", async () => {
  isRefusing = true;
  const failures = captureLog("error");
  await ask();
  let minutes = 0;
  let tries = 0;
  for (let next = await sendDueMails(db, at(0), settings); next; next = await sendDueMails(db, at(minutes), settings)) {
    tries += 1;
    minutes = Math.ceil((next.getTime() - now.getTime()) / 60_000);
    expect(tries).toBeLessThan(20);
  }
  expect(tries).toBe(7);
  expect(minutes).toBeGreaterThan(20 * 60);
  expect(await delivery()).toEqual(["failed"]);
  // Once for the failure, once for giving up.
  expect(failures()).toEqual(Array(2).fill("an inquiry was not mailed"));
  expect(got).toEqual([]);
  isRefusing = false;
  const news = captureLog("info");
  await ask({ message: "直りました" });
  await sendDueMails(db, at(minutes), settings);
  expect(news()).toEqual(["inquiries are mailed again"]);
});

test("mails that waited for the server are sent later, and a process that dies while sending loses none", async () => {
  isRefusing = true;
  const failures = captureLog("error");
  await ask();
  await sendDueMails(db, at(0), settings);
  expect(failures()).toEqual(["an inquiry was not mailed"]);
  isRefusing = false;
  await sendDueMails(db, at(0), settings);
  expect(got).toEqual([]);
  await sendDueMails(db, at(1), settings);
  expect(got).toHaveLength(1);

  await ask({ message: "二つめ" });
  // The row as left by a process that stopped between claiming it and sending.
  await db
    .updateTable("inquiries")
    .set({ mail_tries: 1, mail_due: at(6)().toISOString() })
    .where("id", "=", 2)
    .execute();
  await sendDueMails(db, at(2), settings);
  expect(got).toHaveLength(1);
  await sendDueMails(db, at(6), settings);
  expect(got).toHaveLength(2);
});

const askMany = (messages: readonly string[]) =>
  Promise.all(
    messages.map((message) => storeInquiry(db, { ...question, message }, null, at(0.5)(), { isMailed: true })),
  );

test("of many inquiries the first ten get a mail each; the others are summarised once per quarter of an hour", async () => {
  const many = (from: number, to: number) => askMany(Array.from({ length: to - from }, (_, n) => `${from + n}番`));
  await many(0, 30);
  const next = await sendDueMails(db, at(1), settings);
  expect(got).toHaveLength(10);
  expect(next && next.getTime() % 900_000).toBe(0);
  await many(30, 40);
  await sendDueMails(db, at(2), settings);
  expect(got).toHaveLength(10);
  const quarter = () => next ?? new Date(0);
  await sendDueMails(db, quarter, settings);
  expect(got).toHaveLength(11);
  expect(decoded(got[10]?.headers.get("subject"))).toBe("【ボルパ手帖】問い合わせ 30件");
  expect(got[10]?.text).toContain("https://borupa.example/admin/inquiries");
  expect(new Set(await delivery())).toEqual(new Set(["sent"]));
  // An hour later each gets its own mail again.
  await storeInquiry(db, { ...question, message: "翌日" }, null, at(120)(), { isMailed: true });
  await sendDueMails(db, at(120), settings);
  expect(got).toHaveLength(12);
  expect(got[11]?.text).toContain("翌日");
});

test("a summary waits like any other mail while the server is down", async () => {
  await askMany(Array.from({ length: 12 }, (_, n) => `${n}番`));
  const next = await sendDueMails(db, at(1), settings);
  const quarter = next ?? new Date(0);
  isRefusing = true;
  const failures = captureLog("error");
  await sendDueMails(db, () => quarter, settings);
  expect(failures()).toEqual(["an inquiry was not mailed"]);
  isRefusing = false;
  // Retried after a minute, it waits for the next quarter and counts in the summary there.
  const tried = new Date(quarter.getTime() + 60_000);
  const again = await sendDueMails(db, () => tried, settings);
  await sendDueMails(db, () => again ?? new Date(0), settings);
  expect(decoded(got.at(-1)?.headers.get("subject"))).toBe("【ボルパ手帖】問い合わせ 2件");
  expect(new Set(await delivery())).toEqual(new Set(["sent"]));
});

test("without SMTP no mail is sent, nor later for inquiries stored before it was configured", async () => {
  const without = { ...settings, SMTP_URL: undefined } as NonNullable<typeof settings>;
  expect(inquiryRecipients(without)).toEqual([]);
  expect(await sendDueMails(db, at(0), without)).toBeNull();
  await storeInquiry(db, question, null, now);
  await sendDueMails(db, at(0), settings);
  expect(got).toEqual([]);
});
