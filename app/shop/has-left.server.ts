// Which snakes live here no more, as a condition of queries over entries.

import { sql } from "kysely";

/** Of the entries of a query: the ledger knows of no hand-over and no death. */
export const hasNotLeft = sql<boolean>`NOT EXISTS (
  SELECT 1 FROM ledger_lines l WHERE l.snake = entries.id AND l.left_on IS NOT NULL
)`;
