// View data of the editor and the conflict page: plain data, the same after every round trip.

import type { Referrer } from "#app/cms/admin/editing/bulk/bulk.ts";
import type { Run } from "#app/cms/admin/editing/conflict/form-diff.ts";
import type { Stage } from "#app/cms/content/entry.ts";
import type { KindName, Problem } from "#app/cms/content/kind.ts";
import type { FormRow, FormValue } from "#app/cms/fields/form-value.ts";
import type { Candidates } from "#app/cms/fields/reference/candidates.ts";
import type { LineReading } from "#app/cms/fields/rows/line.ts";
import type { PickerPage } from "#app/cms/library/picture.ts";
import type { Intent, Times } from "./form-publish-time.ts";

/** An entry's envelope as the admin's pages show it. */
export interface EntryEnvelope {
  id: string;
  version: number;
  stage: Stage;
  /** Whether a working draft is over something else, which would be left without it. */
  hasDraftOver: boolean;
  /** Whether visitors see it right now. */
  isVisible: boolean;
  publishAt: string | null;
  /** When a change takes the place of what is out. */
  nextAt: string | null;
  endAt: string | null;
  updatedAt: string;
  updatedBy: string;
}

/** How the body was read. */
export interface BodyReading {
  format: "html" | "text";
  /** The HTML made of ordinary writing; null where the body is HTML itself. */
  html: string | null;
  /** Elements that will not be shown, by name. */
  dropped: string[];
  /** As visitors see it, less what is embedded: to be read until the editor is there. */
  shown: string;
}

export interface EditorView {
  kind: KindName;
  /** Null on the form for a new entry. */
  state: EntryEnvelope | null;
  /** The version what is typed began from: an earlier one than the entry's where someone has saved since. */
  version: number;
  /** The id as typed, for a new entry. */
  id: string;
  /** The id that will be generated; null where one is typed. */
  suggestedId: string | null;
  typed: FormContent;
  body: BodyReading;
  /** Findings in the stored or sent content; none for an untouched form. */
  checks: Check[];
  /** As typed in the form's datetime-locals. */
  times: Times;
  candidates: Record<string, Candidates>;
  /** The library as the picker at each path shows it; at "" as all do where nothing was requested. */
  library: Record<string, PickerPage>;
  /** How the lines over rows were read. */
  readings: Readonly<Record<string, LineReading>>;
  problems: Problem[];
  /** When it was drawn: another for every answer. */
  drawn: string;
}

/** Answer to saving in place. */
export type SaveReply =
  | { type: "done"; view: EditorView; words: string | null }
  | { type: "editor"; view: EditorView }
  | { type: "conflict"; view: ConflictView };

/** The editor's page as it opens. */
export interface OpenedForm {
  view: EditorView;
  /** Who writes here. */
  admin: string;
  /** When what the form shows was autosaved, where it was never saved; null where the form shows what is saved. */
  autosavedAt: string | null;
  /** The form of a copy waits: an unsaved new entry comes first. */
  isCopyWaiting: boolean;
}

/** Asked before an entry that others name is taken away: all that was typed is carried along. */
export interface TakingAway {
  kind: KindName;
  id: string;
  intent: "trash" | "end";
  version: number;
  times: Times;
  typed: FormContent;
  referrers: readonly Referrer[];
}

export interface ConflictChoice extends Choice {
  side: Side;
  /** Whose the other side is, in words, and when it was saved. */
  other: string;
  at: string;
  /** It is the same person's, from another tab or device. */
  isOwn: boolean;
}

export interface ConflictView {
  kind: KindName;
  /** The entry as the other admin left it. */
  state: EntryEnvelope;
  /** The version both began from. */
  base: number;
  choices: ConflictChoice[];
  /** All of mine, carried along. */
  mine: FormContent;
  times: Times;
  /** The button I had pressed when the conflict was found. */
  intent: Intent;
  /** Who saved last, in words. */
  last: string;
  /** It was the same person, in another tab or on another device. */
  isOwn: boolean;
}

// How a body was read, in words: the same in the form and in its preview.

export function formatSentence({ format }: Pick<BodyReading, "format">): string {
  return format === "html"
    ? "本文は、全体がタグの中にあるので「HTML」として読みました。"
    : "本文は「ふつうの文章」として読みました（タグの外に文字があるため）。";
}

/** Null where everything will be shown. */
export function droppedSentence({ dropped }: Pick<BodyReading, "dropped">): string | null {
  return dropped.length > 0
    ? `${dropped.map((name) => `<${name}>`).join("・")} は使えないため、表示のときに取り除かれます。`
    : null;
}

// Content of the admin's form: everything as typed, valid or not, so that nothing is lost on the way to the server and back.

export interface FormContent {
  title: string;
  summary: string;
  cover: FormRow;
  body: string;
  fields: Readonly<Record<string, FormValue>>;
  /** By the names of their fields: lines typed over rows that are not, or not wholly, read into them. */
  lines?: Readonly<Record<string, string>>;
}

/** A finding before publishing. */
export interface Check {
  what: string;
  /** Publishing is refused until it is mended. */
  blocks: boolean;
  /** The control where it is mended. */
  path?: string;
  /** Or the admins' page. */
  to?: string;
}

export type Side = "mine" | "theirs";

export interface Choice {
  path: string;
  label: string;
  /** From theirs to mine. */
  runs: Run[];
  /** Who changed it since both began. Where both did, a person must look. */
  changedBy: Side | "both";
  /** Default choice: the side that changed the part; mine where both did, so that typed text is never lost. */
  suggested: Side;
}
