// What a test opens is closed with it, what a file opens with the file. Outside Vitest whoever opened it closes it.

import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Called from a test, its `beforeEach` or the top of a file: in a `beforeAll` it would come too late to be seen. */
export function atEnd(close: () => Promise<unknown>): void {
  if (process.env.VITEST === undefined) return;
  const end = async () => void (await close());
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  else afterAll(end);
}
