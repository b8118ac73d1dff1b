// Captures log messages of a test and keeps them out of the output.

import { vi } from "vitest";
import { log } from "#app/platform/site/log.server.ts";

/** Captures until the end of the test; returns a getter of the messages so far. */
export function captureLog(level: "info" | "warn" | "error"): () => unknown[] {
  const said = vi.spyOn(log, level).mockImplementation(() => undefined);
  return () => said.mock.calls.map((words) => words.at(-1));
}
