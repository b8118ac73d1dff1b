// Structured data: the picture, and an offer only if the legally required items are on the page.

import { imageObject } from "#app/platform/images/image-json-ld.ts";
import type { SiteData } from "#app/platform/site/site-data.ts";
import type { BallPageData } from "./page.server.ts";

const ITEMS_OF_LAW = 8;

export function ballJsonLd(snake: BallPageData, site: SiteData | undefined) {
  const origin = site?.origin ?? "";
  const url = `${origin}/ball/${snake.id}`;
  const image = snake.cover ? imageObject(origin, snake.cover) : null;
  const { offer } = snake;
  if (!site?.shop.registration || !offer || offer.price === null || offer.registration.length < ITEMS_OF_LAW) {
    return image && { "@context": "https://schema.org", ...image };
  }
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: `${snake.title}（${snake.genotype}）`,
    category: "ボールパイソン（Python regius）の個体",
    url,
    ...(snake.number ? { sku: snake.number } : {}),
    ...(image ? { image } : {}),
    offers: {
      "@type": "Offer",
      url,
      price: offer.price,
      priceCurrency: "JPY",
      availability: "https://schema.org/InStoreOnly",
      seller: { "@id": `${origin}/#organization`, "@type": "PetStore", name: site.siteName },
    },
  };
}
