// What the listener asks of the site it serves, and knows nothing about: what is to be done, when, and for whom.

import type { Allowance } from "./receiving.server.ts";

export interface SiteDuties {
  /** Before the first request, with the database open. */
  atStart(): Promise<void>;
  /** What takes long and can wait: from the start on, beside the visitors, until it is done or `over`. */
  beside(over: AbortSignal): Promise<void>;
  /** At the start and every hour after it. */
  everyHour(now: Date): Promise<void>;
  /** Does what is due by now, and says when time alone makes pages out of date next. */
  nextChange(now: Date): Promise<Date>;
  /** Tells when something that no write tells of has changed pages, for as long as the process lives. */
  whenNews(changed: () => void): void;
  /** What the sender of a request may send. */
  allowanceOf(request: Request): Promise<Allowance>;
  /** Whether this Cookie header is that of somebody whose work is not counted. Asks nobody. */
  isAdmin(cookies: string | undefined): boolean;
  /** Whether it may be an admin's, good or not. */
  mayBeAdmin(cookies: string | undefined): boolean;
}
