// `npm run budgets`, after `npm run build`: sets each budget 7 % above its largest page, and writes down what each file weighs.

import { writeFileSync } from "node:fs";
import { BUDGETS_FILE, type Budgets, bytesOf, sizesByName, weighedPages } from "./budgets.ts";

const ROOM = 1.07;

const pages = weighedPages();
const budgets: Budgets["budgets"] = {};
for (const { budget, files } of pages)
  budgets[budget] = Math.max(budgets[budget] ?? 0, Math.ceil((bytesOf(files) * ROOM) / 100) * 100);
const byName = Object.entries(sizesByName(new Set(pages.flatMap(({ files }) => files))));
const files = Object.fromEntries(byName.sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(BUDGETS_FILE, `${JSON.stringify({ budgets, files }, null, 2)}\n`);
console.log(budgets);
