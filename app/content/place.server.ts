// An entry's state whole: all of it but who wrote it when.

import type { Entry } from "./entry.ts";

export interface EntryState extends Pick<Entry, "status" | "publishAt" | "trashedAt" | "live" | "draft"> {
  /** When `live` was last published. */
  liveAt: string | null;
}
