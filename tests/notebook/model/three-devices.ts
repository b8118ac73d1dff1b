// Three devices with wrong clocks that write and synchronise at random.

import fc from "fast-check";
import { mergeInto } from "#app/notebook/model/merge.ts";
import { nextStamp, type Stamp } from "#app/notebook/model/stamp.ts";
import { changeThing, type Fields, GONE, latestStamp, makeThing, type Thing } from "#app/notebook/model/thing.ts";

export const devices = ["aaaaaaaa", "bbbbbbbb", "cccccccc"] as const;
const ids = ["thingaaaaaaaaaaa", "thingbbbbbbbbbbb", "thingccccccccccc", "thingddddddddddd"] as const;

export type Step =
  | { do: "make" | "change"; device: number; thing: number; fields: Fields; clock: number }
  | { do: "remove"; device: number; thing: number; clock: number }
  | { do: "hand"; device: number; to: number };

const device = fc.nat(devices.length - 1);
const thing = fc.nat(ids.length - 1);
/** From 1970 to 2100, forwards and backwards. */
const clock = fc.integer({ min: 0, max: 4_102_444_800_000 });
const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 2 }),
);
const fields = fc.dictionary(fc.constantFrom("name", "memo", "grams", "later"), value);

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constantFrom("make" as const, "change" as const), device, thing, fields, clock }),
    fc.record({ do: fc.constant("remove" as const), device, thing, clock }),
    fc.record({ do: fc.constant("hand" as const), device, to: device }),
  ),
  { maxLength: 40 },
);

export class Device {
  readonly things = new Map<string, Thing>();
  #last: Stamp = "";
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  stamp(clock: number): Stamp {
    this.#last = nextStamp(this.#last, this.#name, new Date(clock));
    return this.#last;
  }

  take(things: Iterable<Thing>): void {
    const { written } = mergeInto((id) => this.things.get(id), things);
    for (const thing of written) this.things.set(thing.id, thing);
    const latest = latestStamp(this.things.values());
    if (latest > this.#last) this.#last = latest;
  }
}

export function play(steps: readonly Step[]): Device[] {
  const all = devices.map((name) => new Device(name));
  for (const step of steps) {
    const one = all[step.device];
    if (!one) continue;
    if (step.do === "hand") {
      all[step.to]?.take([...one.things.values()]);
      continue;
    }
    const id = ids[step.thing] ?? ids[0];
    const known = one.things.get(id);
    if (step.do === "remove") {
      if (known) one.things.set(id, changeThing(known, { [GONE]: true }, one.stamp(step.clock)));
    } else if (known) one.things.set(id, changeThing(known, step.fields, one.stamp(step.clock)));
    else one.things.set(id, makeThing("snake", step.fields, one.stamp(step.clock), id));
  }
  return all;
}
