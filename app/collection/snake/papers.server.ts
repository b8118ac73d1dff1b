// Papers of one snake. The papers are a room above this one: they register the functions that read them.

import type { Db } from "#app/platform/database/connection.server.ts";

export interface PapersOfSnake {
  /** "2026年11月20日に引渡し": where it has left; null while it lives here. */
  left: string | null;
  /** Where each step of its leaving is entered, and its return where it may come back. */
  steps: { handOver: string; giveAway: string; death: string; comesBack: string | null };
  /** Missing values of its line of the ledger, in words. */
  ledger: { to: string; faults: readonly string[] };
  explanation: {
    to: string;
    missing: readonly string[];
    /** Those that were shown to a buyer, the newest first. */
    shown: readonly { number: number; at: string }[];
  };
}

type FindPapers = (db: Db, id: string, now: Date) => Promise<PapersOfSnake>;

let find: FindPapers | undefined;

export function registerPapersOfSnake(finder: FindPapers): void {
  find = finder;
}

/** Null in a program without the papers. */
export async function papersOf(db: Db, id: string, now: Date): Promise<PapersOfSnake | null> {
  return (await find?.(db, id, now)) ?? null;
}
