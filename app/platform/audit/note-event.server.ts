// Records an event without failing the work it belongs to, such as a sign-in. A file of its own: the log reads the settings when it is
// loaded, and the kinds, which record events, are loaded before a test makes its settings.

import type { Db } from "#app/platform/database/connection.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { type AuditEvent, recordEvent } from "./events.server.ts";

export async function noteEvent(db: Db, event: AuditEvent): Promise<void> {
  try {
    await recordEvent(db, event);
  } catch (error) {
    log.error({ err: error, action: event.action }, "an event was not written down");
  }
}
