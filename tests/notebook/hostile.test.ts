import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { careWords } from "#app/notebook/care/care.ts";
import { digestOf } from "#app/notebook/care/digest.ts";
import { readFile } from "#app/notebook/file/notebook-file.ts";
import { weightCurve } from "#app/notebook/history/curve.ts";
import { byMonth, feedingWeeks } from "#app/notebook/history/months.ts";
import { readThing } from "#app/notebook/model/read-thing.ts";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import { type Fields, makeThing } from "#app/notebook/model/thing.ts";
import { unpackThings } from "#app/notebook/sealed/seal.ts";
import { secretIn } from "#app/notebook/sealed/second-device.ts";
import { readWords } from "#app/notebook/sealed/words.ts";
import { readSnake } from "#app/notebook/snakes/read-snake.ts";
import { newSnake, snakeWords } from "#app/notebook/snakes/snake.ts";
import { eventOf, photoOf, snakeOf } from "#app/notebook/store/readings.ts";
import { todayLine, toFeed, toWatch } from "#app/notebook/today/today.ts";
import { formatDay } from "#app/platform/site/days.ts";

const TODAY = "2026-11-24";
const stamp = nextStamp("", "aaaaaaaa", new Date("2026-11-24T00:00:00Z"));
const thing = (type: string, fields: Fields) => makeThing(type, fields, stamp);
const moments = [
  "2026-11-20T12:00:00.000Z",
  "+275760-09-13T00:00:00.000Z",
  "-000001-01-01T00:00:00Z",
  "1970-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "2199-12-31T00:00:00Z",
  "2026-02-31",
  "<script>",
  "",
];
const numbers = [0, -0, -1, 0.1, 1, 1240, 1e5, 1e6, 1e21, 1e308, -1e308, 5e-324, Number.MAX_SAFE_INTEGER];
const kinds = [
  "meal",
  "weight",
  "shed",
  "stool",
  "cleaning",
  "climate",
  "handling",
  "note",
  "vet",
  "toString",
  "__proto__",
];

test("records with any times and numbers can be described, drawn, counted and listed", () => {
  const events = moments.flatMap((at) =>
    numbers.flatMap((value) =>
      kinds.flatMap((kind) => {
        const more = {
          grams: value,
          count: value,
          warm: value,
          cool: value,
          humidity: value,
          minutes: value,
          note: "x",
        };
        return eventOf(thing("record", { snake: "s", at, kind, ...more })) ?? [];
      }),
    ),
  );
  const days = ["2026-03-03", "2026-11-20", "2199-12-31"];
  expect([...new Set(events.map(({ at }) => at.slice(0, 10)))].toSorted()).toEqual(days);
  for (const { care } of events) expect(careWords(care).length).toBeLessThan(40);
  const snake = { ...newSnake, id: "s", name: "モモ" };
  const line = todayLine({ snake, digest: digestOf(events) }, TODAY);
  // A future date is reported, and does not keep the snake off the feeding list for two hundred years.
  expect([line.isAhead, line.fasted, toFeed([line]).length, toWatch([line]).length]).toEqual([true, 0, 1, 1]);
  expect(byMonth(events).length).toBe(3);
  expect(feedingWeeks("2026-11", events, null).length).toBeGreaterThan(3);
  const curve = weightCurve(events);
  expect(curve?.yTicks.length).toBeLessThan(12);
  expect(curve?.xTicks.length).toBeLessThan(12);
  expect(curve?.path).not.toMatch(/NaN|Infinity/);
});

test.each(moments)("a photograph and a snake of %j are still shown", (at) => {
  const photo = photoOf(thing("photo", { snake: "s", at }));
  expect(photo && (photo.at === "" ? "" : formatDay(photo.at))).not.toMatch(/NaN|undefined/);
  const snake = snakeOf(thing("snake", { name: "モモ", birth: at, left: at, interval: 1e308, cleanEvery: -3 }));
  if (!snake) throw new Error("no snake");
  expect([snake.interval, snake.cleanEvery]).toEqual([null, null]);
  expect(snakeWords(snake, TODAY)).not.toMatch(/NaN|undefined/);
});

test("a name cannot change the text direction around it", () => {
  expect(snakeOf(thing("snake", { name: "\u{202e}モモ\u{2066}" }))?.name).toBe("モモ");
  const read = readSnake(newSnake, (name) => (name === "name" ? "\u{202e}モ\u{2069}モ" : ""), TODAY);
  expect(read.ok && snakeOf(thing("snake", { ...read.fields }))?.name).toBe("モモ");
});

