// Kills and restarts a server many times while admins save through it.

import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { Publisher, Refused } from "./publisher.ts";
import type { RunningServer } from "./site.ts";

interface Loop {
  rounds: number;
  db: Db;
  cookie: string;
  start(): Promise<RunningServer>;
  onRound?(round: number, answered: number): void;
}

const WRITERS = ["kill-a", "kill-b", "kill-c"];
const ANSWERS_A_ROUND = 6;

/** Returns the number of confirmed writes. Throws if one of them is missing or anything is half-written. */
export async function killLoop({ rounds, db, cookie, start, onRound }: Loop): Promise<number> {
  const publishers = WRITERS.map((id) => new Publisher(id, cookie));
  let answered = 0;
  for (let round = 0; round < rounds; round += 1) {
    const server = await start();
    const ended = once(server.process, "exit");
    let inRound = 0;
    let isOver = false;
    const writing = publishers.map(async (publisher) => {
      for (let index = 0; !isOver; index += 1) {
        try {
          await publisher.publish(server.origin, `${round}-${index}`);
        } catch (error) {
          if (error instanceof Refused || !isOver) throw error;
          return;
        }
        answered += 1;
        inRound += 1;
        if (inRound !== ANSWERS_A_ROUND + (round % 5)) continue;
        // A different moment of a different write each round.
        await wait(round % 7);
        isOver = true;
        server.process.kill("SIGKILL");
      }
    });
    await Promise.all([...writing, ended]);
    await check(db, publishers);
    onRound?.(round, answered);
  }
  return answered;
}

async function check(db: Db, publishers: readonly Publisher[]): Promise<void> {
  for (const publisher of publishers) {
    const { id } = publisher;
    const entry = await findEntry(db, "term", id);
    const revisions = await db
      .selectFrom("revisions")
      .select("version")
      .where("kind", "=", "term")
      .where("id", "=", id)
      .execute();
    const version = entry?.version ?? 0;
    // At most the one write in progress may have been stored unconfirmed.
    const most = publisher.version === 0 ? 2 : publisher.version + 1;
    if (version < publisher.version || version > most)
      throw new Error(`${id}: version ${version}, ${publisher.version} answered`);
    if (revisions.length !== version) throw new Error(`${id}: version ${version}, but ${revisions.length} revisions`);
    publisher.version = version;
  }
  const torn = await sql<{ id: string }>`SELECT id FROM search_documents WHERE kind = 'term' AND id LIKE 'kill-%'
    GROUP BY id HAVING count(*) <> 2`.execute(db);
  if (torn.rows.length > 0) throw new Error(`${torn.rows[0]?.id} is not found as it stands`);
}
