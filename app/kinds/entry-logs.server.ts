// The kinds' own logs beside their entries' content.

import { careFile } from "./ball/care/care-file.server.ts";
import type { EntryLog } from "./shared/entry-log.ts";

const logs = { ball: careFile };

const byKind = new Map<string, unknown>(Object.entries(logs));

export function entryLogOf(kind: string): EntryLog<unknown> | undefined {
  return byKind.get(kind) as EntryLog<unknown> | undefined; // its lines only it reads
}
