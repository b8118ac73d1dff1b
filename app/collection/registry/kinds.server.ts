// Server-side registry of kinds, and what it passes to the CMS engine.

import { registerKindChecks } from "#app/cms/admin/editing/checks/checks.server.ts";
import { referencesIn } from "#app/cms/admin/editing/checks/references.server.ts";
import { registerCandidateDetails } from "#app/cms/admin/editing/form/form-candidates.server.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { registerBeforePurge, registerRecords } from "#app/cms/content/purge.server.ts";
import { registerFieldReferences } from "#app/cms/content/reindex/entry-links.server.ts";
import { registerSearchWords } from "#app/cms/content/search/words.ts";
import { registerWriteRules } from "#app/cms/content/write-rules.server.ts";
import { registerLineReader } from "#app/cms/fields/rows/line-readers.server.ts";
import { forSale } from "#app/kinds/ball/shop/for-sale.server.ts";
import { invalidateAll } from "#app/platform/cache/generation-cache.server.ts";
import "#app/kinds/kinds.ts";
import "#app/kinds/migrations.server.ts";
import { breedRows } from "#app/collection/breeding/rows.server.ts";
import { ballRule } from "#app/collection/life/ball-rule.server.ts";
import { isInLedger } from "#app/collection/life/presence.server.ts";
import { eventsOfSeason } from "#app/collection/season/season-log.server.ts";
import { saleChecks } from "#app/collection/snake/due.server.ts";
import { parentageChecks } from "#app/collection/snake/parentage.server.ts";
import { photoDayChecks } from "#app/collection/snake/photo-days.server.ts";
import { ballRows, genotypeLines } from "#app/collection/snake/rows.server.ts";
import { careFile } from "#app/kinds/ball/care/care-file.server.ts";
import { careOf } from "#app/kinds/ball/care/care-log.server.ts";
import { seasonFile } from "#app/kinds/breed/season-file.server.ts";
import { readGenotypeLine } from "#app/kinds/shared/genotype-line.server.ts";
import type { KindServer } from "#app/kinds/shared/kind-server.ts";
import { functionWords, sitePages, synonyms } from "#app/kinds/shared/search/search-words.ts";

const breedServer: KindServer = {
  rows: breedRows,
  ownPage: async () => (await import("#app/collection/breeding/season/season-page.server.ts")).seasonPage,
  checks: async (db, content, now) =>
    (await import("#app/collection/breeding/pair/pair-view.server.ts")).pairChecks(db, content, now),
  hasRecords: async (trx, id) => (await eventsOfSeason(trx, id)).length > 0,
  log: seasonFile,
};

const ballServer: KindServer = {
  rows: ballRows,
  checks: async (db, content, now) =>
    (await Promise.all([saleChecks, parentageChecks, photoDayChecks].map((check) => check(db, content, now)))).flat(),
  details: genotypeLines,
  writeRule: ballRule,
  ownPage: async () => (await import("#app/collection/snake/own-page.server.ts")).snakePage,
  hasRecords: async (trx, id) => (await careOf(trx, id)).length > 0 || (await isInLedger(trx, id)),
  log: careFile,
};

const servers: Readonly<Partial<Record<KindName, KindServer>>> = { ball: ballServer, breed: breedServer };

export function kindServer(kind: KindName): KindServer {
  return servers[kind] ?? {};
}

invalidateAll();
registerLineReader("genotype", readGenotypeLine);
registerCandidateDetails((kind) => kindServer(kind).details);
registerWriteRules((kind) => kindServer(kind).writeRule);
registerBeforePurge(async (trx, kind, ids, now) => {
  if (kind !== "ball") return;
  const { keepInLedger } = await import("#app/collection/papers/ledger/ledger.server.ts");
  await keepInLedger(trx, ids, now);
});
registerRecords((kind) => kindServer(kind).hasRecords);
registerKindChecks((kind) => kindServer(kind).checks);
registerFieldReferences((kind, fields) =>
  referencesIn(kind, fields).map(({ to, id, path }) => ({ to, id, place: path.replace("fields.", "") })),
);
registerSearchWords({ synonyms, functionWords, pages: sitePages, narrowed: forSale });
