import type { Fields } from "#app/notebook/model/thing.ts";
import { creation, edit, thingOf, thingsOfType, type Undo, writeChanges } from "#app/notebook/store/things.ts";
import { PAIR, type Pair, type PairFields, type Parent, pairOf, type Side } from "./pair.ts";

export async function allPairs(): Promise<Pair[]> {
  const pairs = (await thingsOfType(PAIR)).flatMap((thing) => pairOf(thing) ?? []);
  const last = (pair: Pair) => pair.hatched ?? pair.laid ?? pair.ovulated ?? pair.pairings.at(-1) ?? "";
  return pairs.toSorted((a, b) => last(b).localeCompare(last(a)) || b.id.localeCompare(a.id));
}

export async function pairWithId(id: string): Promise<Pair | null> {
  const thing = await thingOf(id);
  return thing && pairOf(thing);
}

/** Adds a pair without dates. Returns an undo function. */
export function addPair(id: string, sire: Parent, dam: Parent): Promise<Undo> {
  return writeChanges([creation(PAIR, { ...fieldsOfParent("sire", sire), ...fieldsOfParent("dam", dam) }, id)]);
}

/** Updates a pair from the state the keeper saw. Returns an undo function. */
export function changePair({ id, ...before }: Pair, after: PairFields): Promise<Undo> {
  return writeChanges([edit(id, fieldsOf(before), fieldsOf(after))]);
}

function fieldsOf({ sire, dam, ...season }: PairFields): Fields {
  return { ...season, ...fieldsOfParent("sire", sire), ...fieldsOfParent("dam", dam) };
}

const fieldsOfParent = (side: Side, { own, name, genotype }: Parent): Fields => ({
  [side]: own,
  [`${side}Name`]: name,
  [`${side}Line`]: genotype,
});
