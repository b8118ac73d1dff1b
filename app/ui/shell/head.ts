// Head of public pages: title, description, canonical URL and sharing metadata.

import type { MetaDescriptor } from "react-router";
import { sharePath } from "#app/platform/images/image-json-ld.ts";
import { addressOf } from "#app/platform/site/addresses.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { pageTitle, SITE_DESCRIPTION, siteName } from "#app/platform/site/site-name.ts";

export interface Head {
  title?: string;
  description?: string;
  /** Appended to a description that is too short. */
  besides?: readonly string[];
  /** Canonical path, including the query if it identifies the page (an area's weather, a cross). */
  path: string;
  /** Query parameters that narrow the page: part of the shared URL, but not of the canonical one. */
  query?: Iterable<readonly [name: string, value: string]>;
  /** Page of a list; each after the first has its own URL and title. */
  page?: number;
  /** Path and query of another page whose share picture to use. */
  share?: string;
  type?: "website" | "article";
  feed?: string;
  noindex?: boolean;
}

/** Returns the meta descriptors. `matches`: for the site's origin from the root loader. */
export function pageHead(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
  head: Head,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  const origin = isSite(root) ? root.origin : "";
  const isFurther = head.page !== undefined && head.page > 1;
  const name = isFurther ? `${head.title}（${head.page}ページ目）` : head.title;
  const title = pageTitle(name, siteName());
  const description = describe(head);
  const further = isFurther ? [["page", String(head.page)] as const] : [];
  const url = origin + addressOf(head.path, [...(head.query ?? []), ...further]);
  const canonical = origin + addressOf(head.path, further);
  const image = origin + sharePath(head.share ?? head.path);
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:site_name", content: siteName() },
    { property: "og:title", content: name ?? siteName() },
    { property: "og:description", content: description },
    { property: "og:type", content: head.type ?? "website" },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:alt", content: name ? `${name}（${siteName()}）` : siteName() },
    { property: "og:locale", content: "ja_JP" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(head.feed
      ? [
          {
            tagName: "link",
            rel: "alternate",
            type: "application/atom+xml",
            href: head.feed,
            title: `${head.title}の新着`,
          },
        ]
      : []),
    ...(head.noindex ? [{ name: "robots", content: "noindex, nofollow" }] : []),
  ];
}

const DESCRIPTION_MIN = 40;

function describe({ description = "", besides = [] }: Head): string {
  let text = description.trim();
  for (const sentence of [...besides, SITE_DESCRIPTION]) {
    if ([...text].length >= DESCRIPTION_MIN) break;
    text += text === "" || /[。！？]$/.test(text) ? sentence : `。${sentence}`;
  }
  return text;
}

function isSite(value: unknown): value is { origin: string } {
  return isRecord(value) && "origin" in value;
}
