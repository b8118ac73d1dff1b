// The automatic title of a season: its year and its parents.

import type { FieldsOf } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { entryState, placeEntry } from "#app/cms/content/place.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { NewSeasonEvent } from "./season-event.ts";
import { lifeOf, yearOfSeason } from "./season-life.ts";

/** "2026年 空×雫": names without what is added to them in brackets. */
export function seasonTitle(year: string, { sire, dam }: { sire: string; dam: string }): string {
  const name = (title: string) => title.replace(/[（　].*$/, "");
  return `${year}年 ${name(sire)}×${name(dam)}`;
}

/** Puts the season's year into the title of a draft that still has the automatic one: it was begun before any of its days was known. */
export async function retitle(trx: Db, breed: string, events: readonly NewSeasonEvent[], actor: Actor): Promise<void> {
  const year = yearOfSeason(lifeOf(events));
  const state = (await entryState(trx, "breed", breed))?.state;
  if (!state || state.live !== null || state.trashedAt !== null) return;
  const { draft } = state;
  if (!draft || year === null || !/^\d{4}年 /.test(draft.title) || draft.title.startsWith(year)) return;
  const { sire, dam } = draft.fields as FieldsOf<"breed">; // a breeding record
  const rows = await trx
    .selectFrom("entries")
    .select(["id", "title"])
    .where("kind", "=", "ball")
    .where("id", "in", [sire ?? "", dam ?? ""])
    .execute();
  const nameOf = (id: string | null) => rows.find((row) => row.id === id)?.title ?? "";
  const names = { sire: nameOf(sire), dam: nameOf(dam) };
  if (draft.title !== seasonTitle(draft.title.slice(0, 4), names)) return;
  await placeEntry(trx, "breed", breed, { ...state, draft: { ...draft, title: seasonTitle(year, names) } }, actor);
}
