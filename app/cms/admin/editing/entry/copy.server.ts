// 複製: a new entry's form filled from an existing one. Nothing is stored until it is saved.

import type { FormContent } from "#app/cms/admin/editing/form/form-content.ts";
import { formContentOf } from "#app/cms/admin/editing/form/form-request.server.ts";
import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

const TITLE_MAX = 120;
const MARK = "（複製）";

/** The form for a copy of that entry; undefined where none is requested or there. */
export async function copyOf(db: Db, kind: AnyKind, id: string | null): Promise<FormContent | undefined> {
  const entry = id === null ? undefined : await findEntry(db, kind.name, id);
  return entry && formContentOf(kind, copied(kind, contentOf(entry)));
}

function copied(kind: AnyKind, content: Content): Content {
  const { unread: _, ...whole } = structuredClone(content);
  const copy = { ...whole, ...kind.copied?.(whole) };
  const title = copy.title.endsWith(MARK) ? copy.title : copy.title.slice(0, TITLE_MAX - MARK.length) + MARK;
  return { ...copy, title };
}
