// Reads and writes the notebook, or one snake of it, as a .zip: records as JSON and CSV, photos unchanged.

import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { stepLabels } from "#app/collection/season/steps.ts";
import { preyLabels } from "#app/kinds/ball/care/care.ts";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import { type Care, careLabels, outcomeLabels, shedLabels, stoolLabels } from "#app/notebook/care/care.ts";
import { isId } from "#app/notebook/model/ids.ts";
import { momentIn, readThing, textIn } from "#app/notebook/model/read-thing.ts";
import type { Thing } from "#app/notebook/model/thing.ts";
import {
  currentParent,
  pairOf,
  seasonDays,
  seasonNumberNames,
  seasonNumbers,
  sideLabels,
} from "#app/notebook/pairs/pair.ts";
import type { Shrunk } from "#app/notebook/photos/shrink.ts";
import { standingLabels } from "#app/notebook/snakes/snake.ts";
import { checkOf, eventOf, snakeOf } from "#app/notebook/store/readings.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { NotAZip, readEntry, type ZipEntry, zipEntries } from "#app/platform/tables/zip-reader.ts";

/** Increment when the previous build can no longer read the file. */
const FORMAT = 2;
const RECORDS = "notebook.json";
const readme = (title: string) => `${title}

snakes.csv（個体）、records.csv（記録）、pairs.csv（ペア）、checks.csv（ストレスチェック）は、表計算ソフトで開けます。
photos には、個体の名前と撮った日をファイル名にした写真があります。
手帖に入れるときは、この .zip のまま「バックアップ」のページで読み込んでください（notebook.json と photos が使われます）。
`;

/** `bytesOf` returns null for a photo that is not on this device. `page`: URL where another keeper opens a handed-over snake. */
export async function writeFile(
  things: readonly Thing[],
  bytesOf: (id: string) => Promise<Shrunk | null>,
  now: Date,
  page = "",
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(new Uint8Array(part));
  });
  const text = (name: string, content: string) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(new TextEncoder().encode(content), true);
  };
  const isHanded = page !== "";
  text(
    "お読みください.txt",
    readme(isHanded ? `1匹のヘビの記録です。自分の手帖に入れられます：${page}` : "手帖のバックアップです。"),
  );
  text(RECORDS, JSON.stringify({ format: FORMAT, at: now.toISOString(), isHanded, things }));
  text("snakes.csv", snakesTable(things));
  text("records.csv", recordsTable(things));
  for (const [name, table] of [
    ["pairs.csv", pairsTable(things)] as const,
    ["checks.csv", checksTable(things)] as const,
  ])
    if (table) text(name, table);
  const done: Blob[] = [];
  const nameOf = photoNames(things);
  for (const thing of things) {
    const photo = thing.type === "photo" ? await bytesOf(thing.id) : null;
    for (const size of photo ? (["full", "small"] as const) : []) {
      const blob = photo?.[size];
      if (!blob) continue;
      const file = new ZipPassThrough(nameOf(thing, size) + (blob.type === "image/webp" ? ".webp" : ".jpg"));
      zip.add(file);
      file.push(new Uint8Array(await blob.arrayBuffer()), true);
    }
    // Browsers may keep Blobs on disk, so photos do not pile up in memory.
    if (parts.length > 0) done.push(new Blob(parts.splice(0)));
  }
  zip.end();
  return new Blob([...done, ...parts], { type: "application/zip" });
}

/** Names photos by snake and date for people, with the id at the end for the notebook. */
function photoNames(things: readonly Thing[]) {
  const names = new Map(things.map((thing) => [thing.id, safeName(textIn(thing, "name"))]));
  return (photo: Thing, size: "full" | "small") => {
    const at = momentIn(photo, "at");
    const own = [names.get(textIn(photo, "snake")), at && dayInJapan(new Date(at))].filter(Boolean).join("_");
    return size === "full" ? `photos/${own}_${photo.id}` : `photos/small/${photo.id}-small`;
  };
}

