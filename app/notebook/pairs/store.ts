import { newId } from "#app/notebook/model/ids.ts";
import type { Fields } from "#app/notebook/model/thing.ts";
import { edit, thingOf, thingsOfType, type Undo, writeChanges, writeReversible } from "#app/notebook/store/things.ts";
import { PAIR, type Pair, type PairFields, pairOf, type Side } from "./pair.ts";

export async function allPairs(): Promise<Pair[]> {
  const pairs = (await thingsOfType(PAIR)).flatMap((thing) => pairOf(thing) ?? []);
  const last = (pair: Pair) => pair.hatched ?? pair.laid ?? pair.ovulated ?? pair.pairings.at(-1) ?? "";
  return pairs.toSorted((a, b) => last(b).localeCompare(last(a)) || b.id.localeCompare(a.id));
}

export async function pairWithId(id: string): Promise<Pair | null> {
  const thing = await thingOf(id);
  return thing && pairOf(thing);
}

export async function addPair(pair: PairFields): Promise<string> {
  const id = newId();
  await writeChanges([{ do: "make", type: PAIR, id, fields: fieldsOf(pair) }]);
  return id;
}

/** Updates a pair from the state the keeper saw. Returns an undo function. */
export function changePair({ id, ...before }: Pair, after: PairFields): Promise<Undo> {
  return writeReversible([edit(id, fieldsOf(before), fieldsOf(after))]);
}

function fieldsOf({ sire, dam, ...season }: PairFields): Fields {
  const parent = (side: Side, { own, name, genotype }: Pair["sire"]) => ({
    [side]: own,
    [`${side}Name`]: name,
    [`${side}Line`]: genotype,
  });
  return { ...season, ...parent("sire", sire), ...parent("dam", dam) };
}
