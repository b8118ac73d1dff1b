// Sample fields for tests. Others get their type's default.

import type { TermFields } from "./index.ts";

export const example: Partial<TermFields> = {
  reading: "だっぴ",
  english: "shed",
  synonyms: ["シェッド"],
  related: ["hetero", "homo"],
};
