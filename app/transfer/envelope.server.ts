import type { EntryState } from "#app/cms/content/place.server.ts";
import { isDay, startOfDay } from "#app/platform/site/days.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import type { Path } from "./yaml.server.ts";

export interface ValueProblem {
  path: Path;
  message: string;
}

type Times = Pick<EntryState, "publishAt" | "liveAt" | "trashedAt" | "endAt" | "nextAt">;

/** Markdown and HTML are stored as HTML, ordinary text unchanged. */
type BodyWriting = "markdown" | "html" | "text";

interface Envelope {
  status: EntryState["status"];
  format: BodyWriting;
  trashedAt: string | null;
  times: Times;
}

/** A further content in the file: the draft or the scheduled change. */
interface ContentRead {
  values: Record<string, unknown>;
  bodyFormat: "html" | "text";
}

/** Reserved names: no field of a kind may use them. */
export const ENVELOPE = ["status", "published", "updated", "ends", "trashed", "format", "draft", "next"] as const;

export function readEnvelope(values: Record<string, unknown>) {
  const problems: ValueProblem[] = [];
  const { status, published, updated, ends, trashed, format, draft, next, ...rest } = values;
  const oneOf = <Word extends string>(path: Path, given: unknown, words: readonly [Word, ...Word[]]): Word => {
    const word = words.find((one) => one === given);
    if (word === undefined && !isBlank(given)) problems.push({ path, message: `${words.join("・")} のどれかです` });
    return word ?? words[0];
  };
  const moment = (name: string, given: unknown, path: Path = [name]): string | null => {
    if (isBlank(given)) return null;
    const at = momentOf(given);
    if (at === null) problems.push({ path, message: "日時として読めません（例：2026-11-20、2026-11-20T18:30+09:00）" });
    return at;
  };
  for (const [name, given] of Object.entries({ draft, next }))
    if (!isBlank(given) && !isRecord(given))
      problems.push({ path: [name], message: "「項目: 値」の形で書いてください" });
  const { at, ...change } = isRecord(next) ? next : {};
  if (isRecord(next) && isBlank(at))
    problems.push({ path: ["next"], message: "差し替える日時 at が必要です（例：2026-11-20T18:30+09:00）" });
  const times = {
    publishAt: moment("published", published),
    liveAt: moment("updated", updated),
    trashedAt: moment("trashed", trashed),
    endAt: moment("ends", ends),
    nextAt: moment("at", at, ["next", "at"]),
  };
  const envelope: Envelope = {
    status: oneOf(["status"], status, ["published", "draft", "ended"]),
    format: oneOf(["format"], format, ["markdown", "html", "text"]),
    trashedAt: times.trashedAt,
    times,
  };
  return {
    envelope,
    draft: isRecord(draft) ? contentIn("draft", draft) : null,
    /** Content that replaces the published one at the time `at`. */
    next: isRecord(next) ? contentIn("next", change) : null,
    rest,
    problems,
  };

  function contentIn(name: string, { format: bodyFormat, ...written }: Record<string, unknown>): ContentRead {
    return { values: written, bodyFormat: oneOf([name, "format"], bodyFormat, ["html", "text"]) };
  }
}

export type EnvelopeRead = ReturnType<typeof readEnvelope>;

export function writeEnvelope(state: EntryState, format: Envelope["format"]): Record<string, unknown> {
  return {
    status: state.status === "published" ? undefined : state.status,
    published: state.publishAt ?? undefined,
    updated: state.liveAt ?? undefined,
    ends: state.endAt ?? undefined,
    trashed: state.trashedAt ?? undefined,
    format: format === "markdown" ? undefined : format,
  };
}

export function isBlank(value: unknown): boolean {
  return [undefined, null, "", false].some((blank) => blank === value) || (Array.isArray(value) && value.length === 0);
}

/** Parses a day, meaning its start in Japan, or a time with a zone. */
function momentOf(value: unknown): string | null {
  if (typeof value !== "string") return null;
  if (isDay(value)) return startOfDay(value).toISOString();
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(value);
  const at = new Date(value);
  return isMoment && isDay(value.slice(0, 10)) && !Number.isNaN(at.getTime()) ? at.toISOString() : null;
}
