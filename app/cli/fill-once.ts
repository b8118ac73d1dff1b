// The starter content and the demo's snakes, filled into a folder's database the first time it is used, and again when the site
// has another name: the texts name it.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "#app/platform/site/own-files.server.ts";
import { start } from "./child.ts";

/** Resolves when the entries are there. Their pictures go on being drawn beside the server, which draws what is requested earlier. */
export async function fillOnce(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const filled = join(folder, "demo-filled");
  // Beside a file it says that the file is full. Elsewhere only looking tells, which the filling does.
  const name = `${env.SITE_NAME ?? ""}\n`;
  if (existsSync(filled) && readFileSync(filled, "utf8") === name && !env.DATABASE_URL) return;
  console.log("Filling the database with the starter content and the demo collection …");
  makeFolder(folder);
  const { told, ended } = start(process.execPath, ["app/cli/starter.ts", "--demo"], { ...env, DATA_DIR: folder });
  await Promise.race([told, ended]);
  writeFileSync(filled, name);
}
