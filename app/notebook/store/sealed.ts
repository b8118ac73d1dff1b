// Stored state of this device's sealed copy, and conflicts between tabs or devices.

import { DIFFERENCE } from "#app/notebook/model/differences.ts";
import { isTombstone } from "#app/notebook/model/merge.ts";
import { textIn } from "#app/notebook/model/read-thing.ts";
import { canonical, fieldOf, GONE, isGone, stampOf, type Thing, type Value } from "#app/notebook/model/thing.ts";
import type { Secret } from "#app/notebook/sealed/keys.ts";
import type { PageStore } from "#app/notebook/sealed/page-store.ts";
import type { SealedState, Unsent } from "#app/notebook/sealed/sync.ts";
import { notifyChanged } from "./change-events.ts";
import { database, SEALED } from "./database.ts";
import { deviceText } from "./device.ts";
import { PHOTO, SNAKE } from "./readings.ts";
import { fieldLabel, thingTitle } from "./thing-words.ts";
import {
  edit,
  mergeFromBox,
  removal,
  thingsAfter,
  thingsOf,
  thingsOfSnake,
  thingsOfType,
  tryStore,
  type Undo,
  writeChanges,
} from "./things.ts";

export async function sealedState(): Promise<SealedState | null> {
  return tryStore(async () => (await (await database()).get("sealed", SEALED)) ?? null);
}

/** Starts syncing with a box. `isNew`: this device creates it. */
export async function startSealing(secret: Secret, isNew: boolean): Promise<void> {
  const state: SealedState = { secret, isNew, head: "", isUnsure: true, syncedAt: "", trouble: "" };
  await putState(state);
}

/** Stops syncing; the box itself is kept. */
export async function stopSealing(): Promise<void> {
  await putState(null);
}

async function putState(state: SealedState | null): Promise<void> {
  await tryStore(async () => {
    const writing = (await database()).transaction(["sealed", "unsent"], "readwrite");
    await writing.objectStore("unsent").clear();
    const own = writing.objectStore("sealed");
    await (state ? own.put(state, SEALED) : own.delete(SEALED));
    await writing.done;
  });
  notifyChanged();
}

/** Unsent changes are reported after this time. */
const LATE_MS = 60_000;
/** Limit for reading unsent changes, each of which holds a record. */
const LOOKED_AT = 200;

/** Explains a sync error and what the keeper can do; "" if there is none. `message`: the site's own message. */
export function troubleWords(trouble: SealedState["trouble"], message = ""): string {
  switch (trouble) {
    case "":
      return "";
    case "gone":
      return "サイトに保存した手帖が見つかりません。ほかの端末から消されたか、400日間使われなかったか、サイトが同期の提供をやめています。この端末の手帖はそのままです。「バックアップ」で「新しい言葉で保存し直す」を押すか、ほかの端末で始めた新しい手帖を開いてください。";
    case "broken":
      return "サイトに保存した手帖を開けません。途中で壊れたか、書き換えられています。この端末の手帖はそのままです。「バックアップ」で「新しい言葉で保存し直す」を押してください。";
    case "newer":
      return "ほかの端末が新しい版の手帖で書き込んでいるため、同期が止まっています。この端末の手帖はそのままです。ページを読み込み直してください。";
    case "too-large":
      return "記録が1MBを超えたので、同期できません。この端末の手帖はそのままです。「バックアップ」で、ファイルに書き出してください。";
    case "refused":
      return message;
  }
}

/** Says why nothing was sent or fetched. `seconds`: the site's minimum wait; null if it was unreachable. */
export const laterWords = (seconds: number | null): string =>
  seconds === null ? "いまはサイトに接続できません" : "いまはサイトが混み合っています";

/**
 * Returns the sync state for today's page; null if there is nothing to report. `unsent`: count, if any has waited for more than a
 * minute.
 */
export async function sealedStatus(now: Date) {
  const db = await database();
  const [state, some, count, differences] = await Promise.all([
    sealedState(),
    tryStore(() => db.getAll("unsent", undefined, LOOKED_AT)),
    tryStore(() => db.count("unsent")),
    openDifferences(),
  ]);
  const late = some.filter(({ since }) => since < now.getTime() - LATE_MS).length;
  const unsent = state && late > 0 ? late + count - some.length : 0;
  const news = { trouble: troubleWords(state?.trouble ?? "", state?.message), unsent, differences: differences.length };
  return news.trouble || unsent || differences.length > 0 ? news : null;
}

