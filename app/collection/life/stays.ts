// Stays of one animal: it was here, went to somebody, and came back. Each has its own line of the ledger, and what was written of an
// earlier one stays as it is.

import { dayOfLeaving, emptyRecord, filled, type Keeper, type LedgerLine, type StoredRecord } from "./line.ts";

/** Returns the stays in order; the last one is the present one, or the one that ended last. */
export function staysOf(stored: StoredRecord): StoredRecord[] {
  const { earlier = [], ...last } = stored;
  return [...earlier, last];
}

/** Returns the stored form of stays. */
export function storedStays(stays: readonly StoredRecord[]): StoredRecord {
  const earlier = stays.slice(0, -1);
  const last = stays.at(-1) ?? emptyRecord;
  return earlier.length > 0 ? { ...last, earlier } : { ...last, earlier: undefined };
}

/** Returns a line for each stay. */
export function linesOfStays(line: Omit<LedgerLine, "place">): LedgerLine[] {
  const stays = staysOf(line.record);
  return stays.map((record, index) => ({
    ...line,
    record,
    place: {
      stay: index + 1,
      of: stays.length,
      after: stays[index - 1]?.leftOn ?? null,
      before: stays[index + 1]?.acquiredOn ?? null,
    },
  }));
}

/** Whether the animal lives with somebody else, and may come back. */
export function mayReturn({ record, entry, place }: LedgerLine): boolean {
  const isAway = record.leftOn !== null && record.diedOn === null && record.excluded === "";
  return entry === "standing" && place.stay === place.of && isAway;
}

/** Returns a further stay, with what stays true of the animal: its breeder, and what is explained of it. */
export function nextStay(line: LedgerLine, keeper: Keeper): StoredRecord {
  const { breederAs, breeder, breederId, illness, inherited, advice } = filled(line, keeper);
  return { ...emptyRecord, breederAs, breeder, breederId, illness, inherited, advice };
}

/** Returns the record without the data of people in stays that `isOver` says are no longer required. */
export function withoutPeople(stored: StoredRecord, people: Partial<StoredRecord>, isOver: (left: string) => boolean) {
  return storedStays(
    staysOf(stored).map((stay) => {
      const left = dayOfLeaving(stay);
      return left !== null && isOver(left) ? { ...stay, ...people } : stay;
    }),
  );
}
