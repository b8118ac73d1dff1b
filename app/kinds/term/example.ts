// The fields of a term as they might be, for tests and trials. What is not said here is filled by its type.

import type { TermFields } from "./index.ts";

export const example: Partial<TermFields> = {
  reading: "だっぴ",
  english: "shed",
  synonyms: ["シェッド"],
  related: ["hetero", "homo"],
};
