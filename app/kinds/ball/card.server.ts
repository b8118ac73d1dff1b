import type { GeneBook } from "@borupa/genetics";
import { printGenotype } from "@borupa/genetics";
import { groundOf } from "@borupa/snake-drawing";
import type { Visible } from "#app/cms/content/visible.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { shownWeights } from "./care/weights.server.ts";
import type { SaleState } from "./labels.ts";

export type BallCardData = ReturnType<typeof ballCard>;

/** Hides that a snake is for sale while the shop may not sell. */
export function visibleSaleState(sale: SaleState, mayOffer: boolean): SaleState {
  return !mayOffer && (sale === "on-sale" || sale === "negotiating") ? "display" : sale;
}

/** `mayOffer`: the shop's registration is complete and valid; otherwise prices never leave the server. */
export async function ballCards(
  db: Db,
  balls: readonly Visible<"ball">[],
  genes: GeneBook,
  mayOffer: boolean,
): Promise<BallCardData[]> {
  const weights = await shownWeights(
    db,
    balls.map(({ id }) => id),
  );
  return balls.map((ball) => ballCard(ball, genes, mayOffer, weights.get(ball.id) ?? null));
}

function ballCard(entry: Visible<"ball">, genes: GeneBook, mayOffer: boolean, grams: number | null) {
  const { title, cover, fields } = entry.content;
  return {
    id: entry.id,
    /** Shown on the plate; "" if none. */
    number: fields.number,
    title,
    cover,
    /** Plate colour. */
    ground: groundOf(genes, fields.genotype),
    genotype: printGenotype(genes, fields.genotype),
    sex: fields.sex,
    year: fields.hatched?.slice(0, 4) ?? null,
    sale: visibleSaleState(fields.sale, mayOffer),
    price: mayOffer && fields.sale === "on-sale" ? fields.price : null,
    grams,
  };
}
