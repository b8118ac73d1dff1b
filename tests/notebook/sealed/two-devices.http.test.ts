import { hash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { BoxClient } from "#app/notebook/sealed/box-client.ts";
import { keysOf, newSecret } from "#app/notebook/sealed/keys.ts";
import { seal } from "#app/notebook/sealed/seal.ts";
import { syncOnce } from "#app/notebook/sealed/sync.ts";
import { startSite } from "#tests/support/site.ts";
import { MemoryStore } from "./memory-store.ts";

const site = await startSite({ filled: false });

const sync = (store: MemoryStore, more = {}) => syncOnce(store, { origin: site.origin, ...more });

async function together(...offs: number[]) {
  const secret = newSecret();
  const devices = offs.map((off, i) => new MemoryStore(secret, i === 0, off));
  const [first] = devices;
  if (!first) throw new Error("no device");
  expect(await sync(first)).toEqual({ is: "done" });
  return { secret, devices };
}

/** Snapshots the site's boxes and returns a function that restores them. */
async function backup() {
  const [boxes, parts] = [
    await site.db.selectFrom("note_boxes").selectAll().execute(),
    await site.db.selectFrom("note_parts").selectAll().execute(),
  ];
  return async () => {
    for (const table of ["note_boxes", "note_parts"] as const) await site.db.deleteFrom(table).execute();
    await site.db.insertInto("note_boxes").values(boxes).execute();
    await site.db.insertInto("note_parts").values(parts).execute();
  };
}

test("after a restore no two contents share a version, and what the backup lacks is sent again", async () => {
  const { secret, devices } = await together(0, 0);
  const [one, other] = devices as [MemoryStore, MemoryStore];
  await sync(other);
  const restore = await backup();
  for (const grams of [100, 101, 102]) {
    one.make("record", { grams });
    await sync(one);
  }
  await restore();
  // As many writes to the restored box as there were after the backup.
  for (const grams of [200, 201, 202]) {
    other.make("record", { grams });
    expect(await sync(other)).toEqual({ is: "done" });
  }
  one.make("record", { grams: 103 });
  expect(await sync(one)).toEqual({ is: "done" });
  const third = new MemoryStore(secret, false);
  await sync(third);
  expect(third.notebook.size).toBe(7);
  expect(third.sorted()).toEqual(one.sorted());
  await sync(other);
  expect(other.sorted()).toEqual(one.sorted());
});

test("a box from before parts is opened by its number, and rewritten as a base", async () => {
  const secret = newSecret();
  const old = new MemoryStore(secret, true);
  old.make("record", { grams: 1 });
  const { key, address, token } = await keysOf(secret);
  const plain = await seal({ things: old.sorted(), at: "" }, key, "");
  const text = plain && (await crypto.subtle.decrypt(aad(2, "", plain), key, plain.slice(13)));
  if (!plain || !text) throw new Error("not sealed");
  const closed = new Uint8Array(await crypto.subtle.encrypt(aad(1, "7", plain), key, text));
  const sealed = Buffer.concat([Buffer.from([1]), plain.subarray(1, 13), closed]);
  const box = { address: hash("sha256", address), head: "v7" };
  await site.db
    .insertInto("note_boxes")
    .values({ ...box, deletion: hash("sha256", hash("sha256", token)), visited_on: "2026-11-20" })
    .execute();
  await site.db
    .insertInto("note_parts")
    .values({ ...box, place: 0, sealed })
    .execute();
  old.sealed = { secret, isNew: false, head: "v7", isUnsure: true, syncedAt: "", trouble: "" };
  const second = new MemoryStore(secret, false);
  second.make("record", { grams: 2 });
  for (const device of [second, old]) expect(await sync(device)).toEqual({ is: "done" });
  expect(old.sorted()).toEqual(second.sorted());
  expect([old.notebook.size, old.found]).toEqual([2, []]);
  expect(old.sealed?.head).toMatch(/^[0-9a-f]{64}$/);
});

const aad = (format: number, before: string, part: Uint8Array) => ({
  ...{ name: "AES-GCM", iv: part.slice(1, 13) },
  additionalData: new TextEncoder().encode(`notebook ${format} ${before}`),
});

test("a box that cannot be opened changes nothing", async () => {
  const { secret, devices } = await together(0);
  const [one] = devices as [MemoryStore];
  one.make("record", { grams: 100 });
  const before = one.sorted();
  const { key } = await keysOf(newSecret());
  const known = one.sealed?.head ?? "";
  const foreign = await seal({ things: [], at: "" }, key, known);
  if (!foreign) throw new Error("too large");
  await new BoxClient(await keysOf(secret), site.origin).write(known, { bytes: foreign, before: known });
  expect(await sync(one)).toEqual({ is: "broken" });
  expect(one.sorted()).toEqual(before);
  expect(one.sealed).toMatchObject({ head: known, trouble: "broken" });
});

test("a proxy's page in place of the response is not a box: the sync retries later", async () => {
  const { devices } = await together(0);
  const answers: [Response, number | null][] = [
    [new Response("<title>Wi-Fi</title>"), null],
    [new Response(null, { status: 408 }), null],
    [new Response(null, { status: 503, headers: { "Retry-After": "5184000" } }), 86_400],
  ];
  for (const [answer, seconds] of answers) {
    vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(answer);
    expect(await sync(devices[0] as MemoryStore)).toEqual({ is: "later", seconds });
  }
  expect(await sync(devices[0] as MemoryStore)).toEqual({ is: "done" });
});

test("a lost response is no difference, and causes no second write", async () => {
  const { devices } = await together(0);
  const [one] = devices as [MemoryStore];
  const id = one.make("snake", { name: "もち" });
  const before = one.sealed;
  await sync(one);
  // The write arrived, its response did not.
  one.sealed = before;
  one.change(id, { name: "おもち" });
  expect(await sync(one)).toEqual({ is: "done" });
  expect(one.found).toEqual([]);
  expect(
    await site.db
      .selectFrom("note_parts")
      .selectAll()
      .where("head", "=", one.sealed?.head ?? "")
      .execute(),
  ).toHaveLength(1);
});
