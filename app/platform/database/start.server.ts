// The first use of the site's database: opened, looked over, and where it cannot be used, said in one sentence.

import { statSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { checkFile } from "./check.server.ts";
import { compareClocks } from "./clock.server.ts";
import { database, databaseFile, databasePlace, noteTrouble } from "./connection.server.ts";
import { rememberShape } from "./shape.server.ts";
import { startSentences, troubleOf } from "./trouble.server.ts";

const AGAIN_MS = 500;

/**
 * Does what comes first with the database. Ends the process with one sentence where it cannot be used. `patience`: how long a
 * PostgreSQL may still be starting, as on a machine that starts both.
 */
export async function startDatabase(first?: () => Promise<void>, patience = 0): Promise<void> {
  try {
    if (environment().DATABASE_URL === undefined) openFile();
    else {
      await reachPostgres(performance.now() + patience);
      await compareClocks(database());
    }
    await rememberShape(database());
    await first?.();
  } catch (error) {
    const trouble = troubleOf(error, databasePlace());
    if (!trouble) throw error;
    const cause = error instanceof Error ? error.message.replaceAll("\n", " ") : "";
    process.stderr.write(`データベース ${startSentences[trouble](databasePlace())}（${cause}）\n`);
    process.exit(1);
  }
}

function openFile(): void {
  const isNew = !((statSync(databaseFile(), { throwIfNoEntry: false })?.size ?? 0) > 0);
  database();
  if (isNew) log.warn({ file: databaseFile() }, "a new, empty database was made: right only on the first start");
  else checkFile(databaseFile(), noteTrouble);
}

/** The first query migrates. */
async function reachPostgres(giveUpAt: number): Promise<void> {
  try {
    const { entries } = await database()
      .selectFrom("entries")
      .select((eb) => eb.fn.countAll<number>().as("entries"))
      .executeTakeFirstOrThrow();
    log.info({ database: databasePlace(), entries }, "the database is there");
  } catch (error) {
    if (troubleOf(error, databasePlace()) !== "away" || performance.now() > giveUpAt) throw error;
    await wait(AGAIN_MS);
    return reachPostgres(giveUpAt);
  }
}
