import type { Content, FieldsOf } from "#app/cms/content/kind.ts";
import { memoisedEntries } from "#app/cms/content/memoised-entries.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { stoppedSeasons } from "#app/collection/life/presence.server.ts";
import { isIncubating, type SeasonLife, withLife } from "#app/collection/season/season-life.ts";
import { publicEventsOf } from "#app/collection/season/season-log.server.ts";
import { isUnderWay, seasonState } from "#app/collection/season/season-state.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { addDays, dayInJapan } from "#app/platform/site/days.ts";

export interface SeasonLine {
  id: string;
  title: string;
  /** State in words; "" if nothing is recorded. */
  state: string;
}

const MOST = 24;
/** Seasons under way are searched among the latest. */
const RECENT = 300;

interface Season {
  id: string;
  content: Content<FieldsOf<"breed">>;
}

interface SeasonWithLife {
  id: string;
  content: Content<FieldsOf<"breed"> & SeasonLife>;
}

/** Returns the latest seasons with their events. */
export function recentSeasons(db: Db, now: Date): Promise<readonly SeasonWithLife[]> {
  const name = `last ${RECENT}`;
  return cached(db, `seasons ${name}`, now, async () =>
    withLogs(db, await memoisedEntries(db, { kind: "breed", name, most: RECENT }, now, (season): Season => season)),
  );
}

async function withLogs(db: Db, seasons: readonly Season[]): Promise<SeasonWithLife[]> {
  const lifeOf = await readLives(db, seasons);
  return seasons.map((season) => ({ id: season.id, content: { ...season.content, fields: lifeOf(season) } }));
}

/** Reads what the public may know of these seasons; returns a function for the fields of one. */
async function readLives(db: Db, seasons: readonly Season[]) {
  const ids = seasons.map(({ id }) => id);
  const contents = seasons.map(({ content }) => content);
  const [events, isStopped] = await Promise.all([publicEventsOf(db, ids), stoppedSeasons(db, contents)]);
  return ({ id, content }: Season) => withLife(content.fields, events.get(id) ?? [], isStopped(content));
}

/** Returns a public season's fields with its public events. */
export async function publicSeason(db: Db, season: Season) {
  return (await readLives(db, [season]))(season);
}

function lineOf(today: string) {
  return ({ id, content: { title, fields } }: SeasonWithLife): SeasonLine => ({
    ...{ id, title },
    state: seasonState(fields, today),
  });
}

/** Returns the seasons of a snake as sire or dam, newest first. */
export async function seasonsOf(db: Db, ball: string, now: Date): Promise<SeasonLine[]> {
  const lists = await Promise.all(
    ["sire", "dam"].map((side) => listVisible(db, "breed", { filters: { [side]: ball }, perPage: MOST }, now)),
  );
  const seasons = lists.flatMap(({ items }) => items).toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  return (await withLogs(db, seasons)).map(lineOf(dayInJapan(now)));
}

/** Returns the seasons under way: begun within a year, not hatched. */
export async function runningSeasons(db: Db, now: Date): Promise<SeasonLine[]> {
  const today = dayInJapan(now);
  const seasons = await recentSeasons(db, now);
  return seasons.filter(({ content }) => isUnderWay(content.fields, today, addDays(today, -365))).map(lineOf(today));
}

/** Queries about eggs in incubation, which no entry's text answers. */
const INCUBATION = /孵卵|ふ卵|(?:孵化|ふ化|ハッチ|生まれる)の?予定/;

/** Older clutches are incomplete records. */
const INCUBATED_AT_MOST = 120;

/** Returns the seasons with eggs in incubation if the query asks for them. */
export async function incubatingSeasons(db: Db, query: string, now: Date): Promise<SeasonLine[]> {
  if (!INCUBATION.test(query)) return [];
  const today = dayInJapan(now);
  const since = addDays(today, -INCUBATED_AT_MOST);
  const isNow = ({ content: { fields } }: SeasonWithLife) => isIncubating(fields) && (fields.laid ?? "") >= since;
  return (await recentSeasons(db, now)).filter(isNow).map(lineOf(today));
}
