// Pairs as things of the store.

import { newId } from "#app/notebook/model/ids.ts";
import { numberIn, textIn } from "#app/notebook/model/read-thing.ts";
import { type Fields, fieldOf, isGone, type Thing } from "#app/notebook/model/thing.ts";
import { mending, thingOf, thingsOfType, writeChanges } from "#app/notebook/store/things.ts";
import { isDay } from "#app/platform/site/days.ts";
import type { Pair, PairFields, Side } from "./pair.ts";

const PAIR = "pair";

export async function allPairs(): Promise<Pair[]> {
  const pairs = (await thingsOfType(PAIR)).flatMap((thing) => pairOf(thing) ?? []);
  const last = (pair: Pair) => pair.hatched ?? pair.laid ?? pair.ovulated ?? pair.pairings.at(-1) ?? "";
  return pairs.toSorted((a, b) => last(b).localeCompare(last(a)) || b.id.localeCompare(a.id));
}

export async function pairWithId(id: string): Promise<Pair | null> {
  const thing = await thingOf(id);
  return thing && pairOf(thing);
}

/** The new pair's id. */
export async function addPair(pair: PairFields): Promise<string> {
  const id = newId();
  await writeChanges([{ do: "make", type: PAIR, id, fields: fieldsOf(pair) }]);
  return id;
}

/** As the keeper saw it, and as it is from now on. Answers with what takes it back. */
export async function changePair({ id, ...before }: Pair, after: PairFields): Promise<() => Promise<void>> {
  const { change, back } = mending(id, fieldsOf(before), fieldsOf(after));
  await writeChanges([change]);
  return () => writeChanges([back]);
}

function fieldsOf({ sire, dam, ...season }: PairFields): Fields {
  const parent = (side: Side, { own, name, genotype }: Pair["sire"]) => ({
    [side]: own,
    [`${side}Name`]: name,
    [`${side}Line`]: genotype,
  });
  return { ...season, ...parent("sire", sire), ...parent("dam", dam) };
}

function pairOf(thing: Thing): Pair | null {
  if (thing.type !== PAIR || isGone(thing)) return null;
  const parent = (side: Side) => ({
    own: textIn(thing, side),
    name: textIn(thing, `${side}Name`),
    genotype: textIn(thing, `${side}Line`),
  });
  const day = (name: string) => (isDay(textIn(thing, name)) ? textIn(thing, name) : null);
  const pairings = fieldOf(thing, "pairings");
  return {
    ...{ id: thing.id, sire: parent("sire"), dam: parent("dam"), memo: textIn(thing, "memo") },
    pairings: Array.isArray(pairings) ? pairings.filter((one) => typeof one === "string" && isDay(one)) : [],
    ...{ ovulated: day("ovulated"), preLayShed: day("preLayShed"), laid: day("laid"), hatched: day("hatched") },
    ...{ eggs: numberIn(thing, "eggs"), slugs: numberIn(thing, "slugs"), incubation: numberIn(thing, "incubation") },
  };
}
