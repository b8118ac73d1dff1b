import type { FieldsOf } from "#app/cms/content/kind.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { articlePageOf } from "#app/kinds/shared/article/page.server.ts";
import { triageRows } from "#app/kinds/shared/triage.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readCosts } from "./costs/costs.server.ts";
import { costsOf } from "./costs/costs.ts";
import { type Verdict, verdicts } from "./verdicts.ts";

function own({ category, reviewed, amounts, amountsOn, ...fields }: FieldsOf<"info">) {
  const answer = (Object.keys(verdicts) as Verdict[]).flatMap((verdict) =>
    fields[verdict].trim() ? [{ verdict, text: fields[verdict] }] : [],
  );
  return { category, reviewed, answer, ownCosts: amounts.length > 0 ? costsOf(amounts, amountsOn) : null };
}

/** Article with all signs; others list only their own. */
const ALL_SIGNS = "not-a-diagnosis";
const triageOf = (id: string) => triageRows(id === ALL_SIGNS ? undefined : `info/${id}`);

/** Article that also shows the amounts of the one on costs. */
const BUYING = "buying";

async function further(db: Db, id: string, now: Date) {
  return { triage: triageOf(id), costs: id === BUYING ? await readCosts(db, now) : null };
}

/** Also used for previews. */
export async function infoPageOf(db: Db, entry: Visible<"info">, now: Date) {
  return { ...(await articlePageOf(db, entry, now, own)), ...(await further(db, entry.id, now)) };
}

export type InfoPageData = Awaited<ReturnType<typeof infoPageOf>>;
