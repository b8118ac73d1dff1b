// Measures CPU time and response size of the most expensive public requests, each with its bound.

import { randomBytes } from "node:crypto";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { BOX_PATH } from "#app/notebook/sealed/box.ts";
import { BOX_COUNTERS } from "#app/notebook/sealed/boxes.server.ts";
import { uniqueSearch } from "./fresh.ts";
import { secondsWorked } from "./measure.ts";
import type { Say } from "./report.ts";
import { type Running, serve } from "./servers.ts";

const TIMES = 40;
const BOXES = 10_000;
const BOX_BYTES = 100_000;

/** Each request comes from a different network, so that no rate limit applies. */
const SETTINGS = { TRUST_PROXY: "1", PAGE_CACHE_MB: "0" };
let networks = 0;
function newNetwork(): string {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
}

interface Cost {
  ms: number;
  bytes: number;
}

const shown = ({ ms, bytes }: Cost) => `${ms.toFixed(1)} ms, ${(bytes / 1000).toFixed(0)} kB`;

type Send = (origin: string, turn: number) => Promise<Response>;

/** CPU cost of one request, main thread and helpers together, averaged over many. */
async function costOf({ origin, process: { pid } }: Running, send: Send, times = TIMES): Promise<Cost> {
  const once = async (turn: number) => {
    const response = await send(origin, turn);
    const { byteLength } = await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return byteLength;
  };
  for (let turn = 0; turn < 5; turn += 1) await once(turn);
  const before = secondsWorked(pid);
  let bytes = 0;
  for (let turn = 5; turn < times + 5; turn += 1) bytes += await once(turn);
  return { ms: ((secondsWorked(pid) - before) * 1000) / times, bytes: bytes / times };
}

const page =
  (path: (turn: number) => string): Send =>
  (origin, turn) =>
    fetch(origin + path(turn), { headers: { "X-Forwarded-For": newNetwork(), "User-Agent": "Mozilla/5.0" } });

const GENES = "pastel clown piebald banana mojave lesser fire enchi spider pinstripe".split(" ");

function cross(turn: number): string {
  const gene = (at: number) => GENES[at % GENES.length];
  const sire = `${gene(turn)} ${gene(turn + 1 + (Math.floor(turn / 10) % 8))}`;
  return `sire=${encodeURIComponent(sire)}&dam=${gene(turn + 3)}`;
}

function box(method: "PUT" | "POST", key: string, body?: Buffer<ArrayBuffer>): Send {
  return (origin) =>
    fetch(origin + BOX_PATH, {
      method,
      headers: {
        Authorization: `Notebook ${key || randomBytes(32).toString("base64url")}`,
        "Notebook-Known": "new",
        "Notebook-Part": "base",
        "Notebook-Deletion": "a".repeat(64),
        "X-Forwarded-For": newNetwork(),
      },
      ...(body && { body }),
    });
}

export async function benchCosts(folder: string, say: Say): Promise<void> {
  const site = await serve({ DATA_DIR: folder }, SETTINGS);
  const key = randomBytes(32).toString("base64url");
  await box("PUT", key, Buffer.alloc(1_000_000, 7))(site.origin, 0);
  const list = await costOf(
    site,
    page(() => "/morph"),
  );
  say("fresh list page, processor time and bytes (unpacked)", shown(list), "", true);
  /** Cost bound of each in fresh list pages, and its byte bound. */
  const dearest: [name: string, send: Send, pages: number, bytes: number][] = [
    [
      "drawing across a page",
      page((turn) => `/plate.svg?of=${GENES[turn % 10]}.${GENES[(turn + 3 + (turn >> 3)) % 10]}`),
      12,
      250_000,
    ],
    ["share picture", page((turn) => `/share/morph/${GENES[turn % 10]}.jpg`), 1, 200_000],
    ["sealed notebook of 1 MB, opened", box("POST", key), 4, 1_000_100],
    [
      "comparison of three morphs",
      page((turn) => `/morph/compare?ids=${[0, 3, 4 + (turn >> 3)].map((at) => GENES[(turn + at) % 10])}`),
      3,
      200_000,
    ],
    ["cross of two genes", page((turn) => `/calculate?${cross(turn)}`), 2, 150_000],
    ["cross of two genes, API", page((turn) => `/api/calculate?${cross(turn)}`), 1, 50_000],
    ["unique search", page(uniqueSearch), 2, 100_000],
  ];
  for (const [name, send, pages, bytes] of dearest) {
    const cost = await costOf(site, send);
    const isMet = cost.ms <= list.ms * pages && cost.bytes <= bytes;
    say(`${name}, the same`, shown(cost), `≤ ${pages} fresh list pages, ≤ ${bytes / 1000} kB`, isMet);
  }
  site.stop();
  await benchBoxes(folder, say);
}

/** Measures creating a sealed notebook with none stored and with ten thousand. */
async function benchBoxes(folder: string, say: Say): Promise<void> {
  const places = ["no-boxes", "many-boxes"].map((name) => {
    const place = join(folder, name);
    mkdirSync(place, { recursive: true });
    copyFileSync(join(folder, "borupa.sqlite"), join(place, "borupa.sqlite"));
    return place;
  });
  fillBoxes(join(places[0] ?? "", "borupa.sqlite"), 0);
  fillBoxes(join(places[1] ?? "", "borupa.sqlite"), BOXES);
  const sites = await Promise.all(places.map((place) => serve({ DATA_DIR: place }, SETTINGS)));
  const rounds: number[][] = sites.map(() => []);
  const body = Buffer.alloc(BOX_BYTES, 7);
  for (let round = 0; round < 4; round += 1)
    for (const [at, site] of sites.entries()) rounds[at]?.push((await costOf(site, box("PUT", "", body), 60)).ms);
  for (const site of sites) site.stop();
  const [none = Number.NaN, many = Number.NaN] = rounds.map((costs) => costs.reduce((sum, ms) => sum + ms, 0) / 4);
  const ratio = many / none;
  say(
    `new sealed notebook of 100 kB, with ${BOXES} stored / with none`,
    `${ratio.toFixed(2)} (${many.toFixed(1)} / ${none.toFixed(1)} ms)`,
    "≤ 2",
    ratio <= 2,
  );
}

/** Inserts boxes as if written one by one; with 0, deletes the existing ones. */
function fillBoxes(file: string, boxes: number): void {
  const sqlite = new DatabaseSync(file);
  sqlite.exec(`PRAGMA synchronous = OFF; BEGIN; DELETE FROM note_boxes;
    WITH RECURSIVE n(i) AS (SELECT 1 WHERE ${boxes} > 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${boxes})
      INSERT INTO note_boxes (address, head, deletion, visited_on)
      SELECT lower(hex(randomblob(32))), 'h', 'd', '2026-11-20' FROM n;
    DELETE FROM note_parts;
    INSERT INTO note_parts (address, place, head, sealed)
      SELECT address, 0, head, randomblob(${BOX_BYTES}) FROM note_boxes;
    UPDATE counters SET value = ${boxes} WHERE name = '${BOX_COUNTERS.boxes}';
    UPDATE counters SET value = ${boxes * BOX_BYTES} WHERE name = '${BOX_COUNTERS.bytes}';
    COMMIT; PRAGMA wal_checkpoint(TRUNCATE)`);
  sqlite.close();
}
