// A content written when its kind had other fields, as the kind's rules of today take it.

import { isSame } from "#app/cms/admin/editing/conflict/form-diff.ts";
import type { FormContent } from "#app/cms/admin/editing/form/form-view.ts";
import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import { emptyContent } from "#app/cms/content/registry.ts";
import { checkContent, draftOf } from "#app/cms/fields/check-content.server.ts";

/** Itself where it fits. A value that does not is set aside, as what cannot be read in a draft is, and named in the form. */
export function asOfToday(kind: AnyKind, content: Content): Content {
  const { unread, ...rest } = content;
  const words = { title: wordsIn(rest.title), summary: wordsIn(rest.summary), body: wordsIn(rest.body) };
  const whole = { ...rest, ...words, bodyFormat: rest.bodyFormat ?? "html" };
  const checked = checkContent(kind, whole, "draft");
  const asRead = checked.ok && { ...checked.content, bodyFormat: whole.bodyFormat };
  const areWords = words.title === rest.title && words.summary === rest.summary && words.body === rest.body;
  if (areWords && isSame(asRead, whole)) return content;
  const draft = draftOf(kind, { ...whole, unread });
  return draft.ok ? draft.content : { ...emptyContent(kind), ...words };
}

function wordsIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}

// The readable part of a form as a content: for display, never stored.

export function readableContent(kind: AnyKind, whole: FormContent): Content {
  const draft = draftOf(kind, whole);
  const { title, summary, body } = whole;
  return draft.ok ? draft.content : { ...emptyContent(kind), title, summary, body };
}
