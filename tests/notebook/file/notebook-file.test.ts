import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { type Column, columnLabels } from "#app/kinds/ball/tables/columns.ts";
import { guessTable } from "#app/kinds/ball/tables/guess.ts";
import { readTable } from "#app/kinds/ball/tables/read-table.ts";
import type { Care } from "#app/notebook/care/care.ts";
import { type HandoverPart, handoverThings } from "#app/notebook/file/handover.ts";
import { importPhotos, readFile, recordsTable, snakesTable, writeFile } from "#app/notebook/file/notebook-file.ts";
import { mergeInto } from "#app/notebook/model/merge.ts";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import { type Fields, makeThing, type Thing } from "#app/notebook/model/thing.ts";
import { newSnake } from "#app/notebook/snakes/snake.ts";
import { eventOf, snakeOf } from "#app/notebook/store/readings.ts";
import { planTable } from "#app/notebook/tables/plan.ts";
import { readText } from "#app/platform/tables/read-tables.ts";

const NOW = new Date("2026-11-24T12:00:00.000Z");
let last = "";
function thing(type: string, fields: Fields): Thing {
  last = nextStamp(last, "aaaaaaaa", NOW);
  return makeThing(type, fields, last);
}

const snake = thing("snake", { name: '=cmd|"/C calc"!A0', memo: "一行目\n二行目" });
const record = thing("record", { snake: snake.id, at: "2026-11-20T12:34:00.000Z", kind: "weight", grams: 1240 });
const photo = thing("photo", { snake: snake.id, at: NOW.toISOString() });
const things = [
  ...[snake, record, photo, thing("terrarium", { plants: ["コケ"] })],
  thing("pair", { sireName: "ソラ", dam: snake.id, pairings: ["2026-02-04", "2026-02-10"], eggs: 6, memo: "2回目" }),
  thing("check", { at: NOW.toISOString(), name: "モモ", path: "/stress_check?a=1" }),
];

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(5000).fill(80)]);
const webp = new Uint8Array([...strToU8("RIFF"), 0, 0, 0, 0, ...strToU8("WEBPVP8 "), 1, 2, 3]);
const shrunk = {
  full: new Blob([jpeg], { type: "image/jpeg" }),
  small: new Blob([webp], { type: "image/webp" }),
};

const written = () => writeFile(things, async (id) => (id === photo.id ? shrunk : null), NOW);
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const zipped = (files: Record<string, string | Uint8Array>) =>
  new Blob([
    new Uint8Array(
      zipSync(
        Object.fromEntries(
          Object.entries(files).map(([name, one]) => [name, typeof one === "string" ? strToU8(one) : one]),
        ),
      ),
    ),
  ]);

test("an exported file imports unchanged, including photographs and things of a newer build", async () => {
  const read = await readFile(await written());
  if (!read.ok) throw new Error(read.message);
  expect(read.contents).toMatchObject({ things, at: NOW.toISOString(), photos: [photo.id] });
  const back = await read.contents.photo(photo.id);
  expect([back?.full.type, back?.small.type]).toEqual(["image/jpeg", "image/webp"]);
  expect(back && (await bytesOf(back.full))).toEqual(jpeg);
  const mine = new Map(things.map((one) => [one.id, one]));
  expect(mergeInto((id) => mine.get(id), read.contents.things)).toMatchObject({ added: 0, changed: 0 });
});

test("its tables open in a spreadsheet without running formulas", async () => {
  const files = unzipSync(await bytesOf(await written()));
  const text = (name: string) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(files[name]);
  expect(Object.keys(files).toSorted()).toEqual([
    "checks.csv",
    "notebook.json",
    "pairs.csv",
    `photos/=cmd_C calc_!A0_2026-11-24_${photo.id}.jpg`,
    `photos/small/${photo.id}-small.webp`,
    "records.csv",
    "snakes.csv",
    "お読みください.txt",
  ]);
  expect(text("snakes.csv")).toContain(`\u{feff}名前,`);
  expect(text("snakes.csv")).toContain(`\r\n"'=cmd|""/C calc""!A0",不明`);
  expect(text("pairs.csv")).toMatch(
    /^\u{feff}父,父のモルフ,母,.*\r\nソラ,,"'=cmd.*,2026-02-04、2026-02-10,,,,,6,,,2回目\r\n$/u,
  );
  expect(text("checks.csv")).toContain("モモ,/stress_check?a=1");
  expect(text("records.csv")).toContain(`2026-11-20,21:34,"'=cmd|""/C calc""!A0",体重,1240,`);
});

