import { allSnakes } from "./notebook.ts";
import { CHECK, type Check, checkOf } from "./readings.ts";
import { creation, removal, thingsOfType, writeChanges } from "./things.ts";

export type NewCheck = Pick<Check, "name" | "at" | "path">;

export async function allChecks(): Promise<Check[]> {
  return (await thingsOfType(CHECK)).flatMap((thing) => checkOf(thing) ?? []);
}

export async function addCheck({ name, at, path }: NewCheck): Promise<void> {
  const snake = await snakeNamed();
  await writeChanges([creation(CHECK, { name, at, path, snake: snake(name) })]);
}

export async function removeChecks(moments: readonly string[]): Promise<void> {
  const found = (await allChecks()).filter(({ at }) => moments.includes(at));
  await writeChanges(found.map(({ id }) => removal(id)));
}

/** Returns a lookup from name to snake id; "" if no snake or several have the name. */
export async function snakeNamed(): Promise<(name: string) => string> {
  const snakes = await allSnakes();
  return (name) => {
    const found = snakes.filter(({ snake }) => snake.name === name.trim());
    return (found.length === 1 && found[0]?.snake.id) || "";
  };
}
