import { referencesIn, referringFields } from "#app/cms/admin/editing/checks/references.server.ts";
import { type Entry, stageOf } from "#app/cms/content/entry.ts";
import { hasKey } from "#app/cms/content/key-counts.server.ts";
import { type AnyKind, type Content, ID_PATTERN, type KindName } from "#app/cms/content/kind.ts";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { entriesOf, isPublicEntry } from "#app/cms/content/public.server.ts";
import { kindNamed, withoutPrivate } from "#app/cms/content/registry.ts";
import { contentOf, entryOf } from "#app/cms/content/stored.server.ts";
import { fieldTypeOf } from "#app/cms/fields/field-types.server.ts";
import { type Candidate, type Candidates, filterMatches, soleMatch } from "#app/cms/fields/reference/candidates.ts";
import { candidateKey } from "#app/cms/fields/reference/field.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { FormContent } from "./form-view.ts";

type Details = (db: Db, contents: readonly Content[], now: Date) => Promise<string[]>;

let detailsOf: (kind: KindName) => Details | undefined = () => undefined;

export function registerCandidateDetails(of: typeof detailsOf): void {
  detailsOf = of;
}

const CANDIDATES_MAX = 400;

/**
 * Returns the options per candidate key, by title; chosen entries are always included. `id`: the entry being edited.
 */
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
    for (const words of offered.isWhole ? [] : missing.filter((one) => !ID_PATTERN.test(one)))
      chosenItems.push(...(await searchCandidates(db, kindNamed(field.to).name, field.only, words, now)));
    const naming = field.namedBy && id ? await namingOnes(db, kindNamed(field.to).name, field.namedBy, id, now) : [];
    found[key] = { ...offered, items: unique([...chosenItems, ...offered.items]), naming };
  }
  return found;
}

function unique(items: readonly Candidate[]): Candidate[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

type Only = { key: string; text: string } | undefined;

function rowsToOffer(db: Db, kind: KindName, only: Only) {
  const rows = entriesOf(db, kind).where("trashed_at", "is", null);
  return only ? rows.where(hasKey(kind, only.key, only.text)) : rows;
}

async function entriesToOffer(db: Db, kind: KindName, only: Only, now: Date): Promise<Candidates> {
  const newest = await rowsToOffer(db, kind, only)
    .orderBy("updated_at", "desc")
    .orderBy("entries.id")
    .limit(CANDIDATES_MAX + 1)
    .execute();
  const items = await candidates(db, kind, newest.slice(0, CANDIDATES_MAX).map(entryOf), now);
  return {
    items: items.toSorted((a, b) => a.label.localeCompare(b.label, "ja")),
    isWhole: newest.length <= CANDIDATES_MAX,
  };
}

const FOUND_MAX = 60;

export async function searchCandidates(db: Db, kind: KindName, only: Only, typed: string, now: Date) {
  const rows = await rowsToOffer(db, kind, only).orderBy("updated_at", "desc").orderBy("entries.id").execute();
  return filterMatches(await candidates(db, kind, rows.map(entryOf), now), typed).slice(0, FOUND_MAX);
}

/** Replaces typed names by ids where they match a single entry. */
export async function resolveReferences(db: Db, kind: AnyKind, typed: FormContent, now: Date): Promise<FormContent> {
  const ids = new Map<string, string>();
  for (const { key, to, id } of referencesIn(kind, typed.fields)) {
    if (ids.has(`${key} ${id}`)) continue;
    const { name } = kindNamed(to);
    const isId = await findEntry(db, name, id);
    const only = referringFields(kind).find((field) => candidateKey(field) === key)?.only;
    const meant = isId ? undefined : soleMatch(await searchCandidates(db, name, only, id, now), id);
    ids.set(`${key} ${id}`, meant?.id ?? id);
  }
  const idOf = (key: string, word: string) => ids.get(`${key} ${word}`) ?? word;
  const fields = Object.entries(typed.fields).map(([name, value]) => {
    const field = kind.fields[name];
    return [name, (field && fieldTypeOf(field).withIds?.(field, value, idOf, fieldTypeOf)) ?? value];
  });
  return { ...typed, fields: Object.fromEntries(fields) };
}

async function namingOnes(db: Db, kind: KindName, key: string, id: string, now: Date): Promise<Candidate[]> {
  const rows = await rowsToOffer(db, kind, { key, text: id }).orderBy("entries.id").execute();
  return candidates(db, kind, rows.map(entryOf), now);
}

async function chosenOnes(db: Db, kind: KindName, ids: readonly string[], now: Date): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const rows = await entriesOf(db, kind).where("entries.id", "in", ids.slice(0, 500)).execute();
  const found = await candidates(db, kind, rows.map(entryOf), now);
  const known = new Map(found.map((candidate) => [candidate.id, candidate]));
  return ids.flatMap((id) => known.get(id) ?? (ID_PATTERN.test(id) ? { id, label: `${id}（見つかりません）` } : []));
}

async function candidates(db: Db, kind: KindName, entries: readonly Entry[], now: Date): Promise<Candidate[]> {
  const contents = entries.map((entry) => ({ ...contentOf(entry), body: "" }));
  const details = await detailsOf(kind)?.(db, contents, now);
  return entries.map((entry, index) => {
    const detail = details?.[index];
    return { ...candidateOf(entry, contents[index] ?? contentOf(entry), now), ...(detail && { detail }) };
  });
}

function candidateOf(entry: Entry, content: Content, now: Date): Candidate {
  const kind = kindNamed(entry.kind);
  const facts = kind.facts(content);
  const hidden = stageOf(entry, now) === "scheduled" ? "公開予約" : "非公開";
  const mark = entry.trashedAt ? "ゴミ箱内" : isPublicEntry(entry, now) ? "" : hidden;
  // Excludes private fields: a parent select must not find snakes by a buyer's name.
  const shown = withoutPrivate(kind, content);
  const names = [content.title, ...kind.names(shown), ...kind.words(shown)].filter(Boolean);
  return {
    id: entry.id,
    names,
    label: `${mark && `【${mark}】`}${content.title || entry.id}${facts && `（${facts}）`}`,
  };
}
