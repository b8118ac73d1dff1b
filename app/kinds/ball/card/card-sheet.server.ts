// Enclosure card with a QR code that leads to the snake's page and to the notebook.

import { printGenotype } from "@borupa/genetics";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { originLabels, sexLabels } from "#app/kinds/ball/labels.ts";
import { shownGallery } from "#app/kinds/shared/gallery.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { FROM_CARD } from "../note-import.ts";
import { qrOf } from "./qr.server.ts";

/** Returns undefined if visitors may not see the snake. */
export async function cardSheet(db: Db, id: string, origin: string, now: Date) {
  const snake = await getVisible(db, "ball", id, now);
  if (!snake) return undefined;
  const { genes } = await referenceIndexes(db, now);
  const { title, cover, fields } = snake.content;
  const pictures = await shownGallery(db, cover, []);
  const url = `${origin}/ball/${id}`;
  const rows: [string, string | null][] = [
    ["個体番号", fields.number],
    ["性別", sexLabels[fields.sex]],
    ["ハッチ", fields.hatched ? formatDay(fields.hatched) : null],
    ["由来", fields.origin ? originLabels[fields.origin] : null],
    ["ブリーダー", fields.breeder],
  ];
  return {
    id,
    title,
    number: fields.number,
    cover,
    isIllustration: pictures.isIllustration,
    genotype: printGenotype(genes, fields.genotype),
    rows: rows.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    url,
    code: qrOf(`${url}#${FROM_CARD}`),
  };
}

export type CardSheetData = NonNullable<Awaited<ReturnType<typeof cardSheet>>>;
