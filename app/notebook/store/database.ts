// The notebook's database on this device. One schema, raised step by step; no step drops anything a keeper has written.

import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, unwrap } from "idb";
import type { Digest } from "#app/notebook/care/digest.ts";
import { differenceThing } from "#app/notebook/model/differences.ts";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import type { Thing } from "#app/notebook/model/thing.ts";
import type { SealedState, Unsent } from "#app/notebook/sealed/sync.ts";
import { BLOCKED, StoreTrouble, troubleOf, writeTroubleOf } from "./trouble.ts";

const NAME = "notebook";
const VERSION = 4;

/** The key of the one state in "sealed". */
export const SEALED = "state";

/** A photograph's bytes; what it shows and when is a thing of the same id. */
interface PhotoBytes {
  full: Blob;
  small: Blob;
}

/** Drawings by line; null where the look is unknown. */
interface Drawing {
  src: string | null;
  at: number;
}

export interface NotebookSchema extends DBSchema {
  things: { key: string; value: Thing; indexes: { type: string; snake: string; when: [snake: string, at: string] } };
  /** Digest of each snake's records. Derived, and recomputed with every write of them. */
  digests: { key: string; value: Digest };
  photos: { key: string; value: PhotoBytes };
  drawings: { key: string; value: Drawing };
  /** Data of this browser alone: its name, its clock, when it was last copied. */
  device: { key: string; value: string | number | boolean };
  /** The box of this device, under "state"; nothing where there is none. */
  sealed: { key: string; value: SealedState };
  /** Changes that the box does not have yet. */
  unsent: { key: string; value: Unsent };
}

export type NotebookDatabase = IDBPDatabase<NotebookSchema>;

let opened: Promise<NotebookDatabase> | undefined;

/** The open database; reopened where the browser has closed it. Rejects with a sentence for the keeper. */
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
        if (from >= 2) await fromOneBlob(upgrading as unknown as Upgrading); // as it was before
      }
    },
    blocked: () => whenBlocked(new StoreTrouble(BLOCKED)),
    // Another tab brings a newer build: it goes first, and this one opens again with its next step.
    blocking: (_current, _next, event) => {
      opened = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: () => {
      opened = undefined;
      noteCutOff();
    },
  });
  // Once the other tabs let go, the next try finds it open.
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
      // It is committing already.
    }
  }
});
globalThis.addEventListener?.("pageshow", ({ persisted }) => {
  if (persisted && isCut) location.reload();
  isLeft = false;
});

type Upgrading = IDBPTransaction<unknown, ("things" | "device" | "sealed" | "differences")[], "versionchange">;

/** Before there were parts: the box is compared once, its stored bytes go, and what two devices wrote differently becomes a thing. */
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

// After the browser has cut the database off, as it does where the disk is full: Chromium then goes on writing behind half an entry of its
// log, finds that the next time it opens the log, and begins an empty database (google/leveldb issue 1180). Once as much was written as
// it keeps in one log, it begins another and removes the old one.

const FLAG = "notebook-cut-off";

/** Twice what Chromium keeps in one log. A larger piece would be a file of its own. */
const PIECES = 140;
const PIECE = "0".repeat(60_000);
const ROOM = "room";

function noteCutOff(): void {
  try {
    localStorage.setItem(FLAG, "1");
  } catch {
    // Where nothing can be remembered, nothing more can be done.
  }
}

/** Rejects where there is no room for it. */
async function renewAfterCutOff(db: NotebookDatabase): Promise<void> {
  if (!isCutOff()) return;
  const writing = db.transaction("device", "readwrite", { durability: "strict" });
  const puts = Array.from({ length: PIECES }, (_, i) => writing.store.put(PIECE, `${ROOM}${i}`));
  await Promise.all([...puts, writing.done]);
  await db.delete("device", IDBKeyRange.bound(ROOM, `${ROOM}~`));
  localStorage.removeItem(FLAG);
}

function isCutOff(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}
