// `npm run budgets`, after `npm run build`: sets each budget 7 % above its largest page, and not above what is promised
// (`npm run bench -- bytes`); writes down what each file weighs.

import { writeFileSync } from "node:fs";
import { BUDGETS_FILE, type Budgets, bytesOf, sizesByName, weighedPages } from "./budgets.ts";

const ROOM = 1.07;
/** The bench's bounds; of a list's and an article's 145,000 bytes the list of routes takes 4,500. */
const PROMISED: Budgets["budgets"] = {
  "styles of a public page": 25_000,
  "JavaScript of the home page": 140_500,
  "JavaScript of a list or an article": 140_500,
};

const pages = weighedPages();
const budgets: Budgets["budgets"] = {};
for (const { budget, files } of pages) {
  const bytes = Math.ceil((bytesOf(files) * ROOM) / 100) * 100;
  budgets[budget] = Math.min(PROMISED[budget] ?? Infinity, Math.max(budgets[budget] ?? 0, bytes));
}
const byName = Object.entries(sizesByName(new Set(pages.flatMap(({ files }) => files))));
const files = Object.fromEntries(byName.sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(BUDGETS_FILE, `${JSON.stringify({ budgets, files }, null, 2)}\n`);
console.log(budgets);
