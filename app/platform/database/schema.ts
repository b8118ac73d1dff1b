// Table types for Kysely. Times are UTC ISO strings with milliseconds, so that text order is time order.

import type { Generated } from "kysely";

export interface EntriesTable {
  kind: string;
  id: string;
  /** Incremented by every write; forms send it for optimistic locking. */
  version: number;
  status: "draft" | "published" | "ended";
  /** When a published entry becomes visible; scheduled if in the future. */
  publish_at: string | null;
  trashed_at: string | null;
  created_at: string;
  created_by: string;
  updated_at: string;
  updated_by: string;
  title: string;
  live: string | null;
  /** Time `live` was last published, shown to visitors as the update; saving drafts leaves it. */
  live_at: string | null;
  /** JSON of Content: the working draft. */
  draft: string | null;
  /** JSON of Content that replaces `live` at `next_at`. */
  next: string | null;
  next_at: string | null;
  end_at: string | null;
  plan: string | null;
}

interface EntryKeysTable {
  kind: string;
  id: string;
  name: string;
  text: string;
  number: number | null;
}

/** References between entries, from a field or the body. The target may not exist. */
interface EntryLinksTable {
  kind: string;
  id: string;
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
  content: string;
  note: Generated<string>;
}

interface AutosavesTable {
  kind: string;
  id: string;
  by: string;
  at: string;
  form: string;
}

export interface ImagesTable {
  /** Permanent: a prefix of the first upload's hash, even after the file is replaced. */
  id: string;
  version: Generated<number>;
  name: string;
  alt: string;
  is_illustration: Generated<number>;
  credit: Generated<string>;
  licence: Generated<string>;
  /** "" or a day. */
  taken_on: Generated<string>;
  width: number;
  height: number;
  sha256: string;
  created_at: string;
  created_by: string;
  /** Name, alt and id, folded for search. */
  folded: string;
  /** Hash of the last drawing made by the site; differs from `sha256` if an admin has replaced it. */
  drawn: Generated<string | null>;
}

/**
 * Pictures used by an entry's content. "live": visible to visitors; "private": the rest of the live content; "past":
 * any revision. The picture may not exist.
 */
interface ImageUsesTable {
  image: string;
  scope: "live" | "private" | "draft" | "next" | "past";
  kind: string;
  id: string;
  /** "cover", "body" or the field name; "" for "past". */
  place: string;
}

export interface ImageVariantsTable {
  image_id: string;
  width: number;
  /** "svg" is compressed: a drawing not yet rasterised. */
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

interface SettingRevisionTable {
  name: string;
  version: number;
  value: string;
  saved_at: string;
  saved_by: string;
}

/** Admin sessions ended by sign-out, by the hash of their cookie. */
interface EndedSessionsTable {
  hash: string;
  until: string;
}

/** scope "live": for visitors; "work": for admins. `rowid` joins search_text, the FTS5 table of folded bigrams and concepts. */
interface SearchDocumentsTable {
  rowid: Generated<number>;
  scope: "live" | "work";
  kind: string;
  id: string;
  title: string;
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

/** Audit log, besides revisions. `network` is never a full address. */
interface EventsTable {
  id: Generated<number>;
  at: string;
  by: string;
  action: string;
  target: string;
  network: string;
  /** Number of similar events in that hour without a line. */
  more: Generated<number>;
}

interface BulkResultsTable {
  token: string;
  at: string;
  by: string;
  action: string;
  done: number;
  failed: string;
  /** JSON of each changed entry: its new version and its previous state. */
  changed: string;
  undone_at: string | null;
}

/** Rate limits (platform/limits). A temporary table on SQLite. */
interface RateLimitsTable {
  key: string;
  points: number;
  expire: number;
}

/** All tables of the platform and the engine; rooms add theirs with `declare module`. */
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
