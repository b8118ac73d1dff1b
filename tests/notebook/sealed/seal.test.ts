import { randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { deflateSync } from "fflate";
import { expect, test } from "vitest";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import { makeThing, type Thing } from "#app/notebook/model/thing.ts";
import { keysOf, newSecret } from "#app/notebook/sealed/keys.ts";
import { open, packThings, seal, unpackThings } from "#app/notebook/sealed/seal.ts";
import { readWords, wordsOf } from "#app/notebook/sealed/words.ts";
import { play, steps } from "#tests/notebook/model/three-devices.ts";

const AT = "2026-11-24T12:00:00.000Z";
const inOrder = (things: readonly Thing[]) => things.toSorted((a, b) => (a.id < b.id ? -1 : 1));
const secret = newSecret();
const keys = await keysOf(secret);
const things = [makeThing("snake", { name: "ひみつのもち" }, nextStamp("", "aaaaaaaa", new Date(AT)))];

const BEFORE = "a".repeat(64);

async function sealed(before = BEFORE) {
  const bytes = await seal({ things, at: AT }, keys.key, before);
  if (!bytes) throw new Error("too large");
  return bytes;
}

test("it does not open with other words or in another place", async () => {
  const box = await sealed();
  expect(await open(box, (await keysOf(newSecret())).key, BEFORE)).toEqual({ ok: false, why: "broken" });
  for (const before of ["", "b".repeat(64), "v3"])
    expect(await open(box, keys.key, before)).toEqual({ ok: false, why: "broken" });
});

test("no byte can be changed or removed", async () => {
  const box = await sealed();
  for (let at = 0; at < box.length; at += at < 40 ? 1 : 97) {
    const changed = box.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect((await open(changed, keys.key, BEFORE)).ok, `byte ${at}`).toBe(false);
  }
  for (const end of [0, 1, 12, 29, box.length - 1])
    expect((await open(box.slice(0, end), keys.key, BEFORE)).ok, `${end} bytes`).toBe(false);
});

test("a newer build's box is distinguished from a broken one", async () => {
  const box = await sealed();
  box[0] = 9;
  expect(await open(box, keys.key, BEFORE)).toEqual({ ok: false, why: "newer" });
});

test("nothing of it is readable, and its size is a multiple of 4 kB", async () => {
  const box = await sealed();
  for (const part of ["ひみつ", "snake", "name", AT, things[0]?.id ?? ""])
    expect(Buffer.from(box).includes(part)).toBe(false);
  const other = await seal({ things: [...things, ...things], at: AT }, keys.key, BEFORE);
  expect([(box.length - 29) % 4096, other?.length]).toEqual([0, box.length]);
  // All byte values are equally frequent: sealed bytes do not compress.
  expect(deflateSync(box).length).toBeGreaterThan(box.length);
});

test("a zip bomb inside is not unpacked", async () => {
  const packed = deflateRawSync(new Uint8Array(300 * 1024 * 1024), { level: 1 });
  const plain = new Uint8Array(Math.ceil((packed.length + 4) / 4096) * 4096);
  new DataView(plain.buffer).setUint32(0, packed.length);
  plain.set(packed, 4);
  const iv = new Uint8Array(12);
  const additionalData = new TextEncoder().encode(`notebook 2 ${BEFORE}`);
  const closed = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData }, keys.key, plain);
  const box = new Uint8Array([2, ...iv, ...new Uint8Array(closed)]);
  const before = process.memoryUsage().arrayBuffers;
  expect(await open(box, keys.key, BEFORE)).toEqual({ ok: false, why: "broken" });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(200 * 1024 * 1024);
});

test("whatever three devices wrote is unpacked as packed", () => {
  fc.assert(
    fc.property(steps, (played) => {
      for (const { things } of play(played)) {
        const all = [...things.values()];
        expect(inOrder(unpackThings(packThings(all)) ?? [])).toEqual(inOrder(all));
      }
    }),
    { numRuns: 300 },
  );
});

test("invalid packs are rejected without throwing", () => {
  fc.assert(fc.property(fc.json(), (text) => unpackThings(text) === null || text.replace(/\s/g, "") === "[]"));
  const good = packThings(things);
  for (let end = 0; end < good.length; end += 7) expect(unpackThings(good.slice(0, end))).toBeNull();
});

test("more than fits into a box is reported before sending", async () => {
  const name = randomBytes(1_000_000).toString("base64");
  const long = makeThing("snake", { name }, nextStamp("", "aaaaaaaa", new Date(AT)));
  expect(await seal({ things: [long], at: AT }, keys.key, "")).toBeNull();
});

test("twelve words encode the secret, however they are typed", () => {
  const words = wordsOf(secret);
  expect(words).toHaveLength(12);
  const katakana = (text: string) => text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
  for (const typed of [
    words.join(" "),
    words.join("　"),
    `\n${words.map((word, i) => `${i + 1}. ${word}`).join("\n")}\n`,
    katakana(words.join("、")),
    words.join(" ").normalize("NFD"),
  ])
    expect(readWords(typed)).toEqual({ ok: true, secret });
});

test("a wrong word is named, a missing one counted, and a wrong order rejected", () => {
  const words = wordsOf(secret);
  expect(readWords(["ぼるぱ", ...words.slice(1)].join(" "))).toMatchObject({
    ok: false,
    message: expect.stringContaining("1番目の「ぼるぱ」"),
  });
  expect(readWords(words.slice(1).join(" "))).toMatchObject({ message: expect.stringContaining("いまは11個") });
  expect(readWords("")).toMatchObject({ ok: false });
  const zero = wordsOf("AAAAAAAAAAAAAAAAAAAAAA");
  expect(readWords(zero.toReversed().join(" "))).toMatchObject({ message: expect.stringContaining("並びが違います") });
});

test("the published list gives the published words", () => {
  // BIP39 test vector for 128 zero bits.
  expect(wordsOf("AAAAAAAAAAAAAAAAAAAAAA").join(" ")).toBe(`${"あいこくしん ".repeat(11)}あおぞら`.normalize("NFC"));
});
