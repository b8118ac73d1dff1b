// An article's stored text made ready to be shown. Remembered by its content, so each is cleaned once a change, not once a request.

import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { pictureSet } from "#app/platform/images/image.ts";
import { markUncacheable, requestHost } from "#app/platform/site/request-scope.server.ts";
import { attributesOf, type Piece, piecesOf, withAttributes } from "./clean-html.ts";
import { phrasesOf } from "./phrases.ts";
import { textOf } from "./plain-text.ts";
import { POLICY_VERSION } from "./policy.ts";
import type { ContentsItem, RenderedArticle } from "./rendered-article.ts";
import { cleanArticle } from "./sanitize.server.ts";
import { FRAME_ALLOWS, SANDBOX, SANDBOX_OF_OTHERS } from "./social/sandbox.ts";
import type { TermLinker } from "./term-links.server.ts";

// Whose page a frame shows. A frame that is of the page's own origin must not be given that origin back: it could take its fence down.

/** The host as an article's frame names it, "" for an address within this site, null for what is no address. */
function frameHost(src: string | undefined): string | null {
  const address = src?.trim();
  if (!address) return null;
  // "http:page" is an address within the site where the request came by http, "https:page" where by https.
  const read = ["http", "https"].map((scheme) => URL.parse(address, `${scheme}://${HERE}`));
  if (read.some((url) => url?.hostname === HERE)) return "";
  return read[0]?.host || null;
}

const HERE = "here.invalid";

/** The host by which sites are distinguished: ports, a "www." and an ending dot do not make another. */
function siteOf(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/\.$/, "")
    .replace(/^www\./, "");
}

/** Whether it is the name of another site in public, so no number, no machine of the same network, and not this site. */
function isOtherSite(host: string, own: string | undefined): boolean {
  const site = siteOf(host);
  return /\.[a-z][a-z0-9-]*$/.test(site) && (own === undefined || site !== siteOf(own));
}

// Prepares external content of a cleaned article for display: pictures and frames load late, frames are sandboxed,
// a social script is laid to rest, wide tables scroll inside themselves.
const tableStart = '<div class="table-scroll" role="group" aria-label="表" tabindex="0">';

interface Embeds {
  html: string;
  /** Of the sites that it frames. */
  hosts: ReadonlySet<string>;
}

/** The article's HTML from its pieces. `own`: the host of the request, where that is known. */
function withEmbeds(pieces: readonly Piece[], own?: string): Embeds {
  const scripts = new Set<string>();
  const hosts = new Set<string>();
  let html = "";
  let tables = 0;
  let leftOut: string | null = null;
  for (const piece of pieces) {
    if (piece.type === "text") {
      html += piece.source;
    } else if (piece.type === "close") {
      if (piece.name === leftOut) leftOut = null;
      else html += piece.name === "script" ? `${piece.source}</noscript>` : piece.source;
      if (piece.name === "table" && --tables === 0) html += "</div>";
    } else if (piece.name === "script") {
      const src = attributesOf(piece.source).get("src") ?? "";
      if (scripts.has(src)) leftOut = "script";
      // Where scripts run, what is in a noscript is words; where it is an element, no scripts run.
      else html += `<noscript>${withAttributes(piece.source, { async: "" })}`;
      scripts.add(src);
    } else if (piece.name === "iframe") {
      const host = frameHost(attributesOf(piece.source).get("src"));
      if (host === null) leftOut = "iframe";
      else html += frame(piece.source, host, isOtherSite(host, own));
      if (host) hosts.add(siteOf(host));
    } else {
      if (piece.name === "table" && ++tables === 1) html += tableStart;
      html += piece.name === "img" ? picture(piece.source) : piece.source;
    }
  }
  return { html, hosts };
}

const ownPicture = /^\/images\/([a-z0-9][a-z0-9-]*)\/\d+\.webp$/;

/** A picture of the library comes in the size the page needs. */
function picture(tag: string): string {
  const attributes = attributesOf(tag);
  const image = ownPicture.exec(attributes.get("src") ?? "")?.[1];
  const widest = Math.min(Number(attributes.get("width")) || COLUMN, COLUMN);
  const sizes = { srcset: pictureSet(image ?? ""), sizes: `min(${widest}px, 100vw)` };
  return withAttributes(tag, { loading: "lazy", decoding: "async", ...(image ? sizes : {}) });
}

