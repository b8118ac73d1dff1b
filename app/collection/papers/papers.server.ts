import { faultsOf, isGone } from "#app/collection/life/line.ts";
import { leftWords } from "#app/collection/life/presence.server.ts";
import { mayReturn } from "#app/collection/life/stays.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { explanationPage } from "./explanation/explanations.server.ts";
import { keeperOf, linesOfSnake } from "./ledger/ledger.server.ts";

/** Returns what a snake's page says of its papers. */
export async function papersOf(db: Db, id: string, now: Date) {
  const [lines, keeper, sheet] = await Promise.all([
    linesOfSnake(db, id, now),
    keeperOf(db),
    explanationPage(db, id, "", now),
  ]);
  const ledger = `/admin/balls/${id}/ledger`;
  const line = lines.at(-1);
  return {
    /** "2026年11月20日に引渡し", or null while it is here. */
    left: line ? leftWords(line.record) : null,
    /** URLs of the forms for leaving and coming back (if possible). */
    steps: {
      handOver: `${ledger}?step=hand-over#hand-over`,
      giveAway: `${ledger}?step=hand-over&how=given#hand-over`,
      death: `${ledger}?step=death#death`,
      comesBack: line && mayReturn(line) ? `${ledger}?step=return#return` : null,
    },
    ledger: { to: ledger, faults: lines.flatMap((one) => faultsOf(one, keeper)) },
    explanation: {
      to: `/admin/balls/${id}/explanation`,
      /** Null if none is due: it is gone or in the trash. */
      missing: sheet && line && !isGone(line.record) ? sheet.missing : null,
      /** Explanations shown to buyers, newest first. */
      shown: sheet?.shown ?? [],
    },
  };
}

export type PapersOfSnake = Awaited<ReturnType<typeof papersOf>>;
