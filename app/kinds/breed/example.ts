// Sample fields for tests. Others get their type's default.

import type { BreedFields } from "./index.ts";

export const example: Partial<BreedFields> = {
  sire: "b-2015-001",
  dam: "b-2015-002",
  incubation: 31.5,
  offspring: ["b-2026-002", "b-2026-001"],
  outcomes: [
    { look: "パステル", count: 3 },
    { look: "ノーマル", count: 2 },
  ],
};