export const pageStore: PageStore = {
  device: () => deviceText("id"),
  thingsAfter,
  thingsOf,
  unsent: () => tryStore(async () => (await database()).getAll("unsent")),
  state: sealedState,
  take: (theirs, found) => mergeFromBox(theirs, found),
  async remember(state, sent = []) {
    const isNews = await tryStore(async () => {
      const writing = (await database()).transaction(["sealed", "unsent"], "readwrite");
      const before = await writing.objectStore("sealed").get(SEALED);
      // Stopped or restarted with other words while this sync was running.
      if (before?.secret !== state.secret) return false;
      await writing.objectStore("sealed").put(state, SEALED);
      const unsent = writing.objectStore("unsent");
      for (const { id, mark } of sent) if ((await unsent.get(id))?.mark === mark) await unsent.delete(id);
      await writing.done;
      return before.trouble !== state.trouble || before.message !== state.message || sent.some(isLate);
    });
    if (isNews) notifyChanged();
  },
};

const isLate = ({ since }: Unsent) => since < Date.now() - LATE_MS;

/** An unresolved conflict: a field that two tabs or devices wrote and that has not changed since. */
export interface OpenDifference {
  /** Ids of the things that record it. */
  said: readonly string[];
  about: Thing;
  title: string;
  field: string;
  kept: Value;
  other: Value;
}

/** Interrupted syncs may record a conflict twice. A deleted snake is asked about once, also if another device only recorded of it. */
export async function openDifferences(): Promise<OpenDifference[]> {
  const [said, snakes] = await Promise.all([thingsOfType(DIFFERENCE), thingsOfType(SNAKE, true)]);
  const about = new Map((await thingsOf(said.map((one) => textIn(one, "thing")))).map((thing) => [thing.id, thing]));
  const removed = new Map(snakes.filter((one) => isGone(one) && !isTombstone(one)).map((one) => [one.id, one]));
  const recorded = removed.size > 0 ? await snakesWithRecords() : new Set();
  const names = new Map(snakes.map((snake) => [snake.id, textIn(snake, "name")]));
  const found = new Map<string, OpenDifference>();
  for (const one of [
    ...said.flatMap((thing) => openIn(thing, about.get(textIn(thing, "thing")))),
    ...[...removed.values()].filter(({ id }) => recorded.has(id)).map((snake) => ({ said: [], ...removalOf(snake) })),
  ]) {
    const snake = one.field === GONE && removed.get(snakeOfThing(one.about));
    const own = snake ? { ...one, ...removalOf(snake) } : one;
    const key = `${own.about.id} ${own.field} ${canonical(own.other)}`;
    const title = thingTitle(own.about, (id) => names.get(id) ?? "");
    found.set(key, { ...own, title, said: [...(found.get(key)?.said ?? []), ...own.said] });
  }
  return [...found.values()];
}

const removalOf = (about: Thing) => ({ about, field: GONE, kept: true, other: false });

const snakeOfThing = (thing: Thing) => (thing.type === SNAKE ? thing.id : textIn(thing, "snake"));

async function snakesWithRecords(): Promise<Set<string>> {
  const db = await database();
  const [ids, digests, photos] = await Promise.all([
    db.getAllKeys("digests"),
    db.getAll("digests"),
    thingsOfType(PHOTO),
  ]);
  return new Set([...ids.filter((_, i) => digests[i]?.count), ...photos.map(snakeOfThing)]);
}

function openIn(said: Thing, about: Thing | undefined): Omit<OpenDifference, "title">[] {
  const field = textIn(said, "field");
  if (!about || fieldLabel(field) === null || (isGone(about) && field !== GONE)) return [];
  const written = stampOf(about, field) ?? about.made;
  // The second: its answer was undone.
  if (written !== textIn(said, "stamp") && written > (stampOf(said, GONE) ?? "")) return [];
  return [
    { said: [said.id], about, field, kept: fieldOf(about, field) ?? null, other: fieldOf(said, "other") ?? null },
  ];
}

/** Resolves a conflict with one of the two values. Returns an undo function. */
export async function answerDifference(
  { said, about, field, kept, other }: OpenDifference,
  takes: "kept" | "other",
): Promise<Undo> {
  const taken = takes === "kept" ? kept : other;
  const own =
    field === GONE && taken === true
      ? [about, ...(await thingsOfSnake(about.id))].map(({ id }) => removal(id))
      : [edit(about.id, { [field]: kept }, field === GONE ? {} : { [field]: taken })];
  // The undo then reopens the question after the field is written back.
  return writeChanges([...said.map((id) => removal(id)), ...own]);
}
