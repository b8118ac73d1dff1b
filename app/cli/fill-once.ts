// Fills a database with starter content and the demo's snakes on first use, and again if SITE_NAME changes, because the texts contain it.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "#app/platform/site/own-files.server.ts";
import { start } from "./child.ts";

/** Resolves once the entries exist. Pictures are drawn in the background, or by the server on request. */
export async function fillOnce(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const filled = join(folder, "demo-filled");
  // A marker file records this for SQLite; for PostgreSQL the fill itself checks.
  const name = `${env.SITE_NAME ?? ""}\n`;
  if (existsSync(filled) && readFileSync(filled, "utf8") === name && !env.DATABASE_URL) return;
  console.log("Filling the database with the starter content and the demo collection …");
  makeFolder(folder);
  const { firstMessage, ended } = start(process.execPath, ["app/cli/starter.ts", "--demo"], {
    ...env,
    DATA_DIR: folder,
  });
  await Promise.race([firstMessage, ended]);
  writeFileSync(filled, name);
}