test.each(["\u{200b}\u{200b}", "\u{202e}\u{2066}", "\u{feff} \u{3000}"])("an invisible name is empty (%#)", (typed) => {
  const read = readSnake(newSnake, (name) => (name === "name" ? typed : ""), TODAY);
  expect(!read.ok && read.problems.name).toBe("名前を入力してください");
});

const file = (files: Record<string, string>) =>
  new Blob([
    new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([name, one]) => [name, strToU8(one)])))),
  ]);
const notebook = (things: string) => `{"format":1,"at":"","things":${things}}`;

test("a path in a file name is reduced to its last part", async () => {
  const things = JSON.stringify([thing("snake", { name: "モモ" })]);
  for (const name of [
    "../../../etc/notebook.json",
    "/etc/notebook.json",
    "C:\\x/notebook.json",
    "a\u{0000}/notebook.json",
  ])
    expect((await readFile(file({ [name]: notebook(things) }))).ok, name).toBe(true);
  expect((await readFile(file({ "notebook.json/x": notebook(things) }))).ok).toBe(false);
});

test("a million records are rejected before reading one", async () => {
  let looked = 0;
  const text = notebook(`[${"{},".repeat(999_999)}{}]`);
  const parse = JSON.parse;
  JSON.parse = (...given) => {
    const value = parse(...given);
    if (Array.isArray(value?.things))
      for (const one of value.things.slice(0, 3)) Object.defineProperty(one, "id", { get: () => (looked += 1) });
    return value;
  };
  try {
    expect(await readFile(file({ "notebook.json": text }))).toMatchObject({ ok: false });
  } finally {
    JSON.parse = parse;
  }
  expect(looked).toBe(0);
});

test("prototype keys are not fields of a thing, a nested value or a pack", () => {
  for (const fields of [
    '{"__proto__":{"name":"x"}}',
    '{"name":{"__proto__":1}}',
    '{"constructor":1}',
    '{"a":{"toString":1}}',
  ])
    expect(
      readThing(JSON.parse(`{"id":"aaaaaaaaaaaaaaaa","type":"snake","made":"${stamp}","fields":${fields}}`)),
    ).toBeNull();
  const shape = {
    type: "snake",
    ids: "a".repeat(16),
    times: [1],
    counts: { same: 0 },
    devices: { same: "aaaaaaaa" },
    changed: [],
  };
  const hostile = { ...shape, names: ["__proto__"], columns: [{ same: { isExample: true } }] };
  expect(unpackThings(JSON.stringify([hostile]))).toBeNull();
  expect(({} as Record<string, unknown>).isExample).toBeUndefined();
});

test("a short pack that expands endlessly is rejected at once", () => {
  const shape = {
    type: "snake",
    names: ["a"],
    ids: "a".repeat(16),
    times: [1],
    counts: { same: 0 },
    devices: { same: "aaaaaaaa" },
    columns: [{ same: 1 }],
    changed: [] as unknown[],
  };
  const names = Array.from({ length: 20_000 }, (_, i) => `a${i}`);
  const began = process.cpuUsage().user;
  for (const hostile of [
    { changed: names.map((name) => [0, name, stamp]) },
    { ids: "a".repeat(16 * 2_000), times: Array(2_000).fill(1), names, columns: names.map(() => ({ same: 1 })) },
    { ids: "a".repeat(16 * 2_000), times: Array(2_000).fill(1), columns: [{ same: Array(20_000).fill(1) }] },
    { ids: "a".repeat(16 * 100_001), times: Array(100_001).fill(1) },
  ])
    expect(unpackThings(JSON.stringify([{ ...shape, ...hostile }]))).toBeNull();
  // Each took minutes, or more than the available memory.
  expect((process.cpuUsage().user - began) / 1e6).toBeLessThan(8);
});

test.each([
  "",
  "https://example.jp/note/keep",
  "https://example.jp/note/keep#words=",
  `#words=${"A".repeat(10_000_000)}`,
  "#words=<script>alert(1)</script>",
  "#words=AAAAAAAAAAAAAAAAAAAAA!",
  "javascript:alert(1)#words=../../..",
  "WIFI:S:x;P:y;;",
  "\u{202e}#words=\u{0000}",
])("an unknown QR code gives no words (%#)", (text) => {
  expect(secretIn(text)).toBeNull();
});

test("a whole book as the twelve words is rejected at once", () => {
  const began = process.cpuUsage().user;
  for (const text of ["あ".repeat(2_000_000), "あいこくしん ".repeat(300_000), "\u{3099}".repeat(500_000)])
    expect(readWords(text).ok).toBe(false);
  // Quadratic work would take minutes.
  expect((process.cpuUsage().user - began) / 1e6).toBeLessThan(20);
});
