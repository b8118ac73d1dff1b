// Closes resources at the end of the test or file that opened them. Outside Vitest the caller closes them.

import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Call in a test, in `beforeEach` or at the top level of a file; not in `beforeAll`, which is too late to register. */
export function atEnd(close: () => Promise<unknown>): void {
  if (process.env.VITEST === undefined) return;
  const end = async () => void (await close());
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  else afterAll(end);
}
