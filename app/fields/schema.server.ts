// Each field's rule, built from the field table: what a form may hold to be saved, and what it must hold to be published.

import { z } from "zod";
import type { AnyKind, Content, Problem } from "#app/content/kind.ts";
import { ID_PATTERN } from "#app/content/kind.ts";
import { isDay } from "#app/platform/site/days.ts";
import { emptyValue, type Field } from "./field.ts";

/** "draft" checks only form (a number is a number); "publish" insists on what is required as well. */
export type Strictness = "draft" | "publish";

const messages = {
  required: "この項目は必須です",
  number: "数字で入力してください",
  integer: "整数で入力してください",
  date: "正しい日付を入力してください（例: 2026-11-20）",
  pattern: "形式が正しくありません",
  choice: "選択肢から選んでください",
  max: (length: number) => `${length}文字以内で入力してください`,
  min: (length: number) => `${length}文字以上で入力してください`,
  atLeast: (value: number) => `${value}以上の数字を入力してください`,
  atMost: (value: number) => `${value}以下の数字を入力してください`,
} as const;

const SUMMARY_MAX = 120;
const TITLE_MAX = 120;
const BODY_MAX = 400_000;
const ROWS_MAX = 500;
const KANA = /^[ぁ-ゖー・\s]*$/;

/** An empty input means "nothing": forms send "" where a person left a field alone. */
const blankToNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : (value ?? null));

function text(max: number, required: boolean) {
  const base = z.string().trim().max(max, messages.max(max));
  return z.preprocess((value) => value ?? "", required ? base.min(1, messages.required) : base);
}

function nullable<Schema extends z.ZodType>(schema: Schema, required: boolean) {
  return z.preprocess(
    blankToNull,
    schema.nullable().refine((value) => !required || value !== null, messages.required),
  );
}

function lines(item: z.ZodType<string>) {
  return z.preprocess(
    (value) => {
      const all = Array.isArray(value) ? value : typeof value === "string" ? value.split(/\r?\n|,|、/) : [];
      return [...new Set(all.map((line) => String(line).trim()).filter(Boolean))];
    },
    z.array(item).max(ROWS_MAX, `${ROWS_MAX}件以内で入力してください`),
  );
}

/** The rule of one field. */
function schemaOf(field: Field, strictness: Strictness): z.ZodType {
  const required = strictness === "publish" && "required" in field && field.required === true;
  switch (field.type) {
    case "text":
    case "long-text": {
      const value = text(field.max, required);
      return field.type === "text" && field.kana
        ? value.refine((kana) => KANA.test(String(kana)), "ひらがなで入力してください")
        : value;
    }
    case "number": {
      let value = z.coerce
        .number(messages.number)
        .min(field.min, messages.atLeast(field.min))
        .max(field.max, messages.atMost(field.max));
      if (field.integer) value = value.refine(Number.isInteger, messages.integer);
      return nullable(z.preprocess(halfWidth, value), required);
    }
    case "choice": {
      const known = (value: unknown) => field.options.find((option) => String(option.value) === String(value))?.value;
      const value = z
        .custom<string | number>((given) => known(given) !== undefined, messages.choice)
        .transform((given) => known(given) ?? null);
      return field.none === undefined
        ? z.preprocess((given) => blankToNull(given) ?? field.options[0]?.value, value)
        : nullable(value, required);
    }
    case "flag":
      return z.preprocess((value) => value === true || value === "on" || value === "true", z.boolean());
    case "date":
      return nullable(
        z
          .string()
          .trim()
          .refine((value) => isDay(value) || (field.year === true && /^(19|20)\d{2}$/.test(value)), messages.date),
        required,
      );
    case "dates":
      return lines(z.string().refine(isDay, messages.date));
    case "words":
      return lines(z.string().max(field.max, messages.max(field.max)));
    case "reference":
      return nullable(z.string().trim().regex(ID_PATTERN, messages.pattern), required);
    case "references":
      return lines(z.string().regex(ID_PATTERN, messages.pattern));
    case "gallery":
      return rows(picture, (row) => isFilled(row.image));
    case "rows":
      return rows(
        z.object(
          Object.fromEntries(
            Object.entries(field.columns).map(([name, column]) => [name, columnSchema(column, strictness)]),
          ),
        ),
        (row) =>
          Object.entries(field.columns).some(([name, column]) => column.type !== "choice" && isFilled(row[name])),
      );
  }
}

/** A row someone began must be whole to be published; a date or weight missing in it is a mistake even in a draft. */
function columnSchema(column: Field, strictness: Strictness): z.ZodType {
  if (column.type === "reference") {
    return z.string(messages.required).trim().min(1, messages.required).regex(ID_PATTERN, messages.pattern);
  }
  // Text may wait empty; a day or a number that is not there is no value its type could hold.
  const mustBe = (column.type === "date" || column.type === "number") && column.required === true;
  const schema = schemaOf(column, mustBe ? "publish" : strictness);
  return column.type === "number" && !column.required ? schema.transform((value) => value ?? undefined) : schema;
}

const picture = z.object({
  image: z.string().trim().regex(ID_PATTERN, messages.pattern),
  alt: text(200, false),
});

/** Empty rows are dropped: a form shows blank ones to fill in. */
function rows(row: z.ZodType, filled: (row: Record<string, unknown>) => boolean) {
  return z.preprocess(
    (value) =>
      Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null && filled(item)) : [],
    z.array(row).max(ROWS_MAX, `${ROWS_MAX}行以内で入力してください`),
  );
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && String(value).trim() !== "";
}

function halfWidth(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const plain = value.normalize("NFKC").replaceAll(",", "").trim();
  return plain === "" ? Number.NaN : plain;
}

/** The rule of a whole entry of a kind. */
function contentSchema(kind: AnyKind, strictness: Strictness) {
  const title = text(TITLE_MAX, strictness === "publish");
  return z.object({
    title,
    summary: text(SUMMARY_MAX, false),
    cover: z.preprocess(
      (value) =>
        typeof value === "object" && value !== null && "image" in value && isFilled(value.image) ? value : null,
      picture.nullable(),
    ),
    body: z.preprocess((value) => value ?? "", z.string().max(BODY_MAX, messages.max(BODY_MAX))),
    fields: z.preprocess(
      (value) => value ?? {},
      z.object(
        Object.fromEntries(Object.entries(kind.fields).map(([name, field]) => [name, schemaOf(field, strictness)])),
      ),
    ),
  });
}

export type Checked = { ok: true; content: Content } | { ok: false; problems: Problem[] };

/** Checks what a form, an import or the starter holds. Problems name the path ("fields.weights[0].date") and a Japanese sentence. */
export function checkContent(kind: AnyKind, raw: unknown, strictness: Strictness): Checked {
  const parsed = contentSchema(kind, strictness).safeParse(raw);
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.error.issues.map((issue) => ({ path: pathName(issue.path), message: issue.message })),
    };
  }
  const content: Content = parsed.data as Content; // the schema is built from the same field table the type stands for
  const problems = strictness === "publish" ? (kind.check?.(content) ?? []) : [];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content };
}

function pathName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === "number" ? `${name}[${part}]` : name === "" ? String(part) : `${name}.${String(part)}`,
    "",
  );
}

/** An entry nobody has typed into yet. */
export function emptyContent(kind: AnyKind): Content {
  const fields = Object.fromEntries(Object.entries(kind.fields).map(([name, field]) => [name, emptyValue(field)]));
  return { title: "", summary: "", cover: null, body: "", fields };
}
