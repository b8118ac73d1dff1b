// Memory is given back in a quiet moment: V8 leaves garbage where it lies until it wants the room, so that a process would stay as
// big as its busiest minute made it.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const LOOK_MS = 2_000;
/** What this thread does between two looks when nobody is here. */
const QUIET_MS = 20;
/** What it must have done since it last tidied up, for something to lie about: less than a start takes on a quick machine. */
const WORTH_MS = 500;

export interface Thread {
  /** Milliseconds it has worked. */
  worked(): number;
  /** Takes about a tenth of a second, in which nothing else is done. */
  collect(): void;
}

const thisThread = (): Thread => {
  setFlagsFromString("--expose-gc");
  const collect: (how: object) => void = runInNewContext("gc");
  return {
    worked: () => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    },
    // Of the ways to collect, this one gives the room back.
    collect: () => collect({ type: "major", execution: "sync", flavor: "last-resort" }),
  };
};

export class Tidying {
  readonly #thread: Thread;
  #seen = 0;
  #tidied = 0;

  constructor(thread: Thread) {
    this.#thread = thread;
  }

  /** Looks whether all is quiet, and whether anything was done since it last was. */
  look(): void {
    const worked = this.#thread.worked();
    const isQuiet = worked - this.#seen < QUIET_MS;
    this.#seen = worked;
    if (!isQuiet || worked - this.#tidied < WORTH_MS) return;
    this.#thread.collect();
    this.#tidied = this.#seen = this.#thread.worked();
  }
}

/** From now on; the returned function ends it. */
export function tidyWhenQuiet(): () => void {
  const tidying = new Tidying(thisThread());
  const looking = setInterval(() => tidying.look(), LOOK_MS).unref();
  return () => clearInterval(looking);
}
