// The readable part of a form as a content: for display, never stored.

import type { FormContent } from "#app/cms/admin/editing/form/form-content.ts";
import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import { emptyContent } from "#app/cms/content/registry.ts";
import { draftOf } from "#app/cms/fields/check-content.server.ts";

export function readableContent(kind: AnyKind, whole: FormContent): Content {
  const draft = draftOf(kind, whole);
  const { title, summary, body } = whole;
  return draft.ok ? draft.content : { ...emptyContent(kind), title, summary, body };
}
