// `npm run map`: draws the papers anew that are made from the code.

import { writeFileSync } from "node:fs";
import { papers } from "./papers.ts";

for (const { path, text } of papers()) writeFileSync(path, text);
