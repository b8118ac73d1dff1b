import { expect, test } from "vitest";
import { HONEYPOT, isBot, readInquiry } from "#app/shop/inquiry-form.ts";
import { form, today, visit } from "./forms.ts";

const read = (change: Record<string, string> = {}) => readInquiry(form({ ...visit, ...change }), today);
const problems = (change: Record<string, string>) => Object.keys(read(change).problems);

test("a complete application for a visit is accepted as typed", () => {
  expect(read({ day2: "2026-12-05", phone: "03-1234-5678" }).inquiry).toEqual({
    kind: "visit",
    name: "山田 花子",
    mail: "hanako@example.jp",
    phone: "03-1234-5678",
    days: ["2026-11-28", "2026-12-05"],
    message: "午後を希望します。",
  });
});

test("mail or phone: one is enough, both may be given, neither is rejected", () => {
  expect(problems({ mail: "", phone: "090-1234-5678" })).toEqual([]);
  expect(problems({ phone: "090-1234-5678" })).toEqual([]);
  expect(problems({ mail: "" })).toEqual(["mail"]);
});

test.each(["hanako", "a@b", "a b@example.jp", "@example.jp", `${"a".repeat(250)}@example.jp`])(
  "%s is not a mail address, even with a phone number",
  (mail) => expect(problems({ mail, phone: "03-1234-5678" })).toEqual(["mail"]),
);

test.each(["12345", "電話ください", "0".repeat(16), "03-1234-567<"])("%s is not a phone number", (phone) => {
  expect(problems({ phone })).toEqual(["phone"]);
});

test.each(["０３−１２３４−５６７８", "+81 3 1234 5678", "(03)1234-5678", "09012345678"])(
  "%s is a phone number",
  (phone) => {
    expect(problems({ phone })).toEqual([]);
  },
);

test("full-width letters are accepted in an address, but a name keeps its characters", () => {
  const { inquiry } = read({ mail: "ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ", name: "神崎　﨑" });
  expect(inquiry?.mail).toBe("hanako@example.jp");
  expect(inquiry?.name).toBe("神崎 﨑");
});

test("a visit needs a day, an inquiry needs a message", () => {
  expect(problems({ day1: "" })).toEqual(["day1"]);
  expect(problems({ day1: "", day3: "2026-11-30" })).toEqual([]);
  expect(problems({ kind: "inquiry", day1: "", message: " \n" })).toEqual(["message"]);
  expect(problems({ message: "" })).toEqual([]);
});

test.each([
  "2026-11-19",
  "2026-02-30",
  "2026-13-01",
  "明日",
  "2027-12-01",
  "20261128",
  "0000-00-00",
  "2026-11-28T10:00",
])("%s is not a day for a visit, and its field says so", (day2) => expect(problems({ day2 })).toEqual(["day2"]));

test("today is a valid day; Japanese dates are read; the same day twice counts once", () => {
  expect(read({ day1: "2026-11-20", day2: "2026年12月5日", day3: "2026/12/5" }).inquiry?.days).toEqual([
    "2026-11-20",
    "2026-12-05",
  ]);
});

test("overlong input is rejected with its length, not cut", () => {
  const { typed, problems: said } = read({ message: "あ".repeat(2001), name: "山".repeat(61) });
  expect(Object.keys(said)).toEqual(["name", "message"]);
  expect(said.message).toContain("2,001文字");
  expect(typed.message).toHaveLength(2001);
  expect(problems({ message: "あ".repeat(2000), name: "山".repeat(60) })).toEqual([]);
});

test("nothing is accepted without consent", () => {
  const { consent: _, ...rest } = visit;
  expect(readInquiry(form(rest), today)).toMatchObject({ inquiry: null, problems: { consent: expect.any(String) } });
});

test("control characters and lone surrogates are removed, line breaks in the message stay", () => {
  const { inquiry } = read({ name: "山田\u0000\r\n\u001b花子", message: "a\r\nb\u0007\ud800" });
  expect(inquiry?.name).toBe("山田 花子");
  expect(inquiry?.message).toBe("a\nb\ufffd");
});

test("nothing changes the text direction", () => {
  const { inquiry } = read({ name: "山\u202e田\u2066", mail: "\u202etaro@example.jp\u200f" });
  expect([inquiry?.name, inquiry?.mail]).toEqual(["山田", "taro@example.jp"]);
});

test("only bots fill in the hidden field", () => {
  expect(isBot(form())).toBe(false);
  expect(isBot(form({ ...visit, [HONEYPOT]: "" }))).toBe(false);
  expect(isBot(form({ ...visit, [HONEYPOT]: "x" }))).toBe(true);
});
