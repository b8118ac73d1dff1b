// Loads a snake's page for keepers and handles its forms.

import { drawnOf } from "@borupa/snake-drawing";
import type { Viewer } from "#app/auth/capabilities.ts";
import { revisionsOf } from "#app/cms/admin/editing/entry/revisions.server.ts";
import { envelopeOf } from "#app/cms/admin/editing/form/view.server.ts";
import { type Entry, stageOf } from "#app/cms/content/entry.ts";
import type { Content, Problem } from "#app/cms/content/kind.ts";
import { type Actor, findEntry } from "#app/cms/content/lifecycle.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { careCountsTo, lastDayOf, lifeDoubts } from "#app/collection/life/presence.server.ts";
import { papersOf } from "#app/collection/papers/papers.server.ts";
import { provableGenes } from "#app/collection/snake/prove/prove-plan.server.ts";
import { promiseOf } from "#app/collection/snake/sale/form.ts";
import type { SaleLine } from "#app/collection/snake/sale/sale-lines.server.ts";
import { requestedBulkOutcome, undoFromForm } from "#app/kinds/ball/care/bulk-lines.server.ts";
import { addCare, careOf } from "#app/kinds/ball/care/care-log.server.ts";
import { lastChoices, rememberChoice } from "#app/kinds/ball/care/choices.server.ts";
import { readGrams, readPastDay } from "#app/kinds/ball/care/read-values.ts";
import { careSummary } from "#app/kinds/ball/care/summary.ts";
import { weightDoubt } from "#app/kinds/ball/care/weight-doubt.ts";
import { lastUpTo, weighingsOf } from "#app/kinds/ball/care/weights.server.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import { growthChart } from "#app/kinds/ball/page/growth-chart.ts";
import type { OwnAdminPage } from "#app/kinds/shared/own-admin-page.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { intentOf } from "#app/platform/forms/intent-of.ts";
import { findImage } from "#app/platform/images/images.server.ts";
import { ageAt, dayInJapan, formatDay } from "#app/platform/site/days.ts";
import { genotypeChips } from "#app/ui/genetics/genotype-chips.ts";
import { dueOf } from "./due.server.ts";
import { familyOf, offspringOf } from "./family.server.ts";
import { correctLine, noteCare, removeLine, type TypedCorrection, type TypedLine } from "./note-care.server.ts";

const REVISIONS_SHOWN = 10;
/** About a year of records; older ones on demand. */
const RECORDS_SHOWN = 60;

export type SnakeAnswer =
  | ({ type: "weigh" } & WeighAnswer)
  | ({ type: "care" | "health" } & TypedLine)
  | ({ type: "record" } & TypedCorrection);

async function load(viewer: Viewer<"readContent">, db: Db, entry: Entry, now: Date, search: URLSearchParams) {
  const [records, about, papers, outcome, choices, family, offspring, revisions] = await Promise.all([
    careOf(db, entry.id),
    aboutSnake(db, entry, now),
    papersOf(db, entry.id, now),
    requestedBulkOutcome(db, search),
    lastChoices(db),
    familyOf(db, entry, now),
    offspringOf(db, entry.id, now),
    revisionsOf(db, entry.kind, entry.id),
  ]);
  const weights = weighingsOf(records);
  const shown = search.has("all") ? records : records.slice(0, RECORDS_SHOWN);
  const recordId = Number(search.get("record"));
  return {
    title: contentOf(entry).title,
    state: envelopeOf(entry, now),
    about,
    papers,
    due: await dueOf(viewer, db, entry, { papers, now }),
    outcome,
    weights,
    chart: growthChart(weights),
    summary: careSummary(records),
    careCountsTo: await careCountsTo(db, entry, now),
    lastMeal: records.find((record) => record.type === "meal") ?? null,
    records: shown,
    more: records.length - shown.length,
    open: records.find((record) => record.id === recordId) ?? null,
    choices,
    family,
    offspring,
    revisions: revisions.slice(0, REVISIONS_SHOWN),
    today: dayInJapan(now),
    shown: now.toISOString(),
  };
}

