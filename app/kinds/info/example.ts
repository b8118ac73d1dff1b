// The fields of an article on keeping as they might be, for tests and trials. What is not said here is filled by its type.

import type { InfoFields } from "./index.ts";

export const example: Partial<InfoFields> = { category: "care", pinned: true, words: ["いくらかかる"] };
