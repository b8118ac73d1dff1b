// Whether the database's file can be written and read: what went wrong with it last, and whether that is over.

import type { Kysely } from "kysely";
import { log } from "#app/platform/site/log.server.ts";
import { isFull, type Trouble, troubleOf } from "./trouble.server.ts";

/** A lock held by another process is temporary, and no trouble of the whole site. */
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

  /** `write`: the smallest write there is, for finding out whether writing goes again. */
  constructor(file: string, write: () => Promise<unknown>) {
    this.#file = file;
    this.#write = write;
  }

  /** Told of every error of the database: the log has it once, with the file's name, until it is over. */
  note(error: unknown): void {
    const trouble = troubleOf(error, this.#file);
    if (!trouble || !isLasting(trouble) || trouble === this.#trouble) return;
    this.#trouble = trouble;
    log.error({ file: this.#file, trouble, err: error }, "the database cannot be used");
  }

  /** Health for the load balancer. While something is wrong it tries a small write, once a second at most. */
  async isWell(): Promise<boolean> {
    if (!this.#trouble) return true;
    // A broken file is mended with the server stopped, and a write that goes well would prove nothing.
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

// The tables and columns the site began with. Where one is gone, the database answers, and yet no page can be made of it.

type Db = Pick<Kysely<unknown>, "introspection">;

let known: readonly string[] | undefined;
let isTold = false;

async function columnsOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ schema }) => schema === undefined || schema === "public")
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
}

/** Call it once, when the tables are this build's. */
export async function rememberShape(db: Db): Promise<void> {
  known = await columnsOf(db);
}

/** Whether all of it is there still. A newer build may have added to it. The log has it once, until it is over. */
export async function isInShape(db: Db): Promise<boolean> {
  if (!known) return true;
  const found = new Set(await columnsOf(db));
  const missing = known.filter((column) => !found.has(column));
  if (missing.length > 0 && !isTold)
    log.error({ missing: missing.slice(0, 20) }, "tables or columns of the database are gone: pages cannot be made");
  isTold = missing.length > 0;
  return !isTold;
}
