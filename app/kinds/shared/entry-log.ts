// File import and export of a kind's log, registered in `kinds.server.ts`.

import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export interface EntryLog<Line> {
  /** Names in an entry's file; must not be field names of the kind. */
  names: readonly string[];
  /** Parses a file. `drafted`: values of a draft in files older than the log. Problem paths: ["weights", 0, "date"]. */
  read(
    values: Record<string, unknown>,
    drafted: Record<string, unknown>,
  ): {
    lines: Line[];
    problems: { path: (string | number)[]; message: string }[];
  };
  /** Converts lines to file values, deterministically. */
  values(lines: readonly Line[]): Record<string, unknown>;
  of(db: Db, id: string): Promise<Line[]>;
  /** Returns the changes of an import; null if there are none. */
  plan(db: Db, id: string, lines: readonly Line[], options: Taking): Promise<LogPlan | null>;
}

interface Taking {
  replace: boolean;
  /** Returns whether a line was written by a person, whose edits are not overwritten unless asked. */
  isPerson(by: string): boolean;
}

interface LogPlan {
  /** A person has changed the log since. */
  isRefused: boolean;
  /** Runs in the caller's transaction. */
  apply(trx: Db, actor: Actor): Promise<void>;
}
