// One-time migration of older localStorage data: the calculator's snakes and stress check results. Removes the old data
// only after the new is on disk; ids derived from the data make retries and parallel tabs idempotent.

import { readOwnLine } from "@borupa/genetics";
import { lettersOf } from "#app/notebook/model/ids.ts";
import { newSnake } from "#app/notebook/snakes/snake.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { parseJson } from "#app/platform/site/parse-json.ts";
import { snakeNamed } from "./checks.ts";
import { CHECK, SNAKE } from "./readings.ts";
import { type Change, writeChanges } from "./things.ts";

const SNAKES = "my-snakes";
const CHECKS = "stress-check";

/** `mayHaveNotebook` checks for old data before this module is loaded. */
export async function migrateOldData(): Promise<void> {
  await migrate(SNAKES, snakesOf);
  await migrate(CHECKS, checksOf);
}

async function migrate(key: string, changesOf: (list: readonly unknown[]) => Promise<Change[]>): Promise<void> {
  const text = localStorage.getItem(key);
  if (text === null) return;
  const list = parseJson(text);
  if (Array.isArray(list) && list.length > 0) await writeChanges(await changesOf(list));
  // Another tab may have changed it meanwhile; then it is migrated next time.
  if (localStorage.getItem(key) === text) localStorage.removeItem(key);
}

const LINE_MAX = 300;

/** Rejects without a gene book, which leaves the old data in place. */
async function snakesOf(list: readonly unknown[]): Promise<Change[]> {
  const { geneBook } = await import("./genes.ts");
  const book = await geneBook();
  const lines = list.flatMap((line) => (typeof line === "string" && line.trim() !== "" ? line.slice(0, LINE_MAX) : []));
  return Promise.all(
    lines.map(async (line, i): Promise<Change> => {
      const { name, sex, genes } = readOwnLine(book, line);
      const fields = { ...newSnake, name: name || `わたしの個体${i + 1}`, sex, genotype: genes };
      return { do: "make", type: SNAKE, id: await idOf(`${SNAKES}\n${i}\n${line}`), fields };
    }),
  );
}

async function checksOf(list: readonly unknown[]): Promise<Change[]> {
  const snake = await snakeNamed();
  const changes = list.map(async (one): Promise<Change[]> => {
    if (!isRecord(one)) return [];
    const { at, name, path } = one;
    if (typeof at !== "string" || typeof name !== "string" || typeof path !== "string") return [];
    const id = await idOf(`${CHECKS}\n${at}\n${path}`);
    return [{ do: "make", type: CHECK, id, fields: { at, name, path, snake: snake(name) } }];
  });
  return (await Promise.all(changes)).flat();
}

/** Derives an id from the text. */
async function idOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return lettersOf(new Uint8Array(digest, 0, 16));
}
