// An article as search engines read it.

import { imageObject, shareImageObject } from "#app/platform/images/image-json-ld.ts";
import type { SiteData } from "#app/platform/site/site-data.ts";
import type { ArticlePageData } from "./page.server.ts";

export function articleJsonLd(entry: ArticlePageData, url: string, site: SiteData | undefined) {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: entry.title,
    description: entry.summary,
    datePublished: entry.publishedAt,
    dateModified: entry.updatedAt,
    mainEntityOfPage: url,
    inLanguage: "ja",
    author: { "@type": "Organization", name: entry.author ?? site?.siteName },
    publisher: { "@type": "Organization", name: site?.siteName },
    image: entry.cover
      ? imageObject(site?.origin ?? "", entry.cover)
      : shareImageObject(site?.origin ?? "", url.slice(site?.origin.length)),
  };
}
