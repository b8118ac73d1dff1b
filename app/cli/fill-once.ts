// The starter content and the demo's snakes, filled into a folder's database the first time it is used, and again when the site
// has another name: the texts name it.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "#app/platform/site/own-files.server.ts";
import { start } from "./child.ts";

/** Resolves when the entries are there. Their pictures are drawn in the background, or earlier by the server on request. */
export async function fillOnce(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const filled = join(folder, "demo-filled");
  // A marker file says that the database is full. Elsewhere only looking shows it, which the filling does.
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
