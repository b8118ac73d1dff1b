// One snake for its keepers: what its page shows, and the weighing its form sends.

import { revisionsOf } from "#app/admin/editing/revisions.server.ts";
import { entryStateOf } from "#app/admin/editing/view.server.ts";
import type { Entry } from "#app/content/entry.ts";
import type { Content, Problem } from "#app/content/kind.ts";
import type { Actor } from "#app/content/lifecycle.server.ts";
import { contentOf } from "#app/content/stored.server.ts";
import { type BallFields, weighings } from "#app/kinds/ball/kind.ts";
import { growthChart } from "#app/kinds/ball/page/growth-chart.server.ts";
import type { OwnAdminPage } from "#app/kinds/own-admin-page.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { familyOf, offspringOf } from "./family.server.ts";
import { addWeight } from "./weigh.server.ts";

const REVISIONS_SHOWN = 10;

export interface WeighAnswer {
  typed: { date: string; grams: string };
  problems: Problem[];
}

async function load(db: Db, entry: Entry, now: Date) {
  const content = contentOf(entry) as Content<BallFields>; // asked for balls only
  const weights = weighings(content.fields);
  const [family, offspring, revisions] = await Promise.all([
    familyOf(db, entry, now),
    offspringOf(db, entry.id, now),
    revisionsOf(db, entry.kind, entry.id),
  ]);
  return {
    title: content.title,
    state: entryStateOf(entry, now),
    weights,
    chart: growthChart(weights),
    family,
    offspring,
    revisions: revisions.slice(0, REVISIONS_SHOWN),
    today: dayInJapan(now),
  };
}

async function act(db: Db, id: string, form: FormData, actor: Actor) {
  const typed = { date: String(form.get("date") ?? ""), grams: String(form.get("grams") ?? "") };
  const weighed = await addWeight(db, id, typed, actor);
  if (weighed.ok) return { flash: weighed.isOut ? "weighed" : "weighed-draft" };
  return "missing" in weighed ? undefined : { answer: { typed, problems: weighed.problems } };
}

export type SnakePage = Awaited<ReturnType<typeof load>>;

export const snakePage: OwnAdminPage<SnakePage, WeighAnswer> = {
  load,
  act,
  sentences: {
    weighed: "体重を記録しました。",
    "weighed-draft": "体重を下書きに記録しました。公開すると、公開ページにも表示されます。",
  },
};
