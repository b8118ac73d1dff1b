// What the papers hand to the rooms below them.

import { registerBeforePurge } from "#app/cms/content/purge.server.ts";
import { keepInLedger } from "./ledger/ledger.server.ts";

registerBeforePurge(async (trx, kind, ids, now) => {
  if (kind === "ball") await keepInLedger(trx, ids, now);
});
