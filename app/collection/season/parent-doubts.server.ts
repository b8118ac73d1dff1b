// Questions about season events on days when a parent was not alive or not here. Every form that writes events asks them.

import { lifeDoubts } from "#app/collection/life/presence.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { NewSeasonEvent, SeasonEventType } from "./season-event.ts";

const OF_PAIR: readonly SeasonEventType[] = ["together", "lock", "apart"];
const OF_DAM: readonly SeasonEventType[] = [...OF_PAIR, "follicles", "ovulated", "preLayShed", "laid"];

/** Returns the questions of each event, in order. */
export async function parentDoubts(
  db: Db,
  { sire, dam }: { sire: string | null; dam: string | null },
  events: readonly NewSeasonEvent[],
): Promise<string[][]> {
  const males = events.map((event) => (OF_PAIR.includes(event.type) ? (event.sire ?? sire) : null));
  const doubtOf = await lifeDoubts(
    db,
    [dam, ...males].filter((id) => id !== null),
  );
  return events.map(({ type, date }, at) => {
    const mother = dam && OF_DAM.includes(type) ? doubtOf(dam, date) : undefined;
    const father = males[at] ? doubtOf(males[at], date) : undefined;
    return [...(mother ? [`母：${mother}`] : []), ...(father ? [`父：${father}`] : [])];
  });
}

export const SURE = "もう一度押すと、この日で記録します";
