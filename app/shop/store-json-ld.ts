// Returns the publisher's JSON-LD: a store only while its registration is valid.

import type { SiteData } from "#app/platform/site/site-data.ts";
import { registrationItems } from "./registration.ts";

export function storeJsonLd({ origin, siteName, shop }: SiteData) {
  const common = {
    "@id": `${origin}/#organization`,
    name: siteName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
  const { registration } = shop;
  if (!registration) return { "@type": "Organization", ...common };
  const value = (name: (typeof registrationItems)[number]["name"]) => {
    const label = registrationItems.find((item) => item.name === name)?.label;
    return registration.find((row) => row.label === label)?.value;
  };
  return {
    "@type": "PetStore",
    ...common,
    legalName: value("holder"),
    name: value("office") ?? siteName,
    address: { "@type": "PostalAddress", addressCountry: "JP", streetAddress: value("address") },
    identifier: { "@type": "PropertyValue", name: "第一種動物取扱業の登録番号", value: value("number") },
  };
}
