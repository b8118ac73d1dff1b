// Temporary data folder for this process. Import first: the app reads its settings once.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "borupa-test-auth-"));
process.env.DATA_DIR = folder;
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
