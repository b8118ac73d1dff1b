import { z } from "zod";
import { ID_PATTERN } from "#app/cms/content/kind.ts";
import { ALT_MAX } from "#app/platform/images/image.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { aheadProblem, dayInJapan } from "#app/platform/site/days.ts";
import { readEnteredLine } from "#app/platform/site/entered-text.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";

export const messages = {
  required: "この項目は必須です",
  number: "数字で入力してください",
  yen: "円の金額を入力してください（ほかの通貨は使えません）",
  integer: "整数で入力してください",
  date: "日付として読めません（例：2026年11月20日、11/20）",
  pattern: "形式が正しくありません",
  choice: "選択肢から選んでください",
  max: (length: number) => `${length}文字以内で入力してください`,
  min: (length: number) => `${length}文字以上で入力してください`,
  atLeast: (value: number) => `${value}以上の数を入力してください`,
  atMost: (value: number) => `${value}以下の数を入力してください`,
} as const;

const LINES_MAX = 500;

/** `min` applies to non-empty values only; `required` is separate. */
export function text(max: number, required: boolean, min = 0) {
  const base = z.string().trim().max(max, messages.max(max));
  const whole = base.refine((typed) => typed === "" || [...typed].length >= min, messages.min(min));
  return z.preprocess((value) => value ?? "", required ? whole.min(1, messages.required) : whole);
}

/** A text without line breaks, which come from files: a form's control removes them. */
export function line(max: number, required: boolean, min = 0) {
  return z.preprocess(
    (value) => (typeof value === "string" ? readEnteredLine(value) : value),
    text(max, required, min),
  );
}

/** Converts empty input to null. */
export const blankToNull = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? null : (value ?? null);

export function nullable<Schema extends z.ZodType>(schema: Schema, required: boolean) {
  return z.preprocess(
    blankToNull,
    schema.nullable().refine((value) => !required || value !== null, messages.required),
  );
}

/** Parses a typed date to "2026-08-10"; without a year the last or next occurrence. With `year` also a bare year. */
export function day({ year, toward, isPast }: { year?: boolean; toward?: "past" | "future"; isPast?: boolean }) {
  return z.string().transform((typed, context) => {
    const today = dayInJapan(currentTime());
    const read = readDay(typed, { today, year, toward });
    const problem = read ? isPast && aheadProblem(read.day, today) : messages.date;
    if (read && !problem) return read.day;
    context.addIssue({ code: "custom", message: problem || messages.date });
    return z.NEVER;
  });
}

/** Splits into unique non-empty lines. */
export function lines(item: z.ZodType<string, string>) {
  return z.preprocess(
    (value) => {
      const all = Array.isArray(value) ? value : typeof value === "string" ? value.split(/\r?\n|,|、/) : [];
      return [...new Set(all.map((line) => (typeof line === "string" ? line.trim() : line)).filter(Boolean))];
    },
    z.array(item).max(LINES_MAX, `${LINES_MAX}件以内で入力してください`),
  );
}

export function rows(row: z.ZodType, isFilledRow: (row: Record<string, unknown>) => boolean) {
  return z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((item) => isRecord(item) && isFilledRow(item)) : []),
    z.array(row).max(LINES_MAX, `${LINES_MAX}行以内で入力してください`),
  );
}

export function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && String(value).trim() !== "";
}

const id = z.string().trim().regex(ID_PATTERN, messages.pattern);

export const picture = z.object({ image: id, alt: line(ALT_MAX, false) });
