// What stands in a form as a content, as far as it can be read: to look at, never to store.

import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import { emptyContent } from "#app/cms/content/registry.ts";
import { draftOf } from "#app/cms/fields/check-content.server.ts";
import type { FormContent } from "./form-content.ts";

export function readableContent(kind: AnyKind, whole: FormContent): Content {
  const draft = draftOf(kind, whole);
  const { title, summary, body } = whole;
  return draft.ok ? draft.content : { ...emptyContent(kind), title, summary, body };
}
