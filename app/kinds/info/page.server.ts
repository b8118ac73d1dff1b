// Data of the page of one notice or care article.

import type { FieldsOf } from "#app/cms/content/kind.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { articlePage, articlePageOf } from "#app/kinds/shared/article/page.server.ts";
import { triageRows } from "#app/kinds/shared/triage.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type Verdict, verdicts } from "./verdicts.ts";

/** The answer the article opens with: what was written of it, in the order of the verdicts. */
function own({ category, reviewed, ...fields }: FieldsOf<"info">) {
  const answer = (Object.keys(verdicts) as Verdict[]).flatMap((verdict) =>
    fields[verdict].trim() ? [{ verdict, text: fields[verdict] }] : [],
  );
  return { category, reviewed, answer };
}

/** The article that lists every sign; others list those of their own subject. */
const ALL_SIGNS = "not-a-diagnosis";
const triageOf = (id: string) => triageRows(id === ALL_SIGNS ? undefined : `info/${id}`);

/** Undefined where visitors may not see it. */
export async function infoPage(db: Db, id: string, now: Date) {
  const page = await articlePage(db, "info", id, now, own);
  return page && { ...page, triage: triageOf(id) };
}

/** Also of one that is only being written. */
export async function infoPageOf(db: Db, entry: Visible<"info">, now: Date) {
  return { ...(await articlePageOf(db, entry, now, own)), triage: triageOf(entry.id) };
}

export type InfoPageData = Awaited<ReturnType<typeof infoPageOf>>;
