// What the page of one snake shows.

import {
  getVisible,
  getVisibleMany,
  listVisible,
  neighbours,
  type Visible,
} from "#app/content/public-queries.server.ts";
import { printGenotype } from "#app/genetics/print-genotype.ts";
import { genotypeChips } from "#app/genetics-ui/genotype-chips.ts";
import { renderEntryBody } from "#app/kinds/article/entry-body.server.ts";
import { referenceIndexes } from "#app/kinds/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { findImage } from "#app/platform/images/images.server.ts";
import { ageAt, dayInJapan } from "#app/platform/site/days.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";
import { ballCard, shownSale } from "./card.server.ts";
import { weighings } from "./kind.ts";
import { growthChart } from "./page/growth-chart.server.ts";
import { lawFacts } from "./page/law-facts.ts";
import { familyTree } from "./page/pedigree.server.ts";

/** Undefined where visitors may not see it. */
export async function ballPage(db: Db, id: string, now: Date) {
  const snake = await getVisible(db, "ball", id, now);
  return snake && ballPageOf(db, snake, now);
}

/** What the page of this snake shows: also of one that is only being written. */
export async function ballPageOf(db: Db, snake: Visible<"ball">, now: Date) {
  const { id } = snake;
  const { genes } = await referenceIndexes(db, now);
  const { fields, title, cover, summary } = snake.content;
  const genotype = printGenotype(genes, fields.genotype);
  const weights = weighings(fields);
  const { registration } = await readShopNotice(db, now);
  const mayOffer = registration !== null;
  const [family, [breed], around, siblings, offspring, article, image] = await Promise.all([
    familyTree(db, snake, genes, now),
    getVisibleMany(db, "breed", fields.breed ? [fields.breed] : [], now),
    neighbours(db, snake, now),
    fields.breed ? listVisible(db, "ball", { filters: { breed: fields.breed }, perPage: 9 }, now) : null,
    listVisible(db, "ball", { filters: { [fields.sex === "female" ? "dam" : "sire"]: id }, perPage: 8 }, now),
    renderEntryBody(db, snake.content, { own: `/ball/${id}`, now }),
    cover ? findImage(db, cover.image) : undefined,
  ]);
  return {
    id,
    title,
    summary,
    cover,
    isIllustration: image?.isIllustration ?? false,
    gallery: fields.gallery,
    publishedAt: snake.publishedAt,
    updatedAt: snake.updatedAt,
    number: fields.number,
    sex: fields.sex,
    hatched: fields.hatched,
    age: fields.hatched ? ageAt(fields.hatched, dayInJapan(now)) : null,
    origin: fields.origin,
    breeder: fields.breeder,
    feeding: fields.feeding,
    genotype,
    chips: genotypeChips(fields.genotype, genes),
    weights,
    chart: growthChart(weights),
    ...family,
    breed: breed ? { id: breed.id, title: breed.content.title } : null,
    sale: shownSale(fields.sale, mayOffer),
    offer:
      registration && fields.sale === "on-sale"
        ? { price: fields.price, law: lawFacts({ ...fields, genotype }), registration }
        : null,
    siblings: (siblings?.items ?? []).filter((one) => one.id !== id).map((one) => ballCard(one, genes, mayOffer)),
    offspring: offspring.items.map((one) => ballCard(one, genes, mayOffer)),
    around,
    article,
  };
}

export type BallPageData = Awaited<ReturnType<typeof ballPageOf>>;
