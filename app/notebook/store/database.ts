// IndexedDB schema and connection of the notebook. Migrations never drop user data.

import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, unwrap } from "idb";
import type { Digest } from "#app/notebook/care/digest.ts";
import { differenceThing } from "#app/notebook/model/differences.ts";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import type { Thing } from "#app/notebook/model/thing.ts";
import type { SealedState, Unsent } from "#app/notebook/sealed/sync.ts";
import { readStored, writeStored } from "#app/platform/site/browser-store.ts";
import { BLOCKED, StoreTrouble, troubleOf, writeTroubleOf } from "./trouble.ts";

const NAME = "notebook";
const VERSION = 4;

export const SEALED = "state";

/** A photo's bytes; its metadata is the thing with the same id. */
interface PhotoBytes {
  full: Blob;
  small: Blob;
}

/** Cached drawing by genotype line; null if the look is unknown. */
interface Drawing {
  src: string | null;
  at: number;
}

export interface NotebookSchema extends DBSchema {
  things: { key: string; value: Thing; indexes: { type: string; snake: string; when: [snake: string, at: string] } };
  /** Digest of each snake's records, updated with every write. */
  digests: { key: string; value: Digest };
  photos: { key: string; value: PhotoBytes };
  drawings: { key: string; value: Drawing };
  /** Data of this browser: device id, clock, time of the last backup. */
  device: { key: string; value: string | number | boolean };
  sealed: { key: string; value: SealedState };
  /** Changes that the box does not have yet. */
  unsent: { key: string; value: Unsent };
}

export type NotebookDatabase = IDBPDatabase<NotebookSchema>;

let opened: Promise<NotebookDatabase> | undefined;

/** Returns the open database, reopening it if the browser closed it. Rejects with a message for the keeper. */
export function database(): Promise<NotebookDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw troubleOf(error);
  });
  return opened;
}

async function open(): Promise<NotebookDatabase> {
  let whenBlocked: (trouble: StoreTrouble) => void = () => {};
  const blocked = new Promise<never>((_, reject) => {
    whenBlocked = reject;
  });
  const opening = openDB<NotebookSchema>(NAME, VERSION, {
    async upgrade(db, from, _to, upgrading) {
      track(unwrap(upgrading));
      if (from < 1) {
        const things = db.createObjectStore("things", { keyPath: "id" });
        things.createIndex("type", "type");
        things.createIndex("snake", "fields.snake");
        for (const name of ["digests", "photos", "drawings", "device"] as const) db.createObjectStore(name);
      }
      if (from < 2) db.createObjectStore("sealed");
      if (from < 3) upgrading.objectStore("things").createIndex("when", ["fields.snake", "fields.at"]);
      if (from < 4) {
        db.createObjectStore("unsent", { keyPath: "id" });
        if (from >= 2) await fromOneBlob(upgrading as unknown as Upgrading);
      }
    },
    blocked: () => whenBlocked(new StoreTrouble(BLOCKED)),
    // Another tab needs a newer version: close, so that it can upgrade; the next access reopens.
    blocking: (_current, _next, event) => {
      opened = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: () => {
      opened = undefined;
      writeStored(FLAG, "1");
    },
  });
  // Once the other tabs close, the next attempt succeeds.
  blocked.catch(() => opening.then((db) => db.close()).catch(() => {}));
  const db = await Promise.race([opening, blocked]);
  const raw = unwrap(db);
  const begin = raw.transaction.bind(raw);
  raw.transaction = (...args) => {
    if (isLeft) throw new DOMException("The page was left.", "AbortError");
    return track(begin(...args));
  };
  await renewAfterCutOff(db).catch((error: unknown) => {
    db.close();
    throw writeTroubleOf(error);
  });
  return db;
}

/** Transactions in progress, aborted on pagehide. */
const running = new Set<IDBTransaction>();

function track(transaction: IDBTransaction): IDBTransaction {
  running.add(transaction);
  for (const ending of ["complete", "abort"])
    transaction.addEventListener(ending, () => running.delete(transaction), { once: true });
  return transaction;
}

// WebKit never finishes a transaction whose page is closed meanwhile (https://bugs.webkit.org/show_bug.cgi?id=324094), which blocks all
// later writes. A page restored from the back/forward cache after an abort is reloaded.
let isLeft = false;
let isCut = false;
globalThis.addEventListener?.("pagehide", () => {
  isLeft = true;
  isCut = running.size > 0;
  for (const transaction of running) {
    try {
      transaction.abort();
    } catch {
      // Already committing.
    }
  }
});
globalThis.addEventListener?.("pageshow", ({ persisted }) => {
  if (persisted && isCut) location.reload();
  isLeft = false;
});

type Upgrading = IDBPTransaction<unknown, ("things" | "device" | "sealed" | "differences")[], "versionchange">;

/**
 * Migrates from the single-blob box: marks the state for a full comparison, drops the stored bytes and turns conflicts into things.
 */
async function fromOneBlob(upgrading: Upgrading): Promise<void> {
  const sealed = upgrading.objectStore("sealed");
  const state = await sealed.get(SEALED);
  if (state) {
    const { secret, isNew, version, syncedAt } = state;
    const now: SealedState = {
      ...{ secret, isNew, syncedAt, trouble: "", isUnsure: true },
      head: version === 0 ? "" : `v${version}`,
    };
    await sealed.put(now, SEALED);
  }
  const [things, device] = [upgrading.objectStore("things"), upgrading.objectStore("device")];
  for (const one of await upgrading.objectStore("differences").getAll()) {
    const about = await things.get(one.thing);
    if (!about) continue;
    const stamp = nextStamp((await device.get("stamp")) ?? "", await device.get("id"), new Date());
    await things.put(differenceThing(one, about, stamp));
    await device.put(stamp, "stamp");
  }
  upgrading.db.deleteObjectStore("differences");
}

// Works around data loss in Chromium after a full disk (google/leveldb issue 1180): it keeps writing behind a torn log entry, finds it on
// the next open and starts an empty database. Writing more than one log holds makes it start a new log and delete the torn one.

const FLAG = "notebook-cut-off";

/** Twice Chromium's log size. Larger values would get files of their own. */
const PIECES = 140;
const PIECE = "0".repeat(60_000);
const ROOM = "room";

/** Rejects if there is no space. */
async function renewAfterCutOff(db: NotebookDatabase): Promise<void> {
  if (readStored(FLAG) === null) return;
  const writing = db.transaction("device", "readwrite", { durability: "strict" });
  const puts = Array.from({ length: PIECES }, (_, i) => writing.store.put(PIECE, `${ROOM}${i}`));
  await Promise.all([...puts, writing.done]);
  await db.delete("device", IDBKeyRange.bound(ROOM, `${ROOM}~`));
  writeStored(FLAG, null);
}
