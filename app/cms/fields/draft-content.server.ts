// What a draft takes: everything. What a field cannot read stays beside the content as it was typed, until publishing asks for it.

import type { AnyKind, Content, Problem } from "#app/cms/content/kind.ts";
import { emptyContent } from "#app/cms/content/registry.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { type Checked, checkContent, lineProblems, unreadLines } from "./check-content.server.ts";
import { fieldTypeOf } from "./field-types.server.ts";

/** As `checkContent` for a draft, but a field that cannot be read does not refuse it: what was typed goes to `unread`. */
export function draftOf(kind: AnyKind, raw: unknown): Checked {
  const given = isRecord(raw) ? raw : {};
  const lines = Object.fromEntries(unreadLines(given));
  const checked = checkContent(kind, raw, "draft");
  if (checked.ok) return { ok: true, content: withUnread(checked.content, lines) };
  const typed: Record<string, unknown> = { ...(isRecord(given.fields) ? given.fields : {}), ...unreadFields(given) };
  const bad = new Set(checked.problems.flatMap(({ path }) => /^fields\.(\w+)/.exec(path)?.[1] ?? []));
  const read = Object.fromEntries([...bad].map((name) => [name, readablePart(kind, name, typed[name])]));
  const rest = checkContent(kind, { ...given, unread: undefined, fields: { ...typed, ...read } }, "draft");
  if (!rest.ok) return rest;
  const unread = Object.fromEntries([...bad].map((name) => [`fields.${name}`, typed[name]]));
  return { ok: true, content: withUnread(rest.content, { ...unread, ...lines }) };
}

function withUnread(content: Content, unread: Readonly<Record<string, unknown>>): Content {
  return Object.keys(unread).length > 0 ? { ...content, unread } : content;
}

/** What stands in a draft and could not be read, in sentences beside its fields. */
export function unreadProblems(kind: AnyKind, content: Content): Problem[] {
  if (!content.unread) return [];
  const checked = checkContent(kind, content, "draft");
  return [...(checked.ok ? [] : checked.problems), ...lineProblems(content)].map(({ path, message }) => ({
    path,
    message: `${message}。下書きには入力のまま残っています。公開の前に直してください`,
  }));
}

/** The unread values by the names of their fields. */
function unreadFields({ unread }: { unread?: unknown }): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(isRecord(unread) ? unread : {}).flatMap(([path, value]) => {
      const name = /^fields\.(\w+)$/.exec(path)?.[1];
      return name ? [[name, value]] : [];
    }),
  );
}

/** The rows that can be read by themselves; of any other field nothing. */
function readablePart(kind: AnyKind, name: string, value: unknown): unknown {
  const field = kind.fields[name];
  const empty = emptyContent(kind).fields[name];
  if (!field || !Array.isArray(value) || !Array.isArray(empty)) return empty;
  const schema = fieldTypeOf(field).schema(field, "draft", fieldTypeOf);
  return value.filter((one) => schema.safeParse([one]).success);
}
