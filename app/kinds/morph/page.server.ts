// What the page of one gene or combination shows.

import { getVisible } from "#app/cms/content/public-queries.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { ballCards } from "#app/kinds/ball/card.server.ts";
import { renderEntryBody } from "#app/kinds/shared/article/entry-body.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { findImage } from "#app/platform/images/images.server.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";
import { shownGenotype } from "#app/snake/drawing/look-of-genotype.ts";
import { undrawnGenes } from "#app/snake/drawing/told.ts";
import { allelicGroups } from "#app/snake/genes/allelic-groups.ts";
import { morphCard } from "./card.server.ts";
import { alleleRows } from "./complexes/allele-rows.server.ts";
import { confusedWith } from "./confused-with.ts";
import { morphFacts } from "./facts.ts";
import { ownPhotos } from "./page/own-photos.server.ts";
import { parentWays } from "./page/parent-ways.ts";

const BALLS = 8;
/** Among so many one looks for photographs. */
const BALLS_SEEN = 40;
/** More than any gene of the starter content is in. */
const COMBOS = 48;

/** Undefined where visitors may not see it. */
export async function morphPage(db: Db, id: string, now: Date) {
  const entry = await getVisible(db, "morph", id, now);
  return entry && morphPageOf(db, entry, now);
}

/** What the page of this morph shows: also of one that is only being written. */
export async function morphPageOf(db: Db, entry: Visible<"morph">, now: Date) {
  const { id } = entry;
  const { summary, cover, fields } = entry.content;
  const [{ genes, morphs }, shop, article, alleles, combos, balls, image] = await Promise.all([
    referenceIndexes(db, now),
    readShopNotice(db, now),
    renderEntryBody(db, entry.content, { own: `/morph/${id}`, now }),
    fields.group ? listVisible(db, "morph", { filters: { group: fields.group }, perPage: 50 }, now) : null,
    listVisible(db, "morph", { filters: { ingredient: id }, perPage: COMBOS }, now),
    listVisible(db, "ball", { filters: { morph: id }, perPage: BALLS_SEEN }, now),
    cover ? findImage(db, cover.image) : undefined,
  ]);
  const photos = await ownPhotos(db, balls.items);
  const mayOffer = shop.registration !== null;
  return {
    ...morphFacts(genes, entry),
    summary,
    cover,
    isUnseen: !cover && fields.gallery.length === 0 && undrawnGenes(genes, shownGenotype(id, fields)).length > 0,
    photos,
    similar: confusedWith(morphs, entry),
    ways: fields.type === "combo" ? parentWays(genes, fields.recipe) : [],
    isIllustration: image?.isIllustration ?? false,
    gallery: fields.gallery,
    publishedAt: entry.publishedAt,
    updatedAt: entry.updatedAt,
    group: fields.group
      ? {
          name: allelicGroups.get(fields.group)?.name ?? fields.group,
          note: allelicGroups.get(fields.group)?.note ?? null,
          alleles: alleleRows(genes, id, alleles?.items ?? []),
        }
      : null,
    combos: combos.items.map((combo) => morphCard(genes, combo)),
    balls: {
      total: balls.total,
      items: await ballCards(db, balls.items.slice(0, BALLS), genes, mayOffer),
    },
    article,
  };
}

export type MorphPageData = Awaited<ReturnType<typeof morphPageOf>>;
