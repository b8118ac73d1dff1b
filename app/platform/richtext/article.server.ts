// An article's stored text made ready to be shown. Remembered by its content, so each is cleaned once a change, not once a request.

import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { markUncacheable } from "#app/platform/site/cacheability.server.ts";
import { hostAsked } from "#app/platform/site/host-asked.server.ts";
import { piecesOf } from "./clean-html.ts";
import { withEmbeds } from "./embeds.ts";
import { siteOf } from "./frame-host.ts";
import { withHeadingIds } from "./headings.ts";
import { POLICY_VERSION } from "./policy.ts";
import type { RenderedArticle } from "./rendered-article.ts";
import { cleanArticle } from "./sanitize.server.ts";
import type { TermLinker } from "./term-links.server.ts";

interface ArticleLinks {
  /** From termLinker, made once for a set of terms and kept. */
  linker: TermLinker;
  /** The address of the page the article stands on: its own term is not linked. */
  own?: string;
}

const megabyte = 1_000_000;
/** An answer that ran out of time is tried again after this many milliseconds. */
const RETRY_AFTER_MS = 60_000;

/** Japanese takes two bytes a letter. */
const bounds = {
  maxSize: 16 * megabyte,
  sizeCalculation: ({ html }: { html: string }) => 2 * html.length + 1,
  perf: { now: () => Date.now() },
};

const cleaned = new LRUCache<string, { html: string; timedOut: boolean }>(bounds);
const rendered = new LRUCache<string, RenderedArticle>(bounds);
/** Of which sites they hold frames. */
const framedSites = new WeakMap<RenderedArticle, ReadonlySet<string>>();
/** Those of them that ran out of time: the page they are on is not worth keeping either. */
const timedOutArticles = new WeakSet<RenderedArticle>();

function cleanOnce(html: string, key: string): { html: string; timedOut: boolean } {
  const known = cleaned.get(key);
  if (known) return known;
  const fresh = cleanArticle(html);
  cleaned.set(key, fresh, fresh.timedOut ? { ttl: RETRY_AFTER_MS } : {});
  return fresh;
}

/**
 * The article cleaned, its terms linked, its headings given ids and listed, its pictures, frames, tables and social posts made
 * ready. The same text with the same terms gives the very same object, without work.
 */
export function renderArticle(html: string, links?: ArticleLinks): RenderedArticle {
  const contentKey = `${POLICY_VERSION} ${hash("sha256", html)}`;
  const key = links ? `${contentKey} ${links.linker.key} ${links.own ?? ""}` : contentKey;
  let article = rendered.get(key) ?? prepare(html, contentKey, key, links);
  const own = hostAsked();
  if (own && framedSites.get(article)?.has(siteOf(own))) {
    const keyHere = `${key} at ${siteOf(own)}`;
    article = rendered.get(keyHere) ?? prepare(html, contentKey, keyHere, links, own);
  }
  if (timedOutArticles.has(article)) markUncacheable();
  return article;
}

/** `own`: the host that this site is asked by, where the article frames it. */
function prepare(html: string, contentKey: string, key: string, links?: ArticleLinks, own?: string): RenderedArticle {
  const clean = cleanOnce(html, contentKey);
  const { pieces, contents } = withHeadingIds(piecesOf(links ? links.linker.link(clean.html, links.own) : clean.html));
  const { html: shown, hosts } = withEmbeds(pieces, own);
  const article = { html: shown, contents };
  framedSites.set(article, hosts);
  rendered.set(key, article, clean.timedOut ? { ttl: RETRY_AFTER_MS } : {});
  if (clean.timedOut) timedOutArticles.add(article);
  return article;
}
