// The registry on the server: the kinds, their checks before publishing, and the words keepers search with, which no browser needs.

import "./kinds.ts";
import { registerChecks } from "#app/cms/admin/editing/checks/checks.server.ts";
import { referencesIn } from "#app/cms/admin/editing/checks/references.server.ts";
import { registerFieldReferences } from "#app/cms/content/reindex/entry-links.server.ts";
import { registerSearchWords } from "#app/cms/content/search/words.ts";
import { registerLineReader } from "#app/cms/fields/rows/line-readers.server.ts";
import { invalidateAll } from "#app/platform/cache/generation-cache.server.ts";
import { saleChecks } from "./ball/admin/sale-checks.server.ts";
import { forSale } from "./ball/shop/for-sale.server.ts";
import { readGenotypeLine } from "./shared/genotype-line.server.ts";
import { functionWords, sitePages, thesaurus } from "./shared/search/search-words.ts";

invalidateAll();
registerLineReader("genotype", readGenotypeLine);
registerChecks("ball", saleChecks);
registerFieldReferences((kind, fields) =>
  referencesIn(kind, fields).map(({ to, id, path }) => ({ to, id, place: path.replace("fields.", "") })),
);
registerSearchWords({ thesaurus, functionWords, pages: sitePages, narrowed: forSale });
