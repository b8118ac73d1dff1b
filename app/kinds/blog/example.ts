// The fields of a blog article as they might be, for tests and trials. What is not said here is filled by its type.

import type { BlogFields } from "./index.ts";

export const example: Partial<BlogFields> = { tags: ["飼育", "冬"], author: "花" };