/** How wide an article's text is at most, in pixels. */
const COLUMN = 640;

function frame(tag: string, host: string, isOther: boolean): string {
  const attributes = attributesOf(tag);
  const [width, height] = [attributes.get("width"), attributes.get("height")].map((size) =>
    Number(size?.replace(/px$/, "")),
  );
  return withAttributes(tag, {
    title: attributes.get("alt") || (host ? `${host} の埋め込み` : "埋め込み"),
    loading: "lazy",
    sandbox: isOther ? SANDBOX_OF_OTHERS : SANDBOX,
    referrerpolicy: "strict-origin-when-cross-origin",
    allow: FRAME_ALLOWS,
    ...(width && height ? { style: `aspect-ratio: ${width} / ${height}` } : {}),
  });
}

interface ArticleLinks {
  /** From termLinker, memoised for a set of terms. */
  linker: TermLinker;
  /** The address of the page the article is on: its own term is not linked. */
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
  const own = requestHost();
  if (own && framedSites.get(article)?.has(siteOf(own))) {
    const keyHere = `${key} at ${siteOf(own)}`;
    article = rendered.get(keyHere) ?? prepare(html, contentKey, keyHere, links, own);
  }
  if (timedOutArticles.has(article)) markUncacheable();
  return article;
}

/** `own`: the host of the request, where the article frames it. */
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

// Gives the headings of a cleaned article ids to link to and places to break, and lists them as its contents.

/**
 * The pieces with an id on every h2 and h3 that has words, and the list of them. An id the author gave stays, unless another
 * element has it already; the others come from the heading's words, so they stay when sections move.
 */
function withHeadingIds(pieces: readonly Piece[]): { pieces: Piece[]; contents: ContentsItem[] } {
  const out = withBreaks(pieces);
  const contents: ContentsItem[] = [];
  const taken = new Set<string>();
  const freeId = idsBesides(taken, pieces);
  let quoted = 0;
  pieces.forEach((piece, index) => {
    if (piece.type === "text") return;
    if (piece.name === "blockquote") quoted += piece.type === "open" ? 1 : -1;
    if (piece.type === "close") return;
    const own = attributesOf(piece.source).get("id");
    const isHeading = (piece.name === "h2" || piece.name === "h3") && quoted === 0;
    const text = isHeading ? headingText(pieces, index, piece.name) : "";
    if (text === "") {
      if (own !== undefined) taken.add(own);
      return;
    }
    const id = own && !taken.has(own) ? own : freeId(idOf(text));
    taken.add(id);
    out[index] = { ...piece, source: withAttributes(piece.source, { id }) };
    contents.push({ id, level: piece.name === "h2" ? 2 : 3, text });
  });
  return { pieces: out, contents };
}

const BROKEN = new Set(["h2", "h3", "th", "td"]);

/** The pieces with `<wbr>` between the phrases of their headings and cells. */
function withBreaks(pieces: readonly Piece[]): Piece[] {
  let isInside = false;
  return pieces.map((piece) => {
    if (piece.type !== "text") {
      if (BROKEN.has(piece.name)) isInside = piece.type === "open";
      return piece;
    }
    return isInside ? { ...piece, source: phrasesOf(piece.source).join("<wbr>") } : piece;
  });
}

function headingText(pieces: readonly Piece[], opening: number, name: string): string {
  let words = "";
  for (let index = opening; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (!piece || (piece.type === "close" && piece.name === name)) break;
    words += piece.source;
  }
  return textOf(words);
}

/** A short name made of the words (FNV-1a): Japanese words themselves would make unreadable addresses. */
function idOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return `h-${hash.toString(36)}`;
}

/** Gives each wanted id, numbered from the second on, that neither is in the article nor has been given. */
function idsBesides(taken: ReadonlySet<string>, pieces: readonly Piece[]): (wanted: string) => string {
  const authors = new Set(
    pieces.flatMap((piece) => (piece.type === "open" ? (attributesOf(piece.source).get("id") ?? []) : [])),
  );
  const numbers = new Map<string, number>();
  return (wanted) => {
    for (let number = (numbers.get(wanted) ?? 0) + 1; ; number += 1) {
      const id = number === 1 ? wanted : `${wanted}-${number}`;
      numbers.set(wanted, number);
      if (!taken.has(id) && !authors.has(id)) return id;
    }
  };
}
