// The entries a reference field can choose from, and what became of those already chosen.

import { referencesIn, referringFields } from "#app/cms/admin/editing/checks/references.server.ts";
import { stageOf } from "#app/cms/content/entry.ts";
import type { AnyKind, KindName } from "#app/cms/content/kind.ts";
import { isPublicEntry, withoutBody } from "#app/cms/content/public.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { contentOf, entryOf } from "#app/cms/content/stored.server.ts";
import type { Candidate, Candidates } from "#app/cms/fields/reference/candidates.ts";
import { candidateKey } from "#app/cms/fields/reference/field.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { FormContent } from "./form-content.ts";

/** Beyond this many a select is no longer a help: the newest are offered, others by their id. */
const CANDIDATES_MAX = 400;

/** For each candidate key of a kind the entries to choose from, by title; chosen ones are always among them. `id`: whose form it is. */
export async function candidatesFor(
  db: Db,
  kind: AnyKind,
  typed: FormContent,
  now: Date,
  id?: string,
): Promise<Record<string, Candidates>> {
  const chosen = referencesIn(kind, typed.fields);
  const found: Record<string, Candidates> = {};
  for (const field of referringFields(kind)) {
    const key = candidateKey(field);
    const ids = chosen.filter((reference) => reference.key === key).map((reference) => reference.id);
    const offered = await entriesToOffer(db, kindNamed(field.to).name, field.only, now);
    const missing = [...new Set(ids)].filter((id) => !offered.items.some((candidate) => candidate.id === id));
    const chosenItems = await chosenOnes(db, kindNamed(field.to).name, missing, now);
    const naming = field.namedBy && id ? await namingOnes(db, kindNamed(field.to).name, field.namedBy, id, now) : [];
    found[key] = { ...offered, items: [...chosenItems, ...offered.items], naming };
  }
  return found;
}

function rowsOfKind(db: Db, kind: KindName) {
  return db
    .selectFrom("entries")
    .selectAll("entries")
    .select([withoutBody("live"), withoutBody("draft"), withoutBody("next")])
    .where("entries.kind", "=", kind);
}

async function entriesToOffer(
  db: Db,
  kind: KindName,
  only: { key: string; text: string } | undefined,
  now: Date,
): Promise<Candidates> {
  let rows = rowsOfKind(db, kind).where("trashed_at", "is", null);
  if (only) {
    rows = rows.where("entries.id", "in", (eb) =>
      eb
        .selectFrom("entry_keys as k")
        .select("k.id")
        .where("k.kind", "=", kind)
        .where("k.name", "=", only.key)
        .where("k.text", "=", only.text),
    );
  }
  const newest = await rows
    .orderBy("updated_at", "desc")
    .orderBy("entries.id")
    .limit(CANDIDATES_MAX + 1)
    .execute();
  const items = newest
    .slice(0, CANDIDATES_MAX)
    .map((row) => candidateOf(entryOf(row), now))
    .sort((a, b) => a.label.localeCompare(b.label, "ja"));
  return { items, isWhole: newest.length <= CANDIDATES_MAX };
}

/** The entries that name this one in a field of their own. */
async function namingOnes(db: Db, kind: KindName, key: string, id: string, now: Date): Promise<Candidate[]> {
  const rows = await rowsOfKind(db, kind)
    .where("trashed_at", "is", null)
    .where("entries.id", "in", (eb) =>
      eb
        .selectFrom("entry_keys as k")
        .select("k.id")
        .where("k.kind", "=", kind)
        .where("k.name", "=", key)
        .where("k.text", "=", id),
    )
    .orderBy("entries.id")
    .execute();
  return rows.map((row) => candidateOf(entryOf(row), now));
}

async function chosenOnes(db: Db, kind: KindName, ids: readonly string[], now: Date): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOfKind(db, kind).where("entries.id", "in", ids.slice(0, 500)).execute();
  const known = new Map(rows.map((row) => [row.id, candidateOf(entryOf(row), now)]));
  return ids.map((id) => known.get(id) ?? { id, label: `${id}（見つかりません）` });
}

function candidateOf(entry: ReturnType<typeof entryOf>, now: Date): Candidate {
  const content = { ...contentOf(entry), body: "" };
  const kind = kindNamed(entry.kind);
  const facts = kind.facts(content);
  const hidden = stageOf(entry, now) === "scheduled" ? "公開予約" : "非公開";
  const mark = entry.trashedAt ? "ゴミ箱内" : isPublicEntry(entry, now) ? "" : hidden;
  const names = [content.title, ...kind.names(content), ...kind.words(content)].filter(Boolean);
  return {
    id: entry.id,
    names,
    label: `${mark && `【${mark}】`}${content.title || entry.id}${facts && `（${facts}）`}`,
  };
}
