import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mail, sendMail } from "#app/platform/mail/mail.server.ts";

const taken: string[] = [];
const passwords: unknown[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  onAuth({ password }, _session, done) {
    passwords.push(password);
    done(null, { user: "shop" });
  },
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    let raw = "";
    stream.on("data", (chunk: Buffer) => {
      raw += chunk.toString();
    });
    stream.on("end", () => {
      taken.push(raw);
      done();
    });
  },
});
const fetched: string[] = [];
const inside = createServer((request, response) => {
  fetched.push(request.url ?? "");
  response.end("a secret of the inner network");
});

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port; // both listen on a port
let settings: { SMTP_URL: string; MAIL_FROM: string };
beforeAll(async () => {
  smtp.listen(0, "0.0.0.0");
  inside.listen(0, "127.0.0.1");
  await Promise.all([once(smtp.server, "listening"), once(inside, "listening")]);
  settings = { SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`, MAIL_FROM: "shop@example.jp" };
});
afterAll(async () => {
  inside.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const mail: Mail = { to: ["owner@example.jp"], subject: "ためし", text: "words" };

test.each(["href", "path"])("a text given as an object with %s is neither fetched nor sent", async (by) => {
  const place = by === "href" ? `http://127.0.0.1:${portOf(inside)}/` : "package.json";
  // An object where a text was expected, as from a form or a database.
  const text = { [by]: place } as unknown as string;
  await expect(sendMail({ ...mail, text }, settings)).rejects.toThrow();
  expect([fetched, taken]).toEqual([[], []]);
});

test("a password goes unencrypted to this machine alone", async () => {
  const at = (host: string) => ({ ...settings, SMTP_URL: `smtp://shop:word@${host}:${portOf(smtp.server)}` });
  await sendMail(mail, at("127.0.0.1"));
  await expect(sendMail(mail, at("127.0.0.2"))).rejects.toThrow("STARTTLS");
  expect(passwords).toEqual(["word"]);
});
