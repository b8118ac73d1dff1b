// What the process says in its log while a test runs: heard by the test, and kept from the tests' own output.

import { vi } from "vitest";
import { log } from "#app/platform/site/log.server.ts";

/** From here to the test's end; gives the messages so far. */
export function captureLog(level: "info" | "warn" | "error"): () => unknown[] {
  const said = vi.spyOn(log, level).mockImplementation(() => undefined);
  return () => said.mock.calls.map((words) => words.at(-1));
}
