import type { Visible } from "#app/cms/content/visible.server.ts";
import { articlePageOf } from "#app/kinds/shared/article/page.server.ts";
import { triageRows } from "#app/kinds/shared/triage.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readCosts } from "./costs/costs.server.ts";
import { costsOf } from "./costs/costs.ts";
import { type Verdict, verdicts } from "./verdicts.ts";

/** Article with all signs; others list only their own. */
const ALL_SIGNS = "not-a-diagnosis";

/** Article that also shows the amounts of the one on costs. */
const BUYING = "buying";

/** Also used for previews. */
export async function infoPageOf(db: Db, entry: Visible<"info">, now: Date) {
  const { id } = entry;
  const { category, reviewed, amounts, amountsOn, ...fields } = entry.content.fields;
  return {
    ...(await articlePageOf(db, entry, now)),
    category,
    reviewed,
    answer: (Object.keys(verdicts) as Verdict[]).flatMap((verdict) =>
      fields[verdict].trim() ? [{ verdict, text: fields[verdict] }] : [],
    ),
    ownCosts: amounts.length > 0 ? costsOf(amounts, amountsOn) : null,
    triage: triageRows(id === ALL_SIGNS ? undefined : `info/${id}`),
    costs: id === BUYING ? await readCosts(db, now) : null,
  };
}

export type InfoPageData = Awaited<ReturnType<typeof infoPageOf>>;
