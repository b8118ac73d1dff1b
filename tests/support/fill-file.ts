// Makes the database that most of the tests' servers start on a copy of: `node tests/support/fill-file.ts <file>`.

import "#app/collection/registry/kinds.server.ts";
import { fillFile } from "./filled-database.ts";

await fillFile(process.argv[2] ?? "");
