import { createDecipheriv, createHash, hkdfSync } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { wordlist } from "@scure/bip39/wordlists/japanese.js";
import { expect, test } from "vitest";
import { newSecret } from "#app/notebook/sealed/keys.ts";
import { syncOnce } from "#app/notebook/sealed/sync.ts";
import { wordsOf } from "#app/notebook/sealed/words.ts";
import { startSite } from "#tests/support/site.ts";
import { MemoryStore } from "./memory-store.ts";

const HEAD = 13;
const TAG = 16;
const STEP = 4096;
const NAME = "ひみつのもち";

const site = await startSite({ filled: false, env: { LOG_LEVEL: "debug" } });
const secret = newSecret();
const words = wordsOf(secret);
const device = new MemoryStore(secret, true);

/** Sealed parts of a few successive writes; the last two have the same records. */
const versions: { before: string; sealed: Buffer }[] = [];
let last = "";
for (const grams of [820, 821, 822, 823, 823]) {
  if (versions.length === 4) device.notebook.delete(last);
  last = device.make("record", { name: NAME, kind: "weight", grams });
  expect(await syncOnce(device, { origin: site.origin })).toEqual({ is: "done" });
  const parts = await site.db.selectFrom("note_parts").selectAll().orderBy("place").execute();
  versions.push({ before: parts.at(-2)?.head ?? "", sealed: Buffer.from(parts.at(-1)?.sealed ?? []) });
}

/** Derives the keys from the words by the published rules alone: BIP39, then HKDF. */
const bits = words.map((word) => wordlist.indexOf(word.normalize("NFKD")).toString(2).padStart(11, "0")).join("");
const entropy = Buffer.from((bits.slice(0, 128).match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
const drawn = (label: string) => Buffer.from(hkdfSync("sha256", entropy, "", `notebook ${label} 1`, 32));

function openedByTheBook({ before, sealed }: { before: string; sealed: Buffer }): Buffer {
  const opening = createDecipheriv("aes-256-gcm", drawn("key"), sealed.subarray(1, HEAD));
  opening.setAAD(Buffer.from(`notebook 2 ${before}`));
  opening.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([opening.update(sealed.subarray(HEAD, -TAG)), opening.final()]);
}

test("the words alone open it by the published rules, and it contains only the records", () => {
  for (const one of versions) {
    const plain = openedByTheBook(one);
    const end = 4 + plain.readUInt32BE(0);
    const text = inflateRawSync(plain.subarray(4, end)).toString();
    expect(text).toContain(NAME);
    expect(Object.keys(JSON.parse(text))).toEqual(["at", "things"]);
    for (const part of [secret, ...pairsOf(words), drawn("token").toString("base64url")])
      expect(text).not.toContain(part);
    // Padded with zeros.
    expect(plain.subarray(end).every((byte) => byte === 0)).toBe(true);
  }
});

test("no version reveals another: new nonces, equal length, no repeated block, random differences", () => {
  expect(new Set(versions.map(({ sealed }) => sealed.subarray(1, HEAD).toString("hex"))).size).toBe(versions.length);
  expect(new Set(versions.map(({ sealed }) => sealed.length))).toEqual(new Set([HEAD + STEP + TAG]));
  const bodies = versions.map(({ sealed }) => sealed.subarray(HEAD));
  const blocks = bodies.flatMap((body) =>
    Array.from({ length: body.length / 16 }, (_, i) => body.subarray(i * 16, i * 16 + 16).toString("hex")),
  );
  expect(new Set(blocks).size).toBe(blocks.length);
  expect(unevenness(Buffer.concat(bodies))).toBeLessThan(CHANCE);
  // Reusing a keystream would expose the XOR of two texts, mostly zeros.
  for (const [i, one] of bodies.entries())
    for (const other of bodies.slice(i + 1))
      expect(unevenness(Buffer.from(one.map((byte, at) => byte ^ (other[at] ?? 0))))).toBeLessThan(CHANCE);
  // Control: the measure applied to unsealed text.
  expect(unevenness(openedByTheBook(versions[0] as (typeof versions)[0]))).toBeGreaterThan(CHANCE);
});

test("the database, its files and the log contain neither words, keys nor records", async () => {
  const tables = await site.db.introspection.getTables();
  const rows: unknown[] = [];
  for (const { name } of tables)
    rows.push(
      ...(await site.db
        .selectFrom(name as "note_boxes")
        .selectAll()
        .execute()
        .catch(() => [])),
    );
  const inHex = JSON.stringify(rows, (_, value) =>
    value?.type === "Buffer" ? Buffer.from(value.data).toString("hex") : value,
  );
  const places: [string, Buffer][] = [
    ["the database", Buffer.from(inHex)],
    ["the log", Buffer.from(site.log.join(""))],
  ];
  for (const file of readdirSync(site.folder, { recursive: true, withFileTypes: true }))
    if (file.isFile()) places.push([file.name, readFileSync(join(file.parentPath, file.name))]);
  const hash = createHash("sha256").update(drawn("address").toString("base64url")).digest("hex");
  expect(inHex).toContain(hash);
  const raw = [entropy, drawn("key"), drawn("address"), drawn("token")];
  const needles = [
    ...raw.flatMap((one) => [one, ...(["hex", "base64", "base64url"] as const).map((as) => one.toString(as))]),
    ...[NAME, ...pairsOf(words)].flatMap((one) => [one, one.normalize("NFD"), Buffer.from(one, "utf16le")]),
  ];
  for (const [where, bytes] of places)
    for (const needle of needles) expect(bytes.includes(needle), `${needle} in ${where}`).toBe(false);
  expect(site.log.join("")).not.toContain(hash);
});

test("words are drawn uniformly: each bit is set half of the time, and no two secrets are alike", () => {
  const many = Array.from({ length: 4_000 }, newSecret);
  expect(new Set(many).size).toBe(many.length);
  const set = new Array<number>(128).fill(0);
  for (const one of many)
    for (const [byte, value] of Buffer.from(one, "base64url").entries())
      for (let bit = 0; bit < 8; bit += 1) set[byte * 8 + bit] = (set[byte * 8 + bit] ?? 0) + ((value >> bit) & 1);
  // Seven standard deviations: by chance once in billions of runs.
  for (const times of set) expect(Math.abs(times - 2_000)).toBeLessThan(7 * Math.sqrt(1_000));
});

/** Returns pairs of neighbouring words: single words may occur anywhere. */
function pairsOf(all: readonly string[]): string[] {
  return all.slice(1).flatMap((word, i) => [" ", "　", ""].map((between) => `${all[i]}${between}${word}`));
}

/** Chi-square of the 256 byte values: about 255 for random bytes, with a standard deviation of 23. */
const CHANCE = 255 + 9 * 23;
function unevenness(bytes: Buffer): number {
  const counts = new Array<number>(256).fill(0);
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
  const expected = bytes.length / 256;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
