// What only admins see of a content, taken out: a visitor's page cannot show by mistake what it was never given.

import type { AnyKind, Content } from "./kind.ts";
import { emptyContent } from "./registry.ts";

/** The content as visitors' pages may know it: private fields stand at their empty values. */
export function withoutPrivate<OneContent extends Content>(
  kind: Pick<AnyKind, "fields">,
  content: OneContent,
): OneContent {
  const hidden = Object.keys(kind.fields).filter((name) => kind.fields[name]?.private);
  const { unread: _, ...rest } = content;
  if (hidden.length === 0) return rest as OneContent; // `unread` may always be absent
  const empty = emptyContent(kind).fields;
  const fields = { ...content.fields, ...Object.fromEntries(hidden.map((name) => [name, empty[name]])) };
  return { ...rest, fields } as OneContent; // the same fields, some at their own empty values
}
