// Whether the database's file can be written and read: what went wrong with it last, and whether that is over.

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
