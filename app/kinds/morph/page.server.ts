import type { GenotypeItem } from "@borupa/genetics";
import { allelicGroups, type GeneBook, geneName, itemsOfPair, parentsFor } from "@borupa/genetics";
import {
  drawnAlike,
  drawnOf,
  groundOf,
  hasOwnHead,
  headAddress,
  shownGenotype,
  undrawnGenes,
  wideAddress,
} from "@borupa/snake-drawing";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { byLook, visualsFirst } from "#app/kinds/ball/by-look.server.ts";
import { ballCards } from "#app/kinds/ball/card.server.ts";
import { renderEntryBody } from "#app/kinds/shared/article/page.server.ts";
import { shownGallery } from "#app/kinds/shared/gallery.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";
import { calculatorPath } from "#app/ui/genetics/calculator-path.ts";
import { homozygoteLabels, inheritanceLabels } from "#app/ui/genetics/labels.ts";
import { morphCard } from "./card.server.ts";
import { pairOf } from "./complexes/complexes.ts";
import { confusedWith } from "./confused-with.ts";
import { morphFacts } from "./facts.ts";
import { figureNumbers } from "./figure-numbers.ts";
import type { Allele } from "./page/AlleleList.tsx";
import { ownPhotos } from "./page/own-photos.server.ts";

/** Returns the pairings that produce a combination, with calculator links. */
export function parentWays(book: GeneBook, recipe: readonly GenotypeItem[]) {
  return parentsFor(book, recipe).map(([sire, dam]) => ({
    label: `${sire} × ${dam}`,
    to: calculatorPath({ sire, dam }),
  }));
}

const BALLS = 8;
/** Number of snakes searched for photos. */
const BALLS_SEEN = 40;
/** Above the number of combos of any gene in the starter content. */
const COMBOS = 48;

/** Loads a morph's page data; also used for previews. */
export async function morphPageOf(db: Db, entry: Visible<"morph">, now: Date) {
  const { id } = entry;
  const { summary, cover, fields } = entry.content;
  const [indexes, shop, article, alleles, combos, balls, pictures] = await Promise.all([
    referenceIndexes(db, now),
    readShopNotice(db, now),
    renderEntryBody(db, entry.content, { own: `/morph/${id}`, now }),
    fields.group ? listVisible(db, "morph", { filters: { group: fields.group }, perPage: 50 }, now) : null,
    listVisible(db, "morph", { filters: { ingredient: id }, perPage: COMBOS }, now),
    listVisible(db, "ball", { filters: { morph: id }, first: visualsFirst({ morph: id }), perPage: BALLS_SEEN }, now),
    shownGallery(db, cover, fields.gallery),
  ]);
  const { genes, morphs } = indexes;
  const look = await byLook(db, genes, { filters: { morph: id } }, now);
  const photos = await ownPhotos(db, balls.items.slice(0, look?.seen));
  const mayOffer = shop.registration !== null;
  const onSale = mayOffer ? await byLook(db, genes, { filters: { morph: id, sale: "on-sale" } }, now) : null;
  return {
    ...morphFacts(genes, entry),
    figure: figureNumbers(morphs).get(id) ?? null,
    summary,
    ...pictures,
    drawing: pictures.isPhotograph ? wideAddress(genes, shownGenotype(id, fields)) : null,
    ground: groundOf(genes, shownGenotype(id, fields)),
    head: hasOwnHead(genes, shownGenotype(id, fields)) ? headAddress(genes, shownGenotype(id, fields)) : null,
    isUnseen: !cover && fields.gallery.length === 0 && undrawnGenes(genes, shownGenotype(id, fields)).length > 0,
    photos,
    similar: confusedWith(morphs, entry),
    ways: fields.type === "combo" ? parentWays(genes, fields.recipe) : [],
    sources: [...new Set([...fields.sources, ...fields.sameGene.map(({ source }) => source)])],
    drawnAlike:
      fields.type === "gene" ? drawnAlike(genes, id).map((one) => (one ? geneName(genes, one) : "ノーマル")) : [],
    publishedAt: entry.publishedAt,
    updatedAt: entry.updatedAt,
    group: fields.group
      ? {
          name: allelicGroups.get(fields.group)?.name ?? fields.group,
          note: allelicGroups.get(fields.group)?.note ?? null,
          alleles: alleleRows(genes, id, alleles?.items ?? []),
        }
      : null,
    combos: combos.items.map((combo) => morphCard(indexes, combo)),
    balls: {
      /** Visual animals for sale. */
      onSale: onSale?.seen ?? 0,
      total: balls.total,
      look,
      items: await ballCards(db, balls.items.slice(0, BALLS), genes, mayOffer),
    },
    article,
  };
}

export type MorphPageData = Awaited<ReturnType<typeof morphPageOf>>;

function alleleRows(book: GeneBook, id: string, alleles: readonly Visible<"morph">[]): Allele[] {
  const own = book.genes.get(id);
  const met = alleles.flatMap((one) => (own && one.id !== id && book.genes.get(one.id)) || []);
  const drawn = drawnOf(book, own ? met.map((gene) => itemsOfPair(book, [own.id, gene.id])) : []);
  return alleles.map(({ id: other, content: { title, fields } }) => {
    const place = met.findIndex((gene) => gene.id === other);
    const gene = met[place];
    return {
      id: other,
      title,
      inheritance: fields.inheritance ? inheritanceLabels[fields.inheritance] : "―",
      twoCopies: fields.homozygote === "non-viable" ? homozygoteLabels["non-viable"] : fields.superName || null,
      pair: own && gene ? { ...pairOf(book, own, gene), drawn: drawn[place] ?? null } : null,
    };
  });
}
