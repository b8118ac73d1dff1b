// Runs the longest test files first, because a fresh machine has no timings to sort by.

import { BaseSequencer, type TestSpecification } from "vitest/node";

const LONGEST = /\/(?:every-button|who-sees-what|first-paint|jobs|screens|notebook-walk)\./;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