test("a file for a buyer omits the keeper's rack and notes unless requested", async () => {
  const facts = {
    name: "モモ",
    genotype: "パステル",
    from: "店",
    enclosure: "奥の棚",
    group: "売る",
    memo: "電話 090",
  };
  const own = thing("snake", { ...newSnake, ...facts, photo: "a".repeat(16) });
  const at = "2026-11-20T12:34:00.000Z";
  const cares: readonly Care[] = [
    { kind: "weight", grams: 900 },
    { kind: "stool", stool: "both", note: "内緒の便" },
    { kind: "vet", note: "内緒の薬" },
    { kind: "note", note: "内緒のメモ" },
  ];
  const records = cares.map((care) => thing("record", { snake: own.id, at, batch: "b".repeat(16), ...care }));
  const all = [own, ...records, thing("check", { snake: own.id, name: "モモ", path: "/stress_check?x", at })];
  const handed = async (parts: readonly HandoverPart[]) => {
    const read = await readFile(
      await writeFile(handoverThings(all, parts, NOW), async () => null, NOW, "https://x/note/keep"),
    );
    if (!read.ok) throw new Error(read.message);
    expect(read.contents.isHanded).toBe(true);
    return { ...read.contents, text: JSON.stringify(read.contents.things) };
  };
  const bare = await handed([]);
  expect(bare.things.map(({ type, fields }) => fields.kind ?? type)).toEqual(["snake", "weight", "stool"]);
  expect(bare.text).not.toMatch(/奥の棚|売る|店|電話|内緒|aaaaaaaa|bbbbbbbb/);
  expect(bare.things[0]?.fields).toMatchObject({ name: "モモ", genotype: "パステル", photo: "" });
  const full = await handed(["notes", "vet"]);
  for (const word of ["電話", "店", "内緒の便", "内緒の薬", "内緒のメモ"]) expect(full.text).toContain(word);
  expect(full.text).not.toMatch(/奥の棚|売る|check/);
});

test("a file unpacked and repacked by hand is read, whatever its folder", async () => {
  const files = unzipSync(await bytesOf(await written()));
  const again = zipped(Object.fromEntries(Object.entries(files).map(([name, one]) => [`手帖/${name}`, one])));
  const read = await readFile(again);
  expect(read.ok && [read.contents.things.length, read.contents.photos]).toEqual([things.length, [photo.id]]);
});

test("a newer build's file is distinguished from a broken one", async () => {
  const read = await readFile(zipped({ "notebook.json": JSON.stringify({ format: 3, things: [] }) }));
  expect(read).toMatchObject({ ok: false, message: expect.stringContaining("新しい版") });
});

test.each<[string, () => Blob]>([
  ["nothing", () => new Blob([])],
  ["a picture", () => new Blob([jpeg])],
  ["a .zip of something else", () => zipped({ "a.txt": "x" })],
  ["records that are no JSON", () => zipped({ "notebook.json": "{" })],
  ["JSON that is no notebook", () => zipped({ "notebook.json": "[]" })],
  [
    "one thing that is none among good ones",
    () => zipped({ "notebook.json": JSON.stringify({ format: 1, things: [...things, { ...record, id: "x" }] }) }),
  ],
  ["text that is no UTF-8", () => zipped({ "notebook.json": new Uint8Array([0xff, 0xfe]) })],
])("%s is rejected in Japanese, and nothing is imported", async (_, file) => {
  expect(await readFile(file())).toMatchObject({
    ok: false,
    message: expect.stringContaining("手帖は何も変わっていません"),
  });
});

test("a file with missing bytes or a changed byte in the records is rejected", async () => {
  const bytes = await bytesOf(await written());
  for (let end = 0; end < bytes.length; end += 211)
    expect((await readFile(new Blob([bytes.slice(0, end)]))).ok, `${end} bytes`).toBe(false);
  const at = Buffer.from(bytes).indexOf("notebook.json") + "notebook.json".length + 8;
  const changed = bytes.slice();
  changed[at] = (changed[at] ?? 0) ^ 0x40;
  expect((await readFile(new Blob([changed]))).ok).toBe(false);
});

test("a photograph with a changed byte is reported, and other files are not pictures", async () => {
  const bytes = await bytesOf(await written());
  const at = Buffer.from(bytes).indexOf(Buffer.from(jpeg.slice(0, 40))) + 30;
  bytes[at] = 1;
  const read = await readFile(new Blob([bytes]));
  if (!read.ok) throw new Error(read.message);
  await expect(read.contents.photo(photo.id)).rejects.toThrow();
  const script = strToU8("<svg onload=alert(1)>");
  const hostile = await readFile(
    zipped({
      "notebook.json": JSON.stringify({ format: 1, things }),
      [`photos/${photo.id}-full.jpg`]: script,
      [`photos/${photo.id}-small.webp`]: script,
    }),
  );
  // Under the names of photographs in files of the first format.
  expect(hostile.ok && hostile.contents.photos).toEqual([photo.id]);
  expect(hostile.ok && (await hostile.contents.photo(photo.id))).toBeNull();
});

