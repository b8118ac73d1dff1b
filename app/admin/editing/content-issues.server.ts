// What needs a look: published entries that name something visitors cannot see, pictures without words.

import type { AnyKind, Content, KindName } from "#app/content/kind.ts";
import { isPublic, withoutBody } from "#app/content/public.server.ts";
import { allKinds, kindNamed } from "#app/content/registry.ts";
import { contentOfJson } from "#app/content/stored.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Picture } from "#app/platform/images/picture.ts";
import { referencesIn } from "./references.server.ts";

export interface ContentIssue {
  kind: KindName;
  id: string;
  title: string;
  what: string;
}

/** Looked up once a write and minute: the whole of what is published is read for it. */
export function contentIssues(db: Db, now: Date): Promise<ContentIssue[]> {
  return cached(db, "attention", now, () => collectIssues(db, now));
}

type State = "visible" | "trash" | "hidden";

async function collectIssues(db: Db, now: Date): Promise<ContentIssue[]> {
  const rows = await db
    .selectFrom("entries")
    .select(["kind", "id", "title", "trashed_at", isPublic(now).as("is_public")])
    .execute();
  const states = new Map(
    rows.map((row): [string, State] => [
      `${row.kind}/${row.id}`,
      row.trashed_at ? "trash" : row.is_public ? "visible" : "hidden",
    ]),
  );
  const titles = new Map(rows.map((row) => [`${row.kind}/${row.id}`, row.title]));
  const items: ContentIssue[] = [];
  for (const kind of allKinds()) {
    const live = await db
      .selectFrom("entries")
      .select(["id", withoutBody("live")])
      .where("kind", "=", kind.name)
      .where(isPublic(now))
      .execute();
    for (const row of live) items.push(...issuesOf(kind, row.id, contentOfJson(kind.name, row.live), states, titles));
  }
  return items;
}

function issuesOf(
  kind: AnyKind,
  id: string,
  content: Content,
  states: ReadonlyMap<string, State>,
  titles: ReadonlyMap<string, string>,
): ContentIssue[] {
  const about = (what: string): ContentIssue => ({ kind: kind.name, id, title: content.title || id, what });
  const dangling = referencesIn(kind, content.fields).flatMap((reference) => {
    const key = `${reference.to}/${reference.id}`;
    const state = states.get(key);
    if (state === "visible") return [];
    const where = state === "trash" ? "ゴミ箱内の" : state === "hidden" ? "非公開の" : "見つからない";
    const name = titles.get(key) || reference.id;
    return [about(`「${reference.label}」が${where}${kindNamed(reference.to).label}「${name}」を指しています`)];
  });
  const wordless = picturesOf(kind, content).filter((picture) => picture.alt.trim() === "").length;
  return [
    ...new Map(dangling.map((item) => [item.what, item])).values(),
    ...(wordless > 0 ? [about(`代替テキストのない画像が${wordless}枚あります`)] : []),
  ];
}

function picturesOf(kind: AnyKind, content: Content): Picture[] {
  const galleries = Object.entries(kind.fields).flatMap(([name, field]) => {
    const value = content.fields[name];
    return field.type === "gallery" && Array.isArray(value) ? (value as Picture[]) : []; // a gallery field stores pictures
  });
  return [...(content.cover ? [content.cover] : []), ...galleries];
}
