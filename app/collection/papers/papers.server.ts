// Registers the papers' functions with lower-level modules.

import { registerBeforePurge } from "#app/cms/content/purge.server.ts";
import { faultsOf, isGone } from "#app/collection/life/line.ts";
import { leftWords } from "#app/collection/life/presence.server.ts";
import { mayReturn } from "#app/collection/life/stays.ts";
import { explanationPage } from "#app/collection/papers/explanation/explanations.server.ts";
import { keeperOf, keepInLedger, linesOfSnake } from "#app/collection/papers/ledger/ledger.server.ts";
import { type PapersOfSnake, registerPapersOfSnake } from "#app/collection/snake/papers.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

registerBeforePurge(async (trx, kind, ids, now) => {
  if (kind === "ball") await keepInLedger(trx, ids, now);
});
registerPapersOfSnake(papersOfSnake);

async function papersOfSnake(db: Db, id: string, now: Date): Promise<PapersOfSnake> {
  const [lines, keeper, sheet] = await Promise.all([
    linesOfSnake(db, id, now),
    keeperOf(db),
    explanationPage(db, id, "", now),
  ]);
  const ledger = `/admin/balls/${id}/ledger`;
  const line = lines.at(-1);
  return {
    left: line ? leftWords(line.record) : null,
    steps: {
      handOver: `${ledger}?step=hand-over#hand-over`,
      giveAway: `${ledger}?step=hand-over&how=given#hand-over`,
      death: `${ledger}?step=death#death`,
      comesBack: line && mayReturn(line) ? `${ledger}?step=return#return` : null,
    },
    ledger: { to: ledger, faults: lines.flatMap((one) => faultsOf(one, keeper)) },
    explanation: {
      to: `/admin/balls/${id}/explanation`,
      missing: sheet && line && !isGone(line.record) ? sheet.missing : null,
      shown: sheet?.shown ?? [],
    },
  };
}
