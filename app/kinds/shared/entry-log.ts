// A log that a kind stores for its entries, in files. Registered in `entry-logs.server.ts`.

import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export interface EntryLog<Line> {
  /** Names of its parts in an entry's file: no field of the kind may have one of them. */
  names: readonly string[];
  /**
   * Values of a file as text. `drafted`: those of a working draft, as files had them before there
   * was a log. Problems name where: ["weights", 0, "date"].
   */
  read(
    values: Record<string, unknown>,
    drafted: Record<string, unknown>,
  ): {
    lines: Line[];
    problems: { path: (string | number)[]; message: string }[];
  };
  /** The same for a file: one log always gives the same values. */
  values(lines: readonly Line[]): Record<string, unknown>;
  of(db: Db, id: string): Promise<Line[]>;
  /** Changes that importing these lines makes; null where the log has them already. */
  plan(db: Db, id: string, lines: readonly Line[], options: Taking): Promise<LogPlan | null>;
}

interface Taking {
  /** Replaces the whole log by these lines. */
  replace: boolean;
  /** Returns whether the present lines were written by a person, whose work is not replaced unasked. */
  isPerson(by: string): boolean;
}

interface LogPlan {
  /** A person has written otherwise since. */
  isRefused: boolean;
  /** In the caller's transaction. */
  apply(trx: Db, actor: Actor): Promise<void>;
}
