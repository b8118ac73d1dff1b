// Runs the longest test files first, because a fresh machine has no timings to sort by.

import { BaseSequencer, type TestSpecification } from "vitest/node";

/** From the longest on. */
const LONGEST = ["every-button", "who-sees-what", "first-paint", "screens", "jobs", "notebook-walk"];

const rankOf = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((name) => moduleId.includes(`/${name}.`));
  return place < 0 ? LONGEST.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
