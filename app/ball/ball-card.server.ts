// A snake as a card needs it.

import { latestWeight } from "#app/content/ball.ts";
import type { Visible } from "#app/content/visible.server.ts";
import type { GeneBook } from "#app/genetics/gene-book.ts";
import { printGenotype } from "#app/genetics/print-genotype.ts";

export interface BallCardData {
  id: string;
  title: string;
  cover: { image: string; alt: string } | null;
  genotype: string;
  sex: "male" | "female" | "unknown";
  year: string | null;
  sale: "display" | "on-sale" | "negotiating" | "sold" | "not-for-sale";
  price: number | null;
  grams: number | null;
}

/** `mayOffer`: the shop's registration is complete and valid; otherwise no price leaves the server. */
export function ballCard(entry: Visible<"ball">, genes: GeneBook, mayOffer: boolean): BallCardData {
  const { title, cover, fields } = entry.content;
  return {
    id: entry.id,
    title,
    cover,
    genotype: printGenotype(genes, fields.genotype),
    sex: fields.sex,
    year: fields.hatched?.slice(0, 4) ?? null,
    sale: fields.sale,
    price: mayOffer && fields.sale === "on-sale" ? fields.price : null,
    grams: latestWeight(fields)?.grams ?? null,
  };
}
