// Papers of a snake. The papers module depends on this one and registers its functions here.

import type { Db } from "#app/platform/database/connection.server.ts";

export interface PapersOfSnake {
  /** "2026年11月20日に引渡し", or null while it is here. */
  left: string | null;
  /** URLs of the forms for leaving and coming back (if possible). */
  steps: { handOver: string; giveAway: string; death: string; comesBack: string | null };
  ledger: { to: string; faults: readonly string[] };
  explanation: {
    to: string;
    /** Null if none is due: it is gone or in the trash. */
    missing: readonly string[] | null;
    /** Explanations shown to buyers, newest first. */
    shown: readonly { number: number; at: string }[];
  };
}

type FindPapers = (db: Db, id: string, now: Date) => Promise<PapersOfSnake>;

let find: FindPapers | undefined;

export function registerPapersOfSnake(finder: FindPapers): void {
  find = finder;
}

/** Returns null if the papers module is not loaded. */
export async function papersOf(db: Db, id: string, now: Date): Promise<PapersOfSnake | null> {
  return (await find?.(db, id, now)) ?? null;
}
