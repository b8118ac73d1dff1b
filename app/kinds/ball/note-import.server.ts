// A snake's public data for import into the notebook.

import { printGenotype } from "@borupa/genetics";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { careOf } from "./care/care-log.server.ts";
import { weighingsOf } from "./care/weights.server.ts";
import type { ImportableBall } from "./note-import.ts";

/** Returns undefined if visitors may not see it. */
export async function importableBall(db: Db, id: string, now: Date): Promise<ImportableBall | undefined> {
  const snake = await getVisible(db, "ball", id, now);
  if (!snake) return undefined;
  const { title, fields } = snake.content;
  const { genes } = await referenceIndexes(db, now);
  const weights = weighingsOf(await careOf(db, id, { publicOnly: true }));
  return {
    ...{ id, name: title, sex: fields.sex, birth: fields.hatched ?? "", number: fields.number ?? "" },
    genotype: printGenotype(genes, fields.genotype),
    from: fields.breeder ?? "",
    weights: weights.map(({ date, grams }) => ({ date, grams })),
  };
}
