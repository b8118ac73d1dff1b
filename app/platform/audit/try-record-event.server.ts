// Records an event without failing the caller, such as a sign-in. Separate from events.server.ts, which reads the settings on import.

import type { Db } from "#app/platform/database/connection.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { type AuditEvent, recordEvent } from "./events.server.ts";

export async function tryRecordEvent(db: Db, event: AuditEvent): Promise<void> {
  try {
    await recordEvent(db, event);
  } catch (error) {
    log.error({ err: error, action: event.action }, "an event was not written down");
  }
}
