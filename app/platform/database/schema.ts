// The tables as Kysely sees them. Times are UTC ISO strings with milliseconds, so that text order is time order.

import type { Generated } from "kysely";

export interface EntriesTable {
  kind: string;
  id: string;
  /** Raised by every write; what a form must name to save (compare-and-swap). */
  version: number;
  status: "draft" | "published" | "ended";
  /** When a published entry shows; in the future: scheduled. */
  publish_at: string | null;
  trashed_at: string | null;
  created_at: string;
  created_by: string;
  updated_at: string;
  updated_by: string;
  /** Title in the admin's list, shown and sorted by: the draft's, else the live content's. */
  title: string;
  /** JSON of Content: what visitors see. */
  live: string | null;
  /** Time `live` was last published: shown to visitors as the update, however often a draft is saved. */
  live_at: string | null;
  /** JSON of Content: the working draft on top of it. */
  draft: string | null;
  /** JSON of Content: what takes the place of `live` at `next_at`. */
  next: string | null;
  next_at: string | null;
  /** Scheduled end of a published entry. */
  end_at: string | null;
  /** JSON of the times typed with the draft. */
  plan: string | null;
}

/** Keys for filters and sorts of lists, one row per value, from the live content (or the draft of a never published entry) by the kind's `keys`. */
interface EntryKeysTable {
  kind: string;
  id: string;
  name: string;
  text: string;
  number: number | null;
}

/** That an entry names another, in a field or in the body. The other may be gone. */
interface EntryLinksTable {
  kind: string;
  id: string;
  /** "body" or the field's name. */
  place: string;
  to_kind: string;
  to_id: string;
}

export interface RevisionsTable {
  kind: string;
  id: string;
  version: number;
  at: string;
  by: string;
  action: "save" | "publish" | "schedule" | "unschedule" | "end" | "trash" | "restore" | "revert" | "discard";
  /** JSON of Content as it stood after the action. */
  content: string;
  /** Notes by admins. */
  note: Generated<string>;
}

/** Autosaved form of an admin. `id` is ":new" for a form of an entry that does not exist yet. */
interface AutosavesTable {
  kind: string;
  id: string;
  by: string;
  at: string;
  /** JSON of the form's names and values. */
  form: string;
}

export interface ImagesTable {
  /** For good: the beginning of the hash of what was uploaded first, also once its file is another. */
  id: string;
  /** Raised by every change; what a form must name to save. */
  version: Generated<number>;
  name: string;
  alt: string;
  /** 1: drawn, not photographed. */
  is_illustration: Generated<number>;
  credit: Generated<string>;
  licence: Generated<string>;
  /** "" or a day. */
  taken_on: Generated<string>;
  width: number;
  height: number;
  /** Of what was uploaded last. */
  sha256: string;
  created_at: string;
  created_by: string;
  /** Name, alt and id as the search sees them. */
  folded: string;
  /** The hash of the drawing that the site itself put there last; another than `sha256` where a person has replaced it since. */
  drawn: Generated<string | null>;
}

/**
 * A picture that a content of an entry names. "live" is what visitors see of the live content, "private" all of it, "past" any
 * revision. The picture may be gone.
 */
interface ImageUsesTable {
  image: string;
  scope: "live" | "private" | "draft" | "next" | "past";
  kind: string;
  id: string;
  /** "cover", "body" or the field's name; "" for the past. */
  place: string;
}

export interface ImageVariantsTable {
  image_id: string;
  width: number;
  /** "svg", compressed: a drawing whose sizes are still to be made. */
  format: "webp" | "jpeg" | "svg";
  bytes: Uint8Array;
}

interface SettingsTable {
  name: string;
  version: number;
  value: string;
  updated_at: string;
  updated_by: string;
}

/** Every value a setting has had, the standing one among them. */
interface SettingRevisionTable {
  name: string;
  version: number;
  value: string;
  saved_at: string;
  saved_by: string;
}

/** Admin sessions signed out of before their time, by the hash of their cookie. */
interface EndedSessionsTable {
  hash: string;
  until: string;
}

/** scope "live": visitors search it; "work": admins do. `rowid` joins search_text, the FTS5 table of folded bigrams and concepts. */
interface SearchDocumentsTable {
  rowid: Generated<number>;
  scope: "live" | "work";
  kind: string;
  id: string;
  title: string;
  /** Plain text, for snippets. */
  text: string;
}

interface SearchTextTable {
  rowid: number;
  scope: string;
  title: string;
  words: string;
  lead: string;
  body: string;
}

/** The audit log, besides revisions of entries and settings. `network`: never a whole address. */
interface EventsTable {
  id: Generated<number>;
  at: string;
  by: string;
  action: string;
  target: string;
  network: string;
  /** How many more of the same kind in that hour have no line of their own. */
  more: Generated<number>;
}

/** Result of a bulk action, stored for a day: to be shown, and to be undone. */
interface BulkResultsTable {
  token: string;
  at: string;
  by: string;
  action: string;
  done: number;
  /** JSON of what could not be done, and why. */
  failed: string;
  /** JSON of each entry written: its version since, and how it stood before. */
  changed: string;
  undone_at: string | null;
}

/** Counters of rate limits (platform/limits). On SQLite a temporary table. */
interface RateLimitsTable {
  key: string;
  points: number;
  /** When the counting begins again, in milliseconds since 1970. */
  expire: number;
}

/** Every table of the platform and the engine; rooms add their own next to their queries (`declare module`). */
export interface Database {
  entries: EntriesTable;
  entry_keys: EntryKeysTable;
  entry_links: EntryLinksTable;
  revisions: RevisionsTable;
  autosaves: AutosavesTable;
  images: ImagesTable;
  image_variants: ImageVariantsTable;
  image_uses: ImageUsesTable;
  settings: SettingsTable;
  setting_revisions: SettingRevisionTable;
  ended_sessions: EndedSessionsTable;
  counters: { name: string; value: number };
  search_documents: SearchDocumentsTable;
  search_text: SearchTextTable;
  bulk_results: BulkResultsTable;
  events: EventsTable;
  rate_limits: RateLimitsTable;
}