test("a broken photograph is left out and counted; missing ones with a record are stored", async () => {
  const second = thing("photo", { snake: snake.id, at: NOW.toISOString() });
  const both = [...things, second];
  const stored = new Map<string, Blob>();
  const place = {
    has: async (id: string) => stored.has(id),
    put: async (id: string, { full }: typeof shrunk) => void stored.set(id, full),
  };
  const whole = await bytesOf(await writeFile(both, async () => shrunk, NOW));
  const take = async (bytes: Uint8Array<ArrayBuffer>) => {
    const read = await readFile(new Blob([bytes]));
    if (!read.ok) throw new Error(read.message);
    return importPhotos(read.contents, place);
  };
  const broken = whole.slice();
  broken[Buffer.from(whole).lastIndexOf(Buffer.from(jpeg.slice(0, 40))) + 30] = 1;
  const own = new Blob(["own"]);
  stored.set(photo.id, own);
  expect(await take(broken)).toEqual({ stored: 0, broken: 1 });
  expect(await take(whole)).toEqual({ stored: 1, broken: 0 });
  expect([...stored.keys()]).toEqual([photo.id, second.id]);
  expect(stored.get(photo.id)).toBe(own);
});

test("a zip bomb is not unpacked, whatever size it declares", async () => {
  const bomb = zipSync({ "notebook.json": new Uint8Array(140 * 1024 * 1024) }, { level: 1 });
  expect((await readFile(new Blob([new Uint8Array(bomb)]))).ok).toBe(false);
  // The same, declaring a size of ten bytes in its directory.
  const view = new DataView(bomb.buffer, bomb.byteOffset);
  const directory = view.getUint32(bomb.length - 6, true);
  view.setUint32(directory + 24, 10, true);
  const before = process.memoryUsage().arrayBuffers;
  expect((await readFile(new Blob([new Uint8Array(bomb)]))).ok).toBe(false);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024);
});

test("its tables import again through the table reader without changes", () => {
  const id = (letter: string) => letter.repeat(16);
  const stamp = nextStamp("", "a".repeat(8), NOW);
  const cares: readonly Care[] = [
    { kind: "weight", grams: 812.55 },
    { kind: "meal", outcome: "refused", prey: "rat", size: "S", count: 2, grams: 24.5 },
    { kind: "meal", outcome: "assisted", prey: "", size: "", count: 1, grams: null },
    { kind: "shed", shed: "pieces" },
    { kind: "cloudy" },
    { kind: "stool", stool: "urates", note: "白い" },
    { kind: "cleaning" },
    { kind: "climate", warm: 31.5, cool: null, humidity: 60 },
    { kind: "handling", minutes: 10 },
    { kind: "vet", note: "薬 0.1ml" },
    { kind: "note", note: "ダニ" },
  ];
  const snake = {
    ...newSnake,
    name: "モモ",
    number: "BP-1",
    sex: "female",
    birth: "2023",
    genotype: "パステル",
    interval: 10,
  } as const;
  const own = [
    makeThing("snake", snake, stamp, id("b")),
    ...cares.map((care, i) =>
      makeThing(
        "record",
        { snake: id("b"), at: `2026-11-0${(i % 9) + 1}T09:34:00.000Z`, ...care },
        stamp,
        `${id("c").slice(1)}${"abcdefghijk"[i]}`,
      ),
    ),
  ];
  const snakes = own.flatMap((thing) => snakeOf(thing) ?? []);
  const events = Map.groupBy(
    own.flatMap((thing) => eventOf(thing) ?? []),
    ({ snake }) => snake,
  );
  for (const text of [snakesTable(own), recordsTable(own)]) {
    const read = readText(text, "手帖", 100);
    const [table] = read.ok ? read.tables : [];
    if (!table) throw new Error("no table");
    const { choice } = guessTable(table, "2026-11-29", Object.keys(columnLabels) as Column[]);
    const { entries, problems } = readTable(table, choice, "2026-11-29");
    expect(problems).toEqual([]);
    const plan = planTable(entries, { snakes, events }, {});
    expect(plan.snakes).toMatchObject([{ snake: { id: id("b") }, fields: {}, records: [] }]);
    expect(plan.problems).toEqual([]);
  }
});

test("snakes and racks named by numbers are distinguished by their hyphens", () => {
  const own = makeThing("snake", { ...newSnake, name: "25-1-12", enclosure: "1-12" }, nextStamp("", "aaaaaaaa", NOW));
  const entry = { number: "", records: [] };
  const entries = ["25-1-12", "25-11-2"].map((name, i) => ({
    ...entry,
    line: i + 2,
    name,
    facts: { enclosure: "11-2" },
  }));
  const plan = planTable(
    entries as never,
    { snakes: [snakeOf(own)].flatMap((one) => one ?? []), events: new Map() },
    {},
  );
  expect(plan.snakes).toMatchObject([{ snake: { id: own.id }, fields: { enclosure: "11-2" } }, { snake: null }]);
});