const UNSAFE = /[\\/:*?"<>|\p{C}]+|^\.+/gu;
const NAME_MAX = 40;

export const safeName = (name: string): string => name.replace(UNSAFE, "_").slice(0, NAME_MAX);

export interface FileContents {
  things: Thing[];
  /** Whether the file holds one snake handed over by another keeper. */
  isHanded: boolean;
  at: string;
  photos: string[];
  /** Returns a photo's bytes, or null if it is not an image. Throws if it is corrupt. */
  photo(id: string): Promise<Shrunk | null>;
}

export type ReadFile = { ok: true; contents: FileContents } | { ok: false; message: string };

const JSON_MAX = 128 * 1024 * 1024;
/** Five times the size of the largest notebook. */
const THINGS_MAX = 300_000;
const FULL_MAX = 12 * 1024 * 1024;
const SMALL_MAX = 2 * 1024 * 1024;

const NOT_OURS =
  "手帖のファイルではないか、壊れています。「ファイルに書き出す」で作った .zip を、展開したり圧縮し直したりせずに選んでください。手帖は何も変わっていません。";
const BROKEN =
  "ファイルが壊れています。別の日に書き出したものがあれば、それを選んでください。手帖は何も変わっていません。";
const NEWER =
  "このファイルは、新しい版の手帖で書き出されています。ページを読み込み直してから、もう一度選んでください。手帖は何も変わっていません。";

/** Reads all records but no photos yet. Never throws. */
export async function readFile(file: Blob): Promise<ReadFile> {
  try {
    const entries = new Map((await zipEntries(file)).map((entry) => [baseOf(entry.name), entry]));
    const records = entries.get(RECORDS);
    if (!records) return { ok: false, message: NOT_OURS };
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await readEntry(file, records, JSON_MAX));
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value.format !== "number") return { ok: false, message: NOT_OURS };
    if (value.format > FORMAT) return { ok: false, message: NEWER };
    if (!Array.isArray(value.things) || value.things.length > THINGS_MAX) return { ok: false, message: NOT_OURS };
    const things = value.things.map(readThing);
    if (!things.every((thing) => thing !== null)) return { ok: false, message: BROKEN };
    const at = typeof value.at === "string" && !Number.isNaN(Date.parse(value.at)) ? value.at : "";
    return { ok: true, contents: { things, at, isHanded: value.isHanded === true, ...photosIn(file, entries) } };
  } catch (error) {
    return { ok: false, message: error instanceof NotAZip ? NOT_OURS : BROKEN };
  }
}

/** Strips the folder name that repacked archives put before each entry. */
const baseOf = (name: string) => name.split("/").at(-1) ?? "";

function photosIn(file: Blob, entries: ReadonlyMap<string, ZipEntry>): Pick<FileContents, "photos" | "photo"> {
  const found = new Map<string, Partial<Record<"full" | "small", ZipEntry>>>();
  for (const [name, entry] of entries) {
    // Files of format 1 also have a "-full" suffix.
    const [, id, size = "full"] = /(?:^|_)([a-z2-7]{16})(?:-(full|small))?\.(?:webp|jpg)$/.exec(name) ?? [];
    if (isId(id)) found.set(id, { ...found.get(id), [size]: entry });
  }
  return {
    photos: [...found].flatMap(([id, { full, small }]) => (full && small ? [id] : [])),
    async photo(id) {
      const { full, small } = found.get(id) ?? {};
      if (!full || !small) return null;
      const [large, little] = [await readEntry(file, full, FULL_MAX), await readEntry(file, small, SMALL_MAX)];
      const [type, smallType] = [pictureType(large), pictureType(little)];
      if (!type || !smallType) return null;
      return { full: new Blob([large], { type }), small: new Blob([little], { type: smallType }) };
    },
  };
}

interface PhotoPlace {
  has(id: string): Promise<boolean>;
  put(id: string, bytes: Shrunk): Promise<void>;
}

/** Stores the photos that `has` reports as missing, and returns how many, and how many were corrupt. */
export async function importPhotos({ things, photos, photo }: FileContents, { has, put }: PhotoPlace) {
  const ours = new Set(things.flatMap(({ id, type }) => (type === "photo" ? [id] : [])));
  const counted = { stored: 0, broken: 0 };
  for (const id of photos) {
    if (!ours.has(id) || (await has(id))) continue;
    // One corrupt photo must not keep out the records and the other photos.
    const bytes = await photo(id).catch(() => null);
    if (bytes) await put(id, bytes);
    counted[bytes ? "stored" : "broken"] += 1;
  }
  return counted;
}

/** Detects the image type by its signature. */
function pictureType(bytes: Uint8Array): string | null {
  const starts = (signature: readonly number[], at = 0) => signature.every((byte, i) => bytes[at + i] === byte);
  if (starts([0xff, 0xd8, 0xff])) return "image/jpeg";
  return starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8) ? "image/webp" : null;
}

const BOM = "\u{feff}";
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

const time = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo", timeStyle: "short" });

