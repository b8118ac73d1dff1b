// Stress checks that a keeper has stored: whose, when, and the answers as the address that shows them again.

import { newId } from "#app/notebook/model/ids.ts";
import { momentIn, textIn } from "#app/notebook/model/read-thing.ts";
import { isGone, type Thing } from "#app/notebook/model/thing.ts";
import { allSnakes } from "./notebook.ts";
import { removing, thingsOfType, writeChanges } from "./things.ts";

export const CHECK = "check";

export interface Check {
  id: string;
  /** An own snake's id; "" where the name is none of theirs. */
  snake: string;
  name: string;
  /** ISO. */
  at: string;
  /** "/stress_check?…" */
  path: string;
}

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

function checkOf(thing: Thing): Check | null {
  if (isGone(thing)) return null;
  const text = (name: string) => textIn(thing, name);
  const path = text("path");
  const at = momentIn(thing, "at");
  if (!path.startsWith("/stress_check?") || at === "") return null;
  return { id: thing.id, snake: text("snake"), name: text("name"), at, path };
}
