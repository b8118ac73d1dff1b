import type { Kysely } from "kysely";
import { log } from "#app/platform/site/log.server.ts";
import { isFull, type Trouble, troubleOf } from "./trouble.server.ts";

/** "busy" is not among them: a lock held by another process is temporary. */
const LASTING: readonly Trouble[] = ["full", "readonly", "io", "broken", "gone", "away", "refused"];

export function isLasting(trouble: Trouble | undefined): boolean {
  return trouble !== undefined && LASTING.includes(trouble);
}

const PROBE_EVERY_MS = 1_000;

export class DatabaseHealth {
  readonly #file: string;
  readonly #write: () => Promise<unknown>;
  #trouble: Trouble | undefined;
  #probed = 0;

  constructor(file: string, write: () => Promise<unknown>) {
    this.#file = file;
    this.#write = write;
  }

  /** Records an error, logging each kind of trouble once until it is over. */
  note(error: unknown): void {
    const trouble = troubleOf(error, this.#file);
    if (!trouble || !isLasting(trouble) || trouble === this.#trouble) return;
    this.#trouble = trouble;
    log.error({ file: this.#file, trouble, err: error }, "the database cannot be used");
  }

  /** Returns health for the load balancer. After a failure, probes with a small write at most once a second. */
  async isWell(): Promise<boolean> {
    if (!this.#trouble) return true;
    // A broken file is repaired with the server stopped; a successful write would prove nothing.
    if (this.#trouble === "broken" || Date.now() - this.#probed < PROBE_EVERY_MS) return false;
    this.#probed = Date.now();
    try {
      if (this.#trouble === "full" && isFull(this.#file)) return false;
      await this.#write();
    } catch (error) {
      this.note(error);
      return false;
    }
    log.info({ file: this.#file, was: this.#trouble }, "the database can be used again");
    this.#trouble = undefined;
    return true;
  }
}

// Detects tables or columns dropped while running, when the database still responds.

type Db = Pick<Kysely<unknown>, "introspection">;

let known: readonly string[] | undefined;
let isLogged = false;

export async function columnsOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ schema }) => schema === undefined || schema === "public")
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
}

/** Records all columns. Call once after migrating. */
export async function rememberColumns(db: Db): Promise<void> {
  known = await columnsOf(db);
}

/** Returns whether all recorded columns still exist; a newer build may have added some. Logs once per change. */
export async function hasAllColumns(db: Db): Promise<boolean> {
  if (!known) return true;
  const found = new Set(await columnsOf(db));
  const missing = known.filter((column) => !found.has(column));
  if (missing.length > 0 && !isLogged)
    log.error({ missing: missing.slice(0, 20) }, "tables or columns of the database are gone: pages cannot be made");
  isLogged = missing.length > 0;
  return !isLogged;
}
