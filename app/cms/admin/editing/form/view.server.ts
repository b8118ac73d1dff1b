import { readingOf, readingOfInput } from "#app/cms/admin/editing/checks/body-reading.server.ts";
import { checksOf } from "#app/cms/admin/editing/checks/checks.server.ts";
import { titlesIn } from "#app/cms/admin/editing/checks/references.server.ts";
import { choices, editorName, editsSince, type LastEdit } from "#app/cms/admin/editing/conflict/conflict.server.ts";
import { revisionContent } from "#app/cms/admin/editing/entry/revisions.server.ts";
import { type Entry, stageOf } from "#app/cms/content/entry.ts";
import type { AnyKind, Content, Problem } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { isPublicEntry } from "#app/cms/content/public.server.ts";
import { emptyContent } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { unreadProblems } from "#app/cms/fields/check-content.server.ts";
import { listPictures, type PickerPage } from "#app/cms/library/list.server.ts";
import { readLibraryQuery } from "#app/cms/library/picture.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { candidatesFor } from "./form-candidates.server.ts";
import { type LineReadings, readingsOf } from "./form-lines.server.ts";
import { suggestId } from "./form-new-id.server.ts";
import { mergeTimes, type Times, timesOf } from "./form-publish-time.ts";
import { type EditorForm, formContentOf } from "./form-request.server.ts";
import type { FormContent, Side } from "./form-view.ts";

// Picker pages for use without JavaScript: the newest pictures, and the results of each search.
const OFFERED = 24;
const PATH = /^(?:cover|body|fields\.[a-zA-Z]+)$/;

async function pickerPages(
  db: Db,
  queries: ReadonlyMap<string, { q: string; page: number }> = new Map(),
): Promise<Record<string, PickerPage>> {
  const all = readLibraryQuery(new URLSearchParams());
  const pages: Record<string, PickerPage> = { "": { q: "", ...(await listPictures(db, all, OFFERED)) } };
  for (const [path, { q, page }] of queries) {
    if (!PATH.test(path) || (q === "" && page === 1)) continue;
    pages[path] = { q, ...(await listPictures(db, { ...all, q, page }, OFFERED)) };
  }
  return pages;
}

export type EntryEnvelope = ReturnType<typeof envelopeOf>;

export function envelopeOf(entry: Entry, now: Date) {
  const { id, version, publishAt, nextAt, endAt, updatedAt, updatedBy } = entry;
  return {
    id,
    version,
    stage: stageOf(entry, now),
    /** Whether a draft exists on top of other content. */
    hasDraftOver: entry.draft !== null && (entry.live !== null || entry.next !== null),
    isVisible: isPublicEntry(entry, now),
    publishAt,
    nextAt,
    endAt,
    updatedAt,
    updatedBy,
  };
}

function storedTimes(entry: Entry | null): Times {
  return entry?.plan ?? timesOf(entry);
}

interface Typing extends Partial<Pick<EditorForm, "id" | "version" | "times" | "drawnTimes" | "pickers">> {
  typed: FormContent;
  problems?: Problem[];
  readings?: LineReadings;
}

export type EditorView = Awaited<ReturnType<typeof editorView>>;

/** Returns the editor's data for an entry, or (null) a new one, with typed values taking precedence. */
export async function editorView(db: Db, kind: AnyKind, entry: Entry | null, now: Date, typing?: Typing) {
  const stored = entry ? contentOf(entry) : emptyContent(kind);
  const typed = typing?.typed ?? formContentOf(kind, stored);
  const [readings, candidates, library, checks] = await Promise.all([
    typing?.readings ?? readingsOf(db, kind, typed),
    candidatesFor(db, kind, typed, now, entry?.id),
    pickerPages(db, typing?.pickers),
    entry || typing ? checksOf(db, kind, entry?.id ?? "new", typed, now) : [],
  ]);
  return {
    kind: kind.name,
    state: entry && envelopeOf(entry, now),
    version: typing?.version ?? entry?.version ?? 0,
    id: typing?.id ?? "",
    suggestedId: entry ? null : await suggestId(db, kind, typed, now),
    typed,
    body: typing || !entry ? readingOfInput(typed.body) : readingOf(contentOf(entry)),
    checks,
    times: typing?.times ?? storedTimes(entry),
    drawnTimes: typing?.drawnTimes ?? storedTimes(entry),
    candidates,
    library,
    readings,
    problems: typing ? (typing.problems ?? []) : unreadProblems(kind, stored),
    drawn: now.toISOString(),
  };
}

interface ConflictInput extends Pick<EditorForm, "times" | "drawnTimes" | "intent"> {
  mine: Content;
  base: number;
  sides: ReadonlyMap<string, Side>;
  autosave: string | undefined;
}

export type ConflictView = Awaited<ReturnType<typeof conflictView>>;
export type ConflictChoice = ConflictView["choices"][number];

/** Returns the conflict page's data. `entry`: its current state. */
export async function conflictView(
  db: Db,
  kind: AnyKind,
  entry: Entry,
  { mine, base, sides, times, drawnTimes, intent, autosave }: ConflictInput,
  actor: Actor,
) {
  const theirs = contentOf(entry);
  const [began, names, hands] = await Promise.all([
    revisionContent(db, kind.name, entry.id, base),
    titlesIn(db, kind, [theirs, mine]),
    editsSince(db, kind, entry, base),
  ]);
  const last = { by: entry.updatedBy, at: entry.updatedAt };
  return {
    kind: kind.name,
    state: envelopeOf(entry, actor.now),
    base,
    choices: choices(kind, began, theirs, mine, names).map((choice) => ({
      ...choice,
      ...otherSide(hands.get(choice.path) ?? last, actor.by),
      side: sides.get(choice.path) ?? choice.suggested,
    })),
    mine: { ...formContentOf(kind, mine), autosave },
    times: mergeTimes(times, drawnTimes, storedTimes(entry)),
    drawnTimes: storedTimes(entry),
    intent,
    last: editorName(last, actor.by),
    isOwn: entry.updatedBy === actor.by,
  };
}

function otherSide(hand: LastEdit, admin: string) {
  return { other: editorName(hand, admin), at: hand.at, isOwn: hand.by === admin };
}
