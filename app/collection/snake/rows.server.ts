// Columns of the list of snakes: sex, genotype, sale and price, the last weight and when.

import { geneName, printGenotype } from "@borupa/genetics";
import type { Content } from "#app/cms/content/kind.ts";
import { leftOf } from "#app/collection/life/presence.server.ts";
import type { SaleFacts } from "#app/collection/snake/sale/SaleRow.tsx";
import { lastWeighings } from "#app/kinds/ball/care/weights.server.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import { saleLabels, sexLabels } from "#app/kinds/ball/labels.ts";
import { priceInQuery } from "#app/kinds/ball/price-in-query.server.ts";
import type { AdminRows } from "#app/kinds/shared/admin-rows.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { formatShortDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { livingConditions, livingViews, rackOptions } from "./living-filters.server.ts";

export const ballRows: AdminRows = {
  columns: [
    { label: "性別", width: "narrow" },
    { label: "遺伝子型", width: "wide" },
    { label: "販売", width: "normal", hasExtra: true },
    { label: "体重", width: "normal" },
  ],
  async rows(db, entries, now) {
    const { genes } = await referenceIndexes(db, now);
    const ids = entries.map(({ id }) => id);
    const [weights, left] = await Promise.all([lastWeighings(db, ids), leftOf(db, ids)]);
    return entries.map(({ id, content }) => {
      const { fields } = content as Content<BallFields>; // called with snakes only
      const weight = weights.get(id);
      return {
        under: fields.number || id,
        extra: {
          sale: fields.sale,
          price: fields.price === null ? "" : String(fields.price),
          soldTo: fields.soldTo,
          soldOn: fields.soldOn ?? "",
          agreedOn: fields.agreedOn ?? "",
          asksBuyer: fields.sale === "sold",
        } satisfies SaleFacts,
        cells: [
          { text: sexLabels[fields.sex] },
          { text: fields.genotype.length === 0 ? "—" : printGenotype(genes, fields.genotype) },
          {
            text: left.get(id) ?? saleWords(fields),
            ...(fields.price !== null && { note: `${withCommas(fields.price)}円` }),
          },
          weight ? { text: `${withCommas(weight.grams)}g`, note: formatShortDay(weight.date) } : { text: "—" },
        ],
      };
    });
  },
  conditions: livingConditions,
  filterOptions: rackOptions,
  views: livingViews,
  numberInQuery: priceInQuery,
  async filterLabel(db, now) {
    const { genes } = await referenceIndexes(db, now);
    return (filter, value) => {
      if (filter === "morph") return geneName(genes, value);
      return filter === "year" ? `${value}年` : value;
    };
  },
};

function saleWords({ sale, agreedOn }: BallFields): string {
  return sale === "sold" && agreedOn ? `${saleLabels[sale]}・お渡し ${formatShortDay(agreedOn)}` : saleLabels[sale];
}

/** The genotype of each, as breeders write it; "" where none is recorded. */
export async function genotypeLines(db: Db, contents: readonly Content[], now: Date): Promise<string[]> {
  const { genes } = await referenceIndexes(db, now);
  return contents.map(({ fields }) => {
    const { genotype } = fields as BallFields; // called with snakes only
    return genotype.length === 0 ? "" : printGenotype(genes, genotype);
  });
}
