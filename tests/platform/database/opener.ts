// Opens a database, creating it if missing, and reports it.

import "#app/collection/registry/kinds.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";

const db = openDatabase(process.argv[2] ?? "");
await db.selectFrom("entries").select("id").execute();
await db.destroy();
