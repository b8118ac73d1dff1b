// Creates the database file most test servers copy: `node tests/support/fill-file.ts <file>`.

import "#app/collection/registry/kinds.server.ts";
import { fillFile } from "./filled-database.ts";

await fillFile(process.argv[2] ?? "");
