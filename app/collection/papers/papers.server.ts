// Hooks that the papers register with the rooms below them.

import { registerBeforePurge } from "#app/cms/content/purge.server.ts";
import { registerPapersOfSnake } from "#app/collection/snake/papers.server.ts";
import { keepInLedger } from "./ledger/ledger.server.ts";
import { papersOfSnake } from "./of-snake.server.ts";

registerBeforePurge(async (trx, kind, ids, now) => {
  if (kind === "ball") await keepInLedger(trx, ids, now);
});
registerPapersOfSnake(papersOfSnake);
