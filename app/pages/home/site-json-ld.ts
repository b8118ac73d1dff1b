// The site itself, as search engines read it: its name, its search, who runs it.

import { SITE_DESCRIPTION } from "#app/platform/site/facts.ts";
import type { SiteData } from "#app/platform/site/site-data.ts";
import { storeJsonLd } from "#app/shop/store-json-ld.ts";

export function siteJsonLd(site: SiteData) {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        "@id": `${site.origin}/#website`,
        name: site.siteName,
        url: `${site.origin}/`,
        description: SITE_DESCRIPTION,
        inLanguage: "ja",
        publisher: { "@id": `${site.origin}/#organization` },
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${site.origin}/search?q={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      },
      storeJsonLd(site),
    ],
  };
}
