// Whether visitors see what a content names: for the dashboard and for the checks before publishing.

import { isPublic } from "#app/cms/content/public.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export type NamedEntries = ReadonlyMap<string, { state: "visible" | "trash" | "hidden"; title: string }>;

/** Those of the named, by "kind/id". */
export async function namedEntries(db: Db, now: Date, named: readonly string[]): Promise<NamedEntries> {
  const ids = Map.groupBy(new Set(named), (name) => name.slice(0, name.indexOf("/")));
  const found = await Promise.all(
    [...ids].map(([kind, names]) =>
      db
        .selectFrom("entries")
        .select(["kind", "id", "title", "trashed_at", isPublic(now).as("is_public")])
        .where("kind", "=", kind)
        .where(
          "id",
          "in",
          names.map((name) => name.slice(kind.length + 1)),
        )
        .execute(),
    ),
  );
  return new Map(
    found
      .flat()
      .map((row) => [
        `${row.kind}/${row.id}`,
        { state: row.trashed_at ? "trash" : row.is_public ? "visible" : "hidden", title: row.title },
      ]),
  );
}

/** "ゴミ箱内の個体「檸檬」"; null where visitors see it. */
export function hiddenName(states: NamedEntries, kind: string, id: string): string | null {
  const { state, title } = states.get(`${kind}/${id}`) ?? {};
  if (state === "visible") return null;
  const where = state === "trash" ? "ゴミ箱内の" : state === "hidden" ? "非公開の" : "見つからない";
  return `${where}${kindNamed(kind).label}「${title || id}」`;
}