async function act(db: Db, id: string, form: FormData, actor: Actor) {
  const entry = await findEntry(db, "ball", id);
  if (!entry) return undefined;
  if (entry.trashedAt) return { flash: "in-trash" };
  const undone = await undoFromForm(db, form, actor);
  if (undone) return { result: undone };
  const intent = intentOf(form, ["care", "health", "correct", "remove"]);
  if (intent === "care" || intent === "health") {
    const answer = await noteCare(db, id, form, actor);
    if (answer) return { answer: { type: intent, ...answer } };
    if (intent === "care") await rememberChoice(db, "care", form.has("public"));
    return { flash: "noted", ...dayIn(form, actor) };
  }
  if (intent !== undefined) {
    const answer = await (intent === "correct" ? correctLine : removeLine)(db, id, form, actor);
    if (answer === undefined) return { flash: "gone" };
    if (answer) return { answer: { type: "record" as const, ...answer } };
    return intent === "remove" ? { flash: "removed" } : { flash: "corrected", ...dayIn(form, actor) };
  }
  const text = (name: string) => String(form.get(name) ?? "");
  const typed = { date: text("date"), grams: text("grams"), sure: text("sure"), isPublic: form.has("public") };
  const refused = await addWeight(db, id, typed, actor);
  if (refused) return { answer: { type: "weigh" as const, typed, ...refused } };
  await rememberChoice(db, "weights", typed.isPublic);
  return { flash: "weighed", ...dayIn(form, actor) };
}

function dayIn(form: FormData, { now }: Actor): { day?: string } {
  const day = readPastDay(String(form.get("date") ?? ""), dayInJapan(now));
  return day.ok ? { day: day.value } : {};
}

export type SnakePage = Awaited<ReturnType<typeof load>>;

export const snakePage: OwnAdminPage<SnakePage, SnakeAnswer> = { load, act };

/** Returns facts of a snake for keepers, whether published or not. */
async function aboutSnake(db: Db, entry: Entry, now: Date) {
  const { title, cover, fields } = contentOf(entry) as Content<BallFields>; // called with snakes only
  const { genes } = await referenceIndexes(db, now);
  const picture = cover ?? fields.gallery[0] ?? null;
  const lastDay = await lastDayOf(db, entry.id, now);
  const image = picture && (await findImage(db, picture.image));
  return {
    number: fields.number,
    /** "メス", "1歳2か月（2025年9月3日）", "棚 A-3". */
    facts: [
      sexLabels[fields.sex],
      fields.hatched ? `${ageAt(fields.hatched, lastDay)}（${formatDay(fields.hatched)}）` : "生年不明",
      fields.shelf ? `棚 ${fields.shelf}` : "棚は未設定",
    ],
    chips: genotypeChips(fields.genotype, genes),
    isProvable: provableGenes(genes, fields.genotype).length > 0,
    picture,
    isIllustration: image?.isIllustration ?? false,
    /** Drawing as a fallback for a missing picture; null if the look is unknown. */
    drawn: picture ? null : (drawnOf(genes, [fields.genotype])[0] ?? null),
    sale: {
      id: entry.id,
      version: entry.version,
      title: title || entry.id,
      stage: stageOf(entry, now),
      sale: fields.sale,
      price: fields.price === null ? "" : String(fields.price),
      ...promiseOf(fields),
    } satisfies Partial<SaleLine>,
  };
}

export type AboutSnake = Awaited<ReturnType<typeof aboutSnake>>;

interface TypedWeight {
  date: string;
  grams: string;
  isPublic: boolean;
  /** The implausible weight that was confirmed. */
  sure: string;
}

interface Refused {
  /** With path "date" or "grams". */
  problems: Problem[];
  doubt: string | null;
}

export interface WeighAnswer extends Refused {
  typed: TypedWeight;
}

/** Returns null on success. */
export function addWeight(db: Db, ball: string, typed: TypedWeight, actor: Actor): Promise<Refused | null> {
  return db.transaction().execute(async (trx) => {
    const date = readPastDay(typed.date, dayInJapan(actor.now));
    const grams = readGrams(typed.grams);
    if (!date.ok || !grams.ok) {
      const problems = Object.entries({ date, grams }).flatMap(([path, read]) =>
        read.ok ? [] : [{ path, message: read.message }],
      );
      return { problems, doubt: null };
    }
    const weighing = { date: date.value, grams: grams.value };
    const last = (await lastUpTo(trx, [ball], date.value)).get(ball);
    const life = (await lifeDoubts(trx, [ball]))(ball, date.value);
    const doubt = [life, weightDoubt(last, weighing)].filter(Boolean).join("。") || null;
    if (doubt && typed.sure !== String(grams.value)) return { problems: [], doubt };
    await addCare(trx, [{ ball, type: "weight", ...weighing, isPublic: typed.isPublic }], actor);
    return null;
  });
}
