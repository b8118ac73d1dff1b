// A log that a kind keeps beside its entries' content, as files know it. Registered in `entry-logs.server.ts`.

import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export interface EntryLog<Line> {
  /** What its parts are called in an entry's file: no field of the kind may be called so. */
  names: readonly string[];
  /**
   * What a file says, each value as text. `drafted`: what a file says of it in a working draft, as files did before there
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
  /** What taking these lines in comes to; null where the log says them already. */
  plan(db: Db, id: string, lines: readonly Line[], options: Taking): Promise<LogPlan | null>;
}

interface Taking {
  /** The log is to be these lines and no others, whoever wrote what stands. */
  replace: boolean;
  /** Whether what stands was written by somebody whose word is not replaced unasked. */
  isPerson(by: string): boolean;
}

interface LogPlan {
  /** A person has written otherwise since. */
  isRefused: boolean;
  /** In the caller's transaction. */
  apply(trx: Db, actor: Actor): Promise<void>;
}
