// The head of a public page: title, description, canonical address, and how it looks when shared.

import type { MetaDescriptor } from "react-router";
import { sharePath } from "#app/platform/images/image-json-ld.ts";
import { addressOf } from "#app/platform/site/addresses.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { pageTitle, SITE_DESCRIPTION, siteName } from "#app/platform/site/site-name.ts";

export interface Head {
  title?: string;
  description?: string;
  /** Sentences that follow a description that is too short to tell anything. */
  besides?: readonly string[];
  /** Of the one address of this page; with its query where a page is known by one (an area's weather, a cross). */
  path: string;
  /** Query names that narrow this page: it is shared with them. Search engines have the page of the path alone. */
  query?: Iterable<readonly [name: string, value: string]>;
  /** Of a list: each page after the first has an address and a title of its own. */
  page?: number;
  /** Of the page whose share picture this one has, where that is another: path and query. */
  share?: string;
  type?: "website" | "article";
  /** The address of the feed of what is on it. */
  feed?: string;
  noindex?: boolean;
}

/** `matches`: the route's own, for the site's origin from the root loader. */
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

/** Long enough to say what to expect: where the page's own words are few, with what can be said of every such page. */
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
