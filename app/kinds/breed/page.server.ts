import type { GeneBook } from "@borupa/genetics";
import { getVisibleMany } from "#app/cms/content/public-queries.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { clutchWords } from "#app/collection/season/season-life.ts";
import { hatchCountdown, seasonSteps } from "#app/collection/season/steps.ts";
import { ballCards } from "#app/kinds/ball/card.server.ts";
import { renderEntryBody } from "#app/kinds/shared/article/page.server.ts";
import { shownGallery } from "#app/kinds/shared/gallery.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";
import { genotypeChips } from "#app/ui/genetics/genotype-chips.ts";
import { hatchedTable } from "./page/hatched-table.ts";
import { publicSeason } from "./season-lines.server.ts";

function parentOf(entry: Visible<"ball"> | undefined, genes: GeneBook) {
  if (!entry) return null;
  const { title, cover, fields } = entry.content;
  return { id: entry.id, title, cover, chips: genotypeChips(fields.genotype, genes) };
}

export type BreedParent = NonNullable<ReturnType<typeof parentOf>>;

/** Returns offspring named by the record, and snakes that name the record. */
async function offspringOf(db: Db, record: Visible<"breed">, now: Date): Promise<Visible<"ball">[]> {
  const [named, naming] = await Promise.all([
    getVisibleMany(db, "ball", record.content.fields.offspring, now),
    listVisible(db, "ball", { filters: { breed: record.id }, perPage: 60 }, now),
  ]);
  return [...new Map([...named, ...naming.items].map((ball) => [ball.id, ball])).values()];
}

/** Loads a breeding record's page data; also used for previews. */
export async function breedPageOf(db: Db, record: Visible<"breed">, now: Date) {
  const { id } = record;
  const { title, summary, cover, fields } = record.content;
  const season = await publicSeason(db, record);
  const parents = [fields.sire, fields.dam, ...season.otherSires].filter((ball) => ball !== null);
  const [{ genes }, shop, balls, offspring, article, pictures] = await Promise.all([
    referenceIndexes(db, now),
    readShopNotice(db, now),
    getVisibleMany(db, "ball", parents, now),
    offspringOf(db, record, now),
    renderEntryBody(db, record.content, { own: `/breed/${id}`, now }),
    shownGallery(db, cover, []),
  ]);
  const sire = balls.find((ball) => ball.id === fields.sire);
  const dam = balls.find((ball) => ball.id === fields.dam);
  const today = dayInJapan(now);
  const { eggs, slugs, hatchlings, incubation, outcomes } = season;
  return {
    id,
    title,
    summary,
    cover: pictures.cover,
    publishedAt: record.publishedAt,
    updatedAt: record.updatedAt,
    sire: parentOf(sire, genes),
    dam: parentOf(dam, genes),
    /** Other possible sires. */
    otherSires: season.otherSires.map(
      (other) => balls.find((ball) => ball.id === other)?.content.title ?? "非公開の個体",
    ),
    steps: seasonSteps(season, today),
    locks: season.locks,
    countdown: hatchCountdown(season, today),
    eggs: { eggs, slugs, hatchlings, incubation },
    clutch: clutchWords(season),
    outcomes,
    table:
      sire && dam && season.otherSires.length === 0
        ? hatchedTable(genes, { items: sire.content.fields.genotype }, { items: dam.content.fields.genotype }, outcomes)
        : null,
    offspring: await ballCards(db, offspring, genes, shop.registration !== null),
    article,
  };
}

export type BreedPageData = Awaited<ReturnType<typeof breedPageOf>>;
