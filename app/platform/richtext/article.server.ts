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

// Iframe hosts. Frames of the page's own origin must not get allow-same-origin: they could remove their sandbox.

/** Returns the frame's host, "" for this site, null for an invalid address. */
function frameHost(src: string | undefined): string | null {
  const address = src?.trim();
  if (!address) return null;
  // "http:page" is relative on http pages, "https:page" on https pages.
  const read = ["http", "https"].map((scheme) => URL.parse(address, `${scheme}://${HERE}`));
  if (read.some((url) => url?.hostname === HERE)) return "";
  return read[0]?.host || null;
}

const HERE = "here.invalid";

/** Normalises a host for comparison: without port, "www." and trailing dot. */
function siteOf(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/\.$/, "")
    .replace(/^www\./, "");
}

/** Returns whether the host is a public name other than this site: no IP address or local name. */
function isOtherSite(host: string, own: string | undefined): boolean {
  const site = siteOf(host);
  return /\.[a-z][a-z0-9-]*$/.test(site) && (own === undefined || site !== siteOf(own));
}

// External content of a sanitised article: lazy pictures and frames, sandboxed frames, inert social scripts, scrollable wide tables.
const tableStart = '<div class="table-scroll" role="group" aria-label="表" tabindex="0">';

/** Builds the article's HTML. `own`: host of the request, if known. */
function withEmbeds(pieces: readonly Piece[], own?: string) {
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
      // With scripting enabled, browsers parse noscript content as text.
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

function picture(tag: string): string {
  const attributes = attributesOf(tag);
  const image = ownPicture.exec(attributes.get("src") ?? "")?.[1];
  const widest = Math.min(Number(attributes.get("width")) || COLUMN, COLUMN);
  const sizes = { srcset: pictureSet(image ?? ""), sizes: `min(${widest}px, 100vw)` };
  return withAttributes(tag, { loading: "lazy", decoding: "async", ...(image ? sizes : {}) });
}

/** Maximum width of an article's text in pixels. */
const COLUMN = 640;

function frame(tag: string, host: string, isOther: boolean): string {
  const attributes = attributesOf(tag);
  const [width, height] = [attributes.get("width"), attributes.get("height")].map((size) =>
    Number(size?.replace(/px$/, "")),
  );
  return withAttributes(tag, {
    alt: undefined,
    title: attributes.get("alt") || (host ? `${host} の埋め込み` : "埋め込み"),
    loading: "lazy",
    sandbox: isOther ? SANDBOX_OF_OTHERS : SANDBOX,
    referrerpolicy: "strict-origin-when-cross-origin",
    allow: FRAME_ALLOWS,
    ...(width && height ? { style: `aspect-ratio: ${width} / ${height}` } : {}),
  });
}

interface ArticleLinks {
  linker: TermLinker;
  /** Address of the current page, whose term is not linked. */
  own?: string;
}

const megabyte = 1_000_000;
/** Lifetime of an article whose sanitising timed out, before a retry. */
const RETRY_AFTER_MS = 60_000;

/** Strings take two bytes per character. */
const bounds = {
  maxSize: 16 * megabyte,
  sizeCalculation: ({ html }: { html: string }) => 2 * html.length + 1,
  perf: { now: () => Date.now() },
};

const cleaned = new LRUCache<string, { html: string; timedOut: boolean }>(bounds);
const rendered = new LRUCache<string, RenderedArticle>(bounds);
const framedSites = new WeakMap<RenderedArticle, ReadonlySet<string>>();
/** Articles that timed out; their pages must not be cached. */
const timedOutArticles = new WeakSet<RenderedArticle>();

function cleanOnce(html: string, key: string): { html: string; timedOut: boolean } {
  const known = cleaned.get(key);
  if (known) return known;
  const fresh = cleanArticle(html);
  cleaned.set(key, fresh, fresh.timedOut ? { ttl: RETRY_AFTER_MS } : {});
  return fresh;
}

/** Sanitises the article, links terms, adds heading ids and prepares embeds. Returns the same object for the same text and terms. */
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

// Adds ids and line break opportunities to headings, and collects the table of contents.

/**
 * Adds an id to every non-empty h2 and h3. Keeps the author's ids unless duplicate; others are derived from the text,
 * so they survive reordering.
 */
function withHeadingIds(pieces: readonly Piece[]): { pieces: Piece[]; contents: ContentsItem[] } {
  const out = withBreaks(pieces);
  const contents: ContentsItem[] = [];
  const taken = new Set<string>();
  const freeId = uniqueIds(taken, pieces);
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

/** Returns a short hash of the text (FNV-1a), since Japanese text makes unreadable fragment URLs. */
function idOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return `h-${hash.toString(36)}`;
}

/** Returns a function that makes ids unique by numbering, avoiding the author's ids. */
function uniqueIds(taken: ReadonlySet<string>, pieces: readonly Piece[]): (wanted: string) => string {
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
