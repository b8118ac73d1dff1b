import { z } from "zod";
import { type AnyKind, type Content, type Problem, SUMMARY_MAX, TITLE_MAX } from "#app/cms/content/kind.ts";
import { emptyContent } from "#app/cms/content/registry.ts";
import { bodyFormatOf } from "#app/platform/richtext/body-format.server.ts";
import { readEnteredHtml } from "#app/platform/site/entered-text.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { memoise } from "#app/platform/site/memoise.ts";
import type { Strictness } from "./field-type.ts";
import { fieldTypeOf } from "./field-types.server.ts";
import { isFilled, line, messages, picture, text } from "./rules.server.ts";

const DRAFT_MAX = 5000;
const BODY_MAX = 400_000;

type Checked = { ok: true; content: Content } | { ok: false; problems: Problem[] };

/**
 * Validates a form, import or starter content, including unread draft values. Detects the body format unless given.
 * Problems have a path ("fields.weights[0].date") and a Japanese message.
 */
export function checkContent(kind: AnyKind, raw: unknown, strictness: Strictness): Checked {
  // Fallback message for a wrong type, such as an array instead of a value.
  const parsed = schemaOf[strictness](kind).safeParse(withUnread(raw), { error: () => messages.pattern });
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.error.issues.map((issue) => ({ path: pathName(issue.path), message: issue.message })),
    };
  }
  const { bodyFormat = bodyFormatOf(parsed.data.body), ...rest } = parsed.data;
  const content: Content = bodyFormat === "text" ? { ...rest, bodyFormat } : rest;
  const problems = strictness === "publish" ? [...lineProblems(raw), ...(kind.check?.(content) ?? [])] : [];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content };
}

/** Cached per kind: building a schema takes longer than using it. */
const schemaOf = {
  draft: memoise((kind: AnyKind) => contentSchema(kind, "draft")),
  publish: memoise((kind: AnyKind) => contentSchema(kind, "publish")),
} satisfies Record<Strictness, unknown>;

function contentSchema(kind: AnyKind, strictness: Strictness) {
  const fields = Object.entries(kind.fields).map(([name, field]) => [
    name,
    fieldTypeOf(field).schema(field, strictness, fieldTypeOf),
  ]);
  return z.object({
    // Only publishing enforces the maximum lengths.
    title: line(strictness === "publish" ? TITLE_MAX : DRAFT_MAX, strictness === "publish"),
    summary: text(strictness === "publish" ? SUMMARY_MAX : DRAFT_MAX, false),
    cover: z.preprocess((value) => (isRecord(value) && isFilled(value.image) ? value : null), picture.nullable()),
    body: z.preprocess(
      (value) => (typeof value === "string" ? readEnteredHtml(value) : (value ?? "")),
      z.string().max(BODY_MAX, messages.max(BODY_MAX)),
    ),
    bodyFormat: z.enum(["html", "text"]).optional(),
    fields: z.preprocess((value) => value ?? {}, z.object(Object.fromEntries(fields))),
  });
}

/** Returns unparsed quick-entry lines of a form or draft, by path. */
function unreadLines(raw: unknown): [path: string, line: string][] {
  if (!isRecord(raw)) return [];
  const typed = Object.entries(isRecord(raw.lines) ? raw.lines : {}).map(([name, line]) => [`lines.${name}`, line]);
  const stored = Object.entries(isRecord(raw.unread) ? raw.unread : {}).filter(([path]) => path.startsWith("lines."));
  return [...stored, ...typed].flatMap(([path, line]) =>
    typeof path === "string" && typeof line === "string" && line.trim() !== "" ? [[path, line]] : [],
  );
}

function lineProblems(raw: unknown): Problem[] {
  return unreadLines(raw).map(([path, line]) => ({ path, message: `「${line}」が読めません。書き直してください` }));
}

function withUnread(raw: unknown): unknown {
  if (!isRecord(raw) || !isRecord(raw.unread)) return raw;
  const typed = Object.entries(raw.unread).flatMap(([path, value]) =>
    path.startsWith("fields.") ? [[path.slice("fields.".length), value]] : [],
  );
  return { ...raw, fields: { ...(isRecord(raw.fields) ? raw.fields : {}), ...Object.fromEntries(typed) } };
}

function pathName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === "number" ? `${name}[${part}]` : name === "" ? String(part) : `${name}.${String(part)}`,
    "",
  );
}

// Drafts accept any input; unreadable values are stored as typed until publishing.

/** Like `checkContent` for drafts, but moves unreadable values to `unread` instead of failing. */
export function draftOf(kind: AnyKind, raw: unknown): Checked {
  const given = isRecord(raw) ? raw : {};
  const lines = Object.fromEntries(unreadLines(given));
  const checked = checkContent(kind, raw, "draft");
  if (checked.ok) return { ok: true, content: draftContentWithUnread(checked.content, lines) };
  const typed: Record<string, unknown> = { ...(isRecord(given.fields) ? given.fields : {}), ...unreadFields(given) };
  const bad = new Set(checked.problems.flatMap(({ path }) => /^fields\.(\w+)/.exec(path)?.[1] ?? []));
  const read = Object.fromEntries([...bad].map((name) => [name, readablePart(kind, name, typed[name])]));
  const rest = checkContent(kind, { ...given, unread: undefined, fields: { ...typed, ...read } }, "draft");
  if (!rest.ok) return rest;
  const unread = Object.fromEntries([...bad].map((name) => [`fields.${name}`, typed[name]]));
  return { ok: true, content: draftContentWithUnread(rest.content, { ...unread, ...lines }) };
}

function draftContentWithUnread(content: Content, unread: Readonly<Record<string, unknown>>): Content {
  return Object.keys(unread).length > 0 ? { ...content, unread } : content;
}

export function unreadProblems(kind: AnyKind, content: Content): Problem[] {
  if (!content.unread) return [];
  const checked = checkContent(kind, content, "draft");
  return [...(checked.ok ? [] : checked.problems), ...lineProblems(content)].map(({ path, message }) => ({
    path,
    message: `${message}。下書きには入力のまま残っています。公開の前に直してください`,
  }));
}

function unreadFields({ unread }: { unread?: unknown }): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(isRecord(unread) ? unread : {}).flatMap(([path, value]) => {
      const name = /^fields\.(\w+)$/.exec(path)?.[1];
      return name ? [[name, value]] : [];
    }),
  );
}

/** Returns the readable rows; the empty value for other fields. */
function readablePart(kind: AnyKind, name: string, value: unknown): unknown {
  const field = kind.fields[name];
  const empty = emptyContent(kind).fields[name];
  if (!field || !Array.isArray(value) || !Array.isArray(empty)) return empty;
  const schema = fieldTypeOf(field).schema(field, "draft", fieldTypeOf);
  return value.filter((one) => schema.safeParse([one]).success);
}