export function snakesTable(things: readonly Thing[]): string {
  const rows = things.flatMap((thing) => {
    const snake = snakeOf(thing);
    if (!snake) return [];
    const { name, sex, birth, genotype, from, number, enclosure, group, standing, left, memo } = snake;
    const every = [snake.interval, snake.weighEvery, snake.cleanEvery].map((days) =>
      days === null ? "" : String(days),
    );
    const own = [name, sexLabels[sex], birth, genotype, from, number, enclosure, group];
    return [[...own, standingLabels[standing], left, ...every, memo]];
  });
  const head =
    "名前,性別,生年月日,モルフ,入手先,番号,ケージ,グループ,状態,離れた日,給餌の間隔,体重を量る間隔,掃除の間隔,メモ".split(
      ",",
    );
  return csv([head, ...rows]);
}

export function recordsTable(things: readonly Thing[]): string {
  const names = new Map(things.flatMap((thing) => snakeOf(thing) ?? []).map(({ id, name }) => [id, name]));
  const rows = things
    .flatMap((thing) => eventOf(thing) ?? [])
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ at, snake, care }) => {
      const moment = new Date(at);
      const place = [dayInJapan(moment), time.format(moment), names.get(snake) ?? "", careLabels[care.kind]];
      const cells = valuesOf(care);
      return [...place, ...valueColumns.map((column) => cells[column] ?? "")];
    });
  return csv([["日付", "時刻", "個体", "種類", ...valueColumns], ...rows]);
}

function pairsTable(things: readonly Thing[]): string {
  const snakes = things.flatMap((thing) => snakeOf(thing) ?? []);
  const text = (value: string | number | null) => String(value ?? "");
  const rows = things.flatMap((thing) => {
    const pair = pairOf(thing);
    if (!pair) return [];
    const parents = [pair.sire, pair.dam].map((parent) => currentParent(parent, snakes));
    return [
      [
        ...parents.flatMap(({ name, genotype }) => [name, genotype]),
        pair.pairings.join("、"),
        ...seasonDays.map((name) => text(pair[name])),
        ...seasonNumberNames.map((name) => text(pair[name])),
        pair.memo,
      ],
    ];
  });
  const parents = (["sire", "dam"] as const).flatMap((side) => [sideLabels[side], `${sideLabels[side]}のモルフ`]);
  const steps = seasonDays.map((name) => stepLabels[name]);
  return rows.length > 0
    ? csv([[...parents, stepLabels.paired, ...steps, ...Object.values(seasonNumbers), "メモ"], ...rows])
    : "";
}

/** Returns "" if there are no checks. */
function checksTable(things: readonly Thing[]): string {
  const checks = things.flatMap((thing) => checkOf(thing) ?? []).toSorted((a, b) => a.at.localeCompare(b.at));
  const rows = checks.map(({ at, name, path }) => [dayInJapan(new Date(at)), time.format(new Date(at)), name, path]);
  return rows.length > 0 ? csv([["日付", "時刻", "個体", "結果のページ"], ...rows]) : "";
}

/** Headings that the table import recognises, so that the file can be imported again. */
const valueColumns = [
  "体重（g）",
  "食べたか",
  "餌",
  "餌の大きさ",
  "餌の数",
  "餌の重さ（g）",
  "脱皮",
  "便・尿酸",
  "暖かい側（℃）",
  "涼しい側（℃）",
  "湿度（%）",
  "ハンドリング（分）",
  "メモ",
] as const;

function valuesOf(care: Care): Partial<Record<(typeof valueColumns)[number], string>> {
  const number = (value: number | null) => (value === null ? "" : String(value));
  switch (care.kind) {
    case "weight":
      return { "体重（g）": String(care.grams) };
    case "meal":
      return {
        食べたか: outcomeLabels[care.outcome],
        餌: care.prey === "" ? "" : preyLabels[care.prey],
        餌の大きさ: care.size,
        餌の数: String(care.count),
        "餌の重さ（g）": number(care.grams),
      };
    case "shed":
      return { 脱皮: shedLabels[care.shed] };
    case "stool":
      return { "便・尿酸": stoolLabels[care.stool], メモ: care.note };
    case "climate":
      return {
        "暖かい側（℃）": number(care.warm),
        "涼しい側（℃）": number(care.cool),
        "湿度（%）": number(care.humidity),
      };
    case "handling":
      return { "ハンドリング（分）": number(care.minutes) };
    case "vet":
    case "note":
      return { メモ: care.note };
    case "cloudy":
    case "cleaning":
      return {};
  }
}

function csv(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
