// The registry on the server: what each kind says to the server alone, and what the engine is handed of it.

import { registerKindChecks } from "#app/cms/admin/editing/checks/checks.server.ts";
import { referencesIn } from "#app/cms/admin/editing/checks/references.server.ts";
import { registerCandidateDetails } from "#app/cms/admin/editing/form/form-candidates.server.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { registerFieldReferences } from "#app/cms/content/reindex/entry-links.server.ts";
import { registerSearchWords } from "#app/cms/content/search/words.ts";
import { registerWriteRules } from "#app/cms/content/write-rules.server.ts";
import { registerLineReader } from "#app/cms/fields/rows/line-readers.server.ts";
import { forSale } from "#app/kinds/ball/shop/for-sale.server.ts";
import { invalidateAll } from "#app/platform/cache/generation-cache.server.ts";
import { ballServer } from "./ball.server.ts";
import { breedServer } from "./breed.server.ts";
import "#app/kinds/kinds.ts";
import "#app/kinds/migrations.server.ts";
import { readGenotypeLine } from "#app/kinds/shared/genotype-line.server.ts";
import type { KindServer } from "#app/kinds/shared/kind-server.ts";
import { functionWords, sitePages, synonyms } from "#app/kinds/shared/search/search-words.ts";

const servers: Readonly<Partial<Record<KindName, KindServer>>> = { ball: ballServer, breed: breedServer };

export function kindServer(kind: KindName): KindServer {
  return servers[kind] ?? {};
}

invalidateAll();
registerLineReader("genotype", readGenotypeLine);
registerCandidateDetails((kind) => kindServer(kind).details);
registerWriteRules((kind) => kindServer(kind).writeRule);
registerKindChecks((kind) => kindServer(kind).checks);
registerFieldReferences((kind, fields) =>
  referencesIn(kind, fields).map(({ to, id, path }) => ({ to, id, place: path.replace("fields.", "") })),
);
registerSearchWords({ synonyms, functionWords, pages: sitePages, narrowed: forSale });
