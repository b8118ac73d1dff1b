import type { Referrer } from "#app/cms/admin/editing/bulk/bulk.ts";
import type { Run } from "#app/cms/admin/editing/conflict/form-diff.ts";
import type { Stage } from "#app/cms/content/entry.ts";
import type { KindName, Problem } from "#app/cms/content/kind.ts";
import type { FormRow, FormValue } from "#app/cms/fields/form-value.ts";
import type { Candidates } from "#app/cms/fields/reference/candidates.ts";
import type { LineReading } from "#app/cms/fields/rows/line.ts";
import type { PickerPage } from "#app/cms/library/picture.ts";
import type { Intent, Times } from "./form-publish-time.ts";

export interface EntryEnvelope {
  id: string;
  version: number;
  stage: Stage;
  /** Whether a draft exists on top of other content. */
  hasDraftOver: boolean;
  isVisible: boolean;
  publishAt: string | null;
  /** When the scheduled change replaces the live content. */
  nextAt: string | null;
  endAt: string | null;
  updatedAt: string;
  updatedBy: string;
}

export interface BodyReading {
  format: "html" | "text";
  /** HTML generated from plain text; null if the body is HTML. */
  html: string | null;
  /** Names of elements that will be removed. */
  dropped: string[];
  /** Rendered body without embeds, shown until the editor has loaded. */
  shown: string;
}

export interface EditorView {
  kind: KindName;
  state: EntryEnvelope | null;
  /** Version the typed content is based on; older than the entry's if it was saved since. */
  version: number;
  id: string;
  /** Generated id; null if one is typed. */
  suggestedId: string | null;
  typed: FormContent;
  body: BodyReading;
  /** Findings in the stored or posted content; empty for an untouched new form. */
  checks: Check[];
  times: Times;
  candidates: Record<string, Candidates>;
  /** Library page for the picker at each path; "" is the default. */
  library: Record<string, PickerPage>;
  readings: Readonly<Record<string, LineReading>>;
  problems: Problem[];
  /** Render timestamp, unique per response. */
  drawn: string;
}

/** Response to saving without a page load. */
export type SaveReply =
  | { type: "done"; view: EditorView; words: string | null }
  | { type: "editor"; view: EditorView }
  | { type: "conflict"; view: ConflictView };

export interface OpenedForm {
  view: EditorView;
  admin: string;
  /** When the displayed input was autosaved; null if the form shows the saved state. */
  autosavedAt: string | null;
  /** An unsaved new entry is shown instead of the requested copy. */
  isCopyWaiting: boolean;
}

/** Confirmation before hiding an entry that others reference; carries all typed input. */
export interface HideConfirmation {
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
  /** Who saved the other side, and when. */
  other: string;
  at: string;
  /** Saved by the same person in another tab or device. */
  isOwn: boolean;
}

export interface ConflictView {
  kind: KindName;
  /** The entry as the other admin saved it. */
  state: EntryEnvelope;
  /** Version of the common ancestor. */
  base: number;
  choices: ConflictChoice[];
  mine: FormContent;
  times: Times;
  /** The submit that ran into the conflict. */
  intent: Intent;
  last: string;
  /** Saved by the same person in another tab or device. */
  isOwn: boolean;
}

// Describes how the body was interpreted, for the form and its preview.

export function formatSentence({ format }: Pick<BodyReading, "format">): string {
  return format === "html"
    ? "本文は、全体がタグの中にあるので「HTML」として読みました。"
    : "本文は「ふつうの文章」として読みました（タグの外に文字があるため）。";
}

/** Returns null if nothing is removed. */
export function droppedSentence({ dropped }: Pick<BodyReading, "dropped">): string | null {
  return dropped.length > 0
    ? `${dropped.map((name) => `<${name}>`).join("・")} は使えないため、表示のときに取り除かれます。`
    : null;
}

// Raw form values, valid or not, so that no input is lost in a round trip.

export interface FormContent {
  title: string;
  summary: string;
  cover: FormRow;
  body: string;
  fields: Readonly<Record<string, FormValue>>;
  /** Quick-entry lines not (fully) parsed into rows, by field name. */
  lines?: Readonly<Record<string, string>>;
}

export interface Check {
  what: string;
  blocks: boolean;
  /** Form control to fix it in. */
  path?: string;
  /** Admin page to fix it on. */
  to?: string;
}

export type Side = "mine" | "theirs";

export interface Choice {
  path: string;
  label: string;
  runs: Run[];
  /** Who changed it since the common ancestor; "both" needs a decision. */
  changedBy: Side | "both";
  /** Default side: the one that changed the part; mine for "both", so that typed text is never lost. */
  suggested: Side;
}
