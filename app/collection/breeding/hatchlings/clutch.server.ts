// Parses eggs and hatching from the clutch form, and converts them to season events.

import type { Problem } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { untrashed } from "#app/cms/content/untrashed.server.ts";
import { eventOn, type NewSeasonEvent, readCount, type SeasonEvent } from "#app/collection/season/season-event.ts";
import { cyclesOf, lastClutch } from "#app/collection/season/season-life.ts";
import { eventsOfSeason, type SeasonWritten, writeSeason } from "#app/collection/season/season-log.server.ts";
import type { SeasonChange } from "#app/collection/season/season-questions.ts";
import { readPastDay } from "#app/kinds/ball/care/read-values.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { HatchlingsForm } from "./form.ts";

export function readClutch(typed: HatchlingsForm, wanted: string, today: string) {
  const problems: Problem[] = [];
  const day = (path: "laid" | "hatched") => {
    if (typed[path] === "") return null;
    const read = readPastDay(typed[path], today, path === "hatched");
    if (!read.ok) problems.push({ path, message: read.message });
    return read.ok && read.value.length > 4 ? read.value : null;
  };
  const figure = (path: "eggs" | "slugs" | "lost" | "wanted", text: string) => {
    const read = readCount(text);
    if (!read.ok) problems.push({ path, message: read.message });
    return read.ok ? read.value : null;
  };
  const [laid, hatched] = [day("laid"), day("hatched")];
  const [eggs, slugs] = [figure("eggs", typed.eggs), figure("slugs", typed.slugs)];
  const clutch = { laid, hatched, eggs, slugs, lost: figure("lost", typed.lost), count: figure("wanted", wanted) };
  return { ...clutch, today, problems };
}

type Clutch = ReturnType<typeof readClutch>;

/** Runs in the transaction that creates the snakes. `young`: number of snakes. */
export async function writeClutch(
  trx: Db,
  breed: string,
  clutch: Clutch,
  young: number,
  actor: Actor,
): Promise<SeasonWritten> {
  const events = await eventsOfSeason(trx, breed);
  const made = clutch.hatched === null ? [] : await untrashed(trx, "ball", { keys: { breed } });
  const already = made.filter(({ fields }) => fields.hatched === clutch.hatched).length;
  const laying = layingOf(events, clutch);
  const hatching = hatchingOf(events, clutch, young > 0 ? already + young : (clutch.count ?? 0));
  const { lost, hatched, today } = clutch;
  const change: Required<SeasonChange> = {
    add: [...laying.add, ...(lost ? [eventOn("lost", hatched ?? today, { count: lost })] : []), ...hatching.add],
    set: [...laying.set, ...hatching.set],
    remove: [],
  };
  return writeSeason(trx, breed, change, actor);
}

type Written = Required<Pick<SeasonChange, "add" | "set">>;
const nothing: Written = { add: [], set: [] };

function placed(known: SeasonEvent | undefined, event: NewSeasonEvent): Written {
  return known ? { add: [], set: [{ id: known.id, event: { ...known, ...event } }] } : { add: [event], set: [] };
}

function layingOf(events: readonly SeasonEvent[], { laid, eggs, slugs }: Clutch): Written {
  const life = lastClutch(events);
  const isKnown = laid === life.laid && eggs === life.eggs && slugs === life.slugs;
  if (isKnown || (laid === null && eggs === null && slugs === null)) return nothing;
  const counts = { count: eggs, slugs };
  const isNext = laid !== null && cyclesOf([...events, eventOn("laid", laid)]).length > cyclesOf(events).length;
  const known = isNext ? undefined : events.findLast(({ type }) => type === "laid");
  // The form shows the last day of a range.
  if (known && laid === known.until) return placed(known, { ...known, ...counts });
  return placed(known, eventOn("laid", laid ?? "", { ...counts, note: known?.note ?? "" }));
}

/** Ensures that at least `count` hatchlings are recorded for the day. */
function hatchingOf(events: readonly SeasonEvent[], { hatched }: Clutch, count: number): Written {
  if (hatched === null || count === 0) return nothing;
  const hatchings = events.filter(({ type }) => type === "hatched");
  const ofDay = hatchings.filter(({ date, until }) => date <= hatched && hatched <= until);
  const counted = ofDay.reduce((total, event) => total + (event.count ?? 0), 0);
  if (ofDay.length > 0 && counted >= count) return nothing;
  const [known] = ofDay.length > 0 ? ofDay : hatchings.filter(({ date }) => date === "");
  if (!known) return placed(undefined, eventOn("hatched", hatched, { count }));
  const others = counted - (known.count ?? 0);
  const whole = known.date === "" ? Math.max(count, known.count ?? 0) : count - Math.max(0, others);
  return placed(known, eventOn("hatched", hatched, { count: whole, note: known.note }));
}
