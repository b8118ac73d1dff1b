// Write rules of kinds, applied to every write of an entry.

import type { Db } from "#app/platform/database/connection.server.ts";
import type { Entry } from "./entry.ts";
import type { KindName, Problem } from "./kind.ts";

export type Written = Pick<Entry, "status" | "trashedAt" | "live" | "draft" | "next">;

export interface Write {
  id: string;
  /** Undefined for a new entry. */
  before: Written | undefined;
  after: Written;
  /** Whether a revision is restored as the draft. */
  isRevert: boolean;
}

export type WriteRule = (trx: Db, write: Write) => Promise<Problem[]>;

let ruleOf: (kind: KindName) => WriteRule | undefined = () => undefined;

export function registerWriteRules(rules: typeof ruleOf): void {
  ruleOf = rules;
}

/** Rolls back a write that its kind rejects. */
export class WriteRefused extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ path, message }) => `${path}: ${message}`).join("; "));
    this.problems = problems;
  }
}

/** Throws `WriteRefused` if the kind rejects the write. */
export async function refuseWrite(trx: Db, kind: KindName, write: Write): Promise<void> {
  const problems = (await ruleOf(kind)?.(trx, write)) ?? [];
  if (problems.length > 0) throw new WriteRefused(problems);
}

/** Runs a write; returns why it was rejected, or nothing. */
export async function problemsOfWrite(write: () => Promise<unknown>): Promise<readonly Problem[]> {
  try {
    await write();
    return [];
  } catch (error) {
    if (error instanceof WriteRefused) return error.problems;
    throw error;
  }
}
