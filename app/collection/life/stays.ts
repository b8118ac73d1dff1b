// Stays of an animal that left and came back. Each has its own ledger line, and earlier ones are preserved.

import { dayOfLeaving, emptyRecord, filled, type Keeper, type LedgerLine, type StoredRecord } from "./line.ts";

/** Returns the stays in order, the present or latest one last. */
export function staysOf(stored: StoredRecord): StoredRecord[] {
  const { earlier = [], ...last } = stored;
  return [...earlier, last];
}

export function storedStays(stays: readonly StoredRecord[]): StoredRecord {
  const earlier = stays.slice(0, -1);
  const last = stays.at(-1) ?? emptyRecord;
  return earlier.length > 0 ? { ...last, earlier } : { ...last, earlier: undefined };
}

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

/** Returns whether the animal lives with another owner and may come back. */
export function mayReturn({ record, entry, place }: LedgerLine): boolean {
  const isAway = record.leftOn !== null && record.diedOn === null && record.excluded === "";
  return entry === "standing" && place.stay === place.of && isAway;
}

/** Creates the next stay with the lasting facts: breeder and explanations. */
export function nextStay(line: LedgerLine, keeper: Keeper): StoredRecord {
  const { breederAs, breeder, breederId, illness, inherited, advice } = filled(line, keeper);
  return { ...emptyRecord, breederAs, breeder, breederId, illness, inherited, advice };
}

/** Erases personal data of stays for which `isOver` returns true. */
export function withoutPeople(stored: StoredRecord, people: Partial<StoredRecord>, isOver: (left: string) => boolean) {
  return storedStays(
    staysOf(stored).map((stay) => {
      const left = dayOfLeaving(stay);
      return left !== null && isOver(left) ? { ...stay, ...people } : stay;
    }),
  );
}
