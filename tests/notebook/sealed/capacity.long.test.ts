import { expect, test } from "vitest";
import { newId } from "#app/notebook/model/ids.ts";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import { makeThing } from "#app/notebook/model/thing.ts";
import { keysOf, newSecret } from "#app/notebook/sealed/keys.ts";
import { open, seal } from "#app/notebook/sealed/seal.ts";

const AT = "2026-11-24T12:00:00.000Z";
const keys = await keysOf(newSecret());

test("200 snakes and 60,000 records fit into a box; more is reported before sending", async () => {
  let last = "";
  let time = Date.UTC(2022, 0, 1);
  const stamp = () => {
    time += 1 + ((time * 7919) % 3_999_971);
    last = nextStamp(last, "aaaaaaaa", new Date(time));
    return last;
  };
  const snakes = Array.from({ length: 200 }, (_, i) => makeThing("snake", { name: `ヘビ${i}` }, stamp()));
  const records = Array.from({ length: 60_000 }, (_, i) => {
    const made = stamp();
    const about = { snake: snakes[i % 200]?.id ?? "", at: new Date(time).toISOString() };
    return makeThing(
      "record",
      { ...about, ...(i % 3 ? { kind: "meal", outcome: "eaten" } : { kind: "weight", grams: i % 1999 }) },
      made,
    );
  });
  const box = await seal({ things: [...snakes, ...records], at: AT }, keys.key, "");
  expect(box?.length).toBeLessThan(1_000_000);
  const opened = box && (await open(box, keys.key, ""));
  expect(opened?.ok && opened.sealed.things.length).toBe(60_200);
  const more = records.map((record) => ({ ...record, id: newId() }));
  expect(await seal({ things: [...records, ...more], at: AT }, keys.key, "")).toBeNull();
});
