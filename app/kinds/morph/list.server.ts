// The encyclopedia's list.

import { publicList } from "#app/kinds/public-list.server.ts";
import type { PublicList } from "#app/kinds/public-list.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type MorphCardData, morphCard } from "./card.server.ts";
import { morph } from "./kind.ts";

export type MorphListData = PublicList<MorphCardData>;

/** The list a URL asks for. */
export function morphList(db: Db, search: URLSearchParams, now: Date): Promise<MorphListData> {
  return publicList(db, morph, search, now, { card: morphCard });
}
