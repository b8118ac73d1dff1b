// What the page of one notice or care article shows.

import type { FieldsOf } from "#app/cms/content/kind.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { articlePage, articlePageOf } from "#app/kinds/shared/article/page.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type Verdict, verdicts } from "./verdicts.ts";

/** The answer the article opens with: what was written of it, in the order of the verdicts. */
function own({ category, reviewed, ...fields }: FieldsOf<"info">) {
  const answer = (Object.keys(verdicts) as Verdict[]).flatMap((verdict) =>
    fields[verdict].trim() ? [{ verdict, text: fields[verdict] }] : [],
  );
  return { category, reviewed, answer };
}

/** Undefined where visitors may not see it. */
export function infoPage(db: Db, id: string, now: Date) {
  return articlePage(db, "info", id, now, own);
}

/** Also of one that is only being written. */
export function infoPageOf(db: Db, entry: Visible<"info">, now: Date) {
  return articlePageOf(db, entry, now, own);
}

export type InfoPageData = Awaited<ReturnType<typeof infoPageOf>>;
