// Stress checks that a keeper has stored: whose, when, and the answers as the address that shows them again.

import { newId } from "#app/notebook/model/ids.ts";
import { allSnakes } from "./notebook.ts";
import { CHECK, type Check, checkOf } from "./readings.ts";
import { removing, thingsOfType, writeChanges } from "./things.ts";

export type NewCheck = Pick<Check, "name" | "at" | "path">;

export async function allChecks(): Promise<Check[]> {
  return (await thingsOfType(CHECK)).flatMap((thing) => checkOf(thing) ?? []);
}

export async function addCheck({ name, at, path }: NewCheck): Promise<void> {
  const snake = await snakeNamed();
  const fields = { name, at, path, snake: snake(name) };
  await writeChanges([{ do: "make", type: CHECK, id: newId(), fields }]);
}

/** Those of these moments. */
export async function removeChecks(moments: readonly string[]): Promise<void> {
  const found = (await allChecks()).filter(({ at }) => moments.includes(at));
  await writeChanges(found.map(({ id }) => removing(id)));
}

/** Finds the id of the one own snake of a name; "" where there is none, or where several are called so. */
export async function snakeNamed(): Promise<(name: string) => string> {
  const snakes = await allSnakes();
  return (name) => {
    const found = snakes.filter(({ snake }) => snake.name === name.trim());
    return (found.length === 1 && found[0]?.snake.id) || "";
  };
}
