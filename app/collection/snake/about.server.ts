// Facts of a snake for its keepers, whether public or not.

import { drawnOf } from "@borupa/snake-drawing";
import { type Entry, stageOf } from "#app/cms/content/entry.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { lastDayOf } from "#app/collection/life/presence.server.ts";
import { provableGenes } from "#app/collection/snake/prove/prove-plan.server.ts";
import type { SaleLine } from "#app/collection/snake/sale/sale-lines.server.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { findImage } from "#app/platform/images/images.server.ts";
import { ageAt, formatDay } from "#app/platform/site/days.ts";
import { genotypeChips } from "#app/ui/genetics/genotype-chips.ts";

export async function aboutSnake(db: Db, entry: Entry, now: Date) {
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
    /** Its record names a recessive gene, possible or certain. */
    isProvable: provableGenes(genes, fields.genotype).length > 0,
    picture,
    isIllustration: image?.isIllustration ?? false,
    /** The drawing where there is no picture; null where its look is unknown. */
    drawn: picture ? null : (drawnOf(genes, [fields.genotype])[0] ?? null),
    sale: {
      id: entry.id,
      version: entry.version,
      title: title || entry.id,
      stage: stageOf(entry, now),
      sale: fields.sale,
      price: fields.price === null ? "" : String(fields.price),
      soldTo: fields.soldTo,
      soldOn: fields.soldOn ?? "",
      agreedOn: fields.agreedOn ?? "",
    } satisfies Partial<SaleLine>,
  };
}

export type AboutSnake = Awaited<ReturnType<typeof aboutSnake>>;
