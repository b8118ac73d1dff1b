import type { Referrer } from "#app/cms/admin/editing/bulk/bulk.ts";
import type { BodyReading } from "#app/cms/admin/editing/checks/body-reading.server.ts";
import type { Run } from "#app/cms/admin/editing/conflict/form-diff.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import type { FormRow, FormValue } from "#app/cms/fields/form-value.ts";
import type { Times } from "./form-publish-time.ts";

/** Confirmation before hiding an entry that others reference; carries all typed input. */
export interface HideConfirmation {
  kind: KindName;
  id: string;
  intent: "trash" | "end";
  version: number;
  times: Times;
  drawnTimes: Times;
  typed: FormContent;
  referrers: readonly Referrer[];
}

export function formatSentence({ format }: Pick<BodyReading, "format">): string {
  return format === "html"
    ? "本文は、全体がタグの中にあるので「HTML」として読みました。"
    : "本文は「ふつうの文章」として読みました（タグの外に文字があるため）。";
}

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
  /** Names the form, then the autosave it restores, if any. */
  autosave?: string | undefined;
}

export interface Check {
  what: string;
  blocks: boolean;
  path?: string;
  to?: string;
  /** Deleted pictures. */
  lost?: readonly string[];
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
