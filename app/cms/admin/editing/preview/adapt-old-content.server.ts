import type { FormContent } from "#app/cms/admin/editing/form/form-view.ts";
import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import { emptyContent } from "#app/cms/content/registry.ts";
import { isSameContent } from "#app/cms/content/stored.server.ts";
import { checkContent, draftOf } from "#app/cms/fields/check-content.server.ts";

/** Adapts content written under older field definitions. Values that no longer fit become unread, as in a draft. */
export function adaptOldContent(kind: AnyKind, content: Content): Content {
  const { unread, ...rest } = content;
  const words = { title: wordsIn(rest.title), summary: wordsIn(rest.summary), body: wordsIn(rest.body) };
  const whole = { ...rest, ...words, bodyFormat: rest.bodyFormat ?? "html" };
  const checked = checkContent(kind, whole, "draft");
  const asRead = checked.ok && { ...checked.content, bodyFormat: whole.bodyFormat };
  const areWords = words.title === rest.title && words.summary === rest.summary && words.body === rest.body;
  if (areWords && isSameContent(asRead, whole)) return content;
  const draft = draftOf(kind, { ...whole, unread });
  return draft.ok ? draft.content : { ...emptyContent(kind), ...words };
}

function wordsIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function readableContent(kind: AnyKind, whole: FormContent): Content {
  const draft = draftOf(kind, whole);
  const { title, summary, body } = whole;
  return draft.ok ? draft.content : { ...emptyContent(kind), title, summary, body };
}
