// Previews a pair of snakes in the collection, and creates a season from it.

import { printGenotype } from "@borupa/genetics";
import { suggestId } from "#app/cms/admin/editing/form/form-new-id.server.ts";
import { formContentOf } from "#app/cms/admin/editing/form/form-request.server.ts";
import { type Actor, createEntry, findJustCreated } from "#app/cms/content/lifecycle.server.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { untrashed } from "#app/cms/content/untrashed.server.ts";
import { seasonTitle } from "#app/collection/season/season-log.server.ts";
import { allLiving } from "#app/kinds/ball/care/collection.server.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan, formatDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import type { WarningView } from "#app/ui/genetics/warning-view.ts";
import { pairView } from "./pair-view.server.ts";

export interface Choice {
  id: string;
  /** "空（BP-2020-009）　パステル クラウン" */
  label: string;
}

export async function choicesOf(db: Db, now: Date): Promise<{ males: Choice[]; females: Choice[] }> {
  const [living, { genes }] = await Promise.all([allLiving(db, now), referenceIndexes(db, now)]);
  const known = await untrashed(db, "ball", { ids: living.map(({ id }) => id) });
  const snakes = new Map(known.map(({ id, fields }) => [id, fields]));
  const of = (sex: BallFields["sex"]) =>
    living.flatMap(({ id, title, number }): Choice[] => {
      const fields = snakes.get(id);
      if (fields?.sex !== sex) return [];
      return [{ id, label: `${title}${number ? `（${number}）` : ""}　${printGenotype(genes, fields.genotype)}` }];
    });
  return { males: of("male"), females: of("female") };
}

/** Least weights for breeding, those of the article /info/breeding-basics. */
const LEAST = { sire: ["オス", 700], dam: ["メス", 1500] } as const;

async function parentWarnings(db: Db, named: Record<keyof typeof LEAST, string | null>, now: Date) {
  const living = await allLiving(db, now);
  return (["sire", "dam"] as const).flatMap((role): WarningView[] => {
    const { title, weighed, promise } = living.find(({ id }) => id === named[role]) ?? {};
    const [sex, least] = LEAST[role];
    const warning = (message: string, facts: string) => ({ message, facts, source: null, tone: "warning" }) as const;
    const light = `${title}の体重は${withCommas(weighed?.grams ?? 0)}gです。繁殖に使う${sex}の目安は、${withCommas(least)}g以上です。`;
    return [
      ...(promise
        ? [warning(`${title}は売約済です。`, promise.on ? `引渡しの約束 ${formatDay(promise.on)}` : "引渡しの日は未定")]
        : []),
      ...(weighed && weighed.grams < least ? [warning(light, `${formatDay(weighed.date)}に計量`)] : []),
    ];
  });
}

export async function newPairPage(db: Db, search: URLSearchParams, now: Date) {
  const choices = await choicesOf(db, now);
  const chosen = (name: string, from: readonly Choice[]) => from.find(({ id }) => id === search.get(name))?.id ?? null;
  const sire = chosen("sire", choices.males);
  const dam = chosen("dam", choices.females);
  // Seasons of snakes that left are still shown.
  const named = { sire: search.get("sire") || null, dam: search.get("dam") || null };
  if (!named.sire && !named.dam) return { ...choices, sire, dam, pair: null };
  const [pair, light] = await Promise.all([pairView(db, named, now), parentWarnings(db, named, now)]);
  return { ...choices, sire, dam, pair: { ...pair, health: [...light, ...pair.health] } };
}

export type NewPairPage = Awaited<ReturnType<typeof newPairPage>>;

/** Creates a draft season named by year and parents; null if a parent is not eligible. */
export async function beginSeason(db: Db, form: FormData, actor: Actor): Promise<string | null> {
  const { males, females } = await choicesOf(db, actor.now);
  const named = (name: string, from: readonly Choice[]) => from.find(({ id }) => id === form.get(name));
  const [sire, dam] = [named("sire", males), named("dam", females)];
  if (!sire || !dam) return null;
  const kind = kindNamed("breed");
  const empty = emptyContent(kind);
  const title = seasonTitle(dayInJapan(actor.now).slice(0, 4), { sire: sire.label, dam: dam.label });
  const content = { ...empty, title, fields: { ...empty.fields, sire: sire.id, dam: dam.id } };
  const twin = await findJustCreated(db, "breed", content, actor);
  if (twin) return twin.id;
  const id = await suggestId(db, kind, formContentOf(kind, content), actor.now);
  await createEntry(db, "breed", id, content, actor);
  return id;
}
