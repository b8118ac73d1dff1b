import { addDays, isDay } from "#app/platform/site/days.ts";
import { isEmail } from "#app/platform/site/email.ts";
import { readEnteredText } from "#app/platform/site/entered-text.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { type Inquiry, type InquiryKind, inquiryKinds } from "./inquiry.ts";

export const dayNames = ["day1", "day2", "day3"] as const;
const textNames = ["kind", "name", "mail", "phone", "message", ...dayNames] as const;
type Texts = Record<(typeof textNames)[number], string>;

/** As typed, to re-render a refused form. */
export type TypedInquiry = Texts & { consent: boolean };
export type InquiryProblems = Partial<Record<keyof TypedInquiry, string>>;

const empty = Object.fromEntries(textNames.map((name) => [name, ""])) as Texts;
export const emptyInquiry: TypedInquiry = { ...empty, kind: "inquiry", consent: false };

/** Honeypot field, hidden from people but filled in by bots. */
export const HONEYPOT = "reply-code";

export const NAME_MAX = 60;
export const PHONE_MAX = 30;
const MESSAGE_MAX = 2000;
const DAYS_AHEAD = 365;

/** Validates the form. `today`: day in Japan, "2026-11-20". Visit days may be within a year. */
export function readInquiry(
  form: FormData,
  today: string,
): { typed: TypedInquiry; problems: InquiryProblems; inquiry: Inquiry | null } {
  const kind = String(form.get("kind") ?? "");
  const typed: TypedInquiry = {
    kind,
    name: line(form.get("name")),
    mail: narrow(form.get("mail")),
    phone: narrow(form.get("phone")).replace(/[‐‑‒–—−ー]/g, "-"),
    day1: plainDay(narrow(form.get("day1"))),
    day2: plainDay(narrow(form.get("day2"))),
    day3: plainDay(narrow(form.get("day3"))),
    message: lines(form.get("message")),
    consent: form.get("consent") !== null,
  };
  const known = inquiryKinds.find(({ value }) => value === kind)?.value;
  const problems = problemsOf(typed, known, today);
  if (!known || Object.keys(problems).length > 0) return { typed, problems, inquiry: null };
  const days = [...new Set(dayNames.map((name) => typed[name]).filter(Boolean))];
  const { name, mail, phone, message } = typed;
  return { typed, problems, inquiry: { kind: known, name, mail, phone, days, message } };
}

export function isBot(form: FormData): boolean {
  return String(form.get(HONEYPOT) ?? "") !== "";
}

function problemsOf(typed: TypedInquiry, kind: InquiryKind | undefined, today: string): InquiryProblems {
  const problems: InquiryProblems = {};
  if (!kind) problems.kind = "「問い合わせ」か「見学の申し込み」を選んでください。";
  if (typed.name === "") problems.name = "お名前を入力してください。";
  else if (typed.name.length > NAME_MAX) problems.name = `お名前は${NAME_MAX}文字以内で入力してください。`;
  if (typed.mail === "" && typed.phone === "") problems.mail = "メールアドレスか電話番号のどちらかを入力してください。";
  else if (typed.mail !== "" && !isEmail(typed.mail))
    problems.mail = "有効なメールアドレスを入力してください（例：taro@example.jp）。";
  if (typed.phone !== "" && !isPhone(typed.phone))
    problems.phone = "正しい電話番号を入力してください（例：03-1234-5678）。";
  for (const name of dayNames) {
    const problem = typed[name] === "" ? null : dayProblem(typed[name], today);
    if (problem) problems[name] = problem;
  }
  if (kind === "visit" && dayNames.every((name) => typed[name] === ""))
    problems.day1 = "見学の希望日を、1つ以上入力してください。";
  if (kind === "inquiry" && typed.message === "") problems.message = "お問い合わせの内容を入力してください。";
  if (typed.message.length > MESSAGE_MAX)
    problems.message = `内容は${withCommas(MESSAGE_MAX)}文字以内で入力してください（いまは${withCommas(typed.message.length)}文字）。`;
  if (!typed.consent) problems.consent = "個人情報の取り扱いに同意のうえ、チェックを入れてください。";
  return problems;
}

function dayProblem(day: string, today: string): string | null {
  if (!isDay(day)) return "正しい日付を入力してください（例：2026-11-28）。";
  if (day < today) return "今日以降の日付を入力してください。";
  return day > addDays(today, DAYS_AHEAD) ? "今日から1年以内の日付を入力してください。" : null;
}

/** Returns whether it has the digits of a phone number: at most 15 (ITU-T E.164); the shortest Japanese numbers with area code have 10. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return text.length <= PHONE_MAX && /^\+?[\d\s().-]+$/.test(text) && digits >= 10 && digits <= 15;
}

/** Normalises "2026/11/28" and "2026年11月28日", from browsers without a date control. */
function plainDay(text: string): string {
  const parts = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text.replace(/\s/g, ""));
  if (!parts) return text;
  const [, year = "", month = "", day = ""] = parts;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Normalises full-width input such as "ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ". Not for names, whose characters it could change. */
function narrow(value: FormDataEntryValue | null): string {
  return line(value).normalize("NFKC").trim();
}

function line(value: FormDataEntryValue | null): string {
  return lines(value).replace(/\s+/g, " ");
}

function lines(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? readEnteredText(value).trim() : "";
}
