// Public article: sanitised HTML. With JavaScript, quoted posts are replaced by embeds.

import { useEffect, useRef } from "react";
import { isRecord } from "#app/platform/site/is-record.ts";
import { parseJson } from "#app/platform/site/parse-json.ts";
import { isDarkHere } from "#app/platform/site/theme.ts";
import styles from "./Article.module.css";
import type { RenderedArticle } from "./rendered-article.ts";
import { FRAME_ALLOWS, SANDBOX, SANDBOX_OF_OTHERS } from "./social/sandbox.ts";
import { frameOfPost, networkOf, POSTS } from "./social/social-posts.ts";

// Replaces each quoted post with the network's own frame, or a sandboxed frame running the network's script. The
// quotation stays until the frame reports its height, and permanently if it never does (offline, blocked, deleted).

/** Limits for reported frame heights, in pixels. */
const LOWEST = 80;
const HIGHEST = 3000;

/** Hides the frame, with room to render, until its height is known. */
const WAITING = "position:absolute;opacity:0;pointer-events:none;height:600px;";
const SHAPE = "max-width:550px;min-height:0;aspect-ratio:auto;background:none;border-radius:0;color-scheme:light;";

function showPosts(article: Element): () => void {
  const quotes = new Map<HTMLIFrameElement, HTMLElement>();
  const onMessage = ({ source, data }: MessageEvent) => {
    for (const [frame, quote] of quotes) {
      const height = source !== null && source === frame.contentWindow ? heightIn(data) : null;
      if (height !== null) show(frame, quote, height);
    }
  };
  window.addEventListener("message", onMessage);
  for (const quote of article.querySelectorAll<HTMLElement>(POSTS)) {
    const next = quote.nextElementSibling;
    const frame = next instanceof HTMLIFrameElement && next.dataset.post !== undefined ? next : frameFor(quote);
    quotes.set(frame, quote);
    if (frame !== next) quote.after(frame);
  }
  return () => window.removeEventListener("message", onMessage);
}

function frameFor(quote: HTMLElement): HTMLIFrameElement {
  const network = networkOf(quote.classList);
  const links = Array.from(quote.querySelectorAll("a"), ({ href }) => href);
  const theme = isDarkHere() ? "dark" : "light";
  const own = frameOfPost(network, { data: quote.dataset, links }, theme);
  const frame = document.createElement("iframe");
  frame.dataset.post = network;
  frame.title = `${network}の投稿`;
  frame.loading = "lazy";
  frame.allow = FRAME_ALLOWS;
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.inert = true;
  frame.style.cssText = WAITING + SHAPE;
  frame.setAttribute("sandbox", own ? SANDBOX_OF_OTHERS : SANDBOX);
  // The quotation is passed as window.name, which a frame of any origin can read.
  frame.name = own ? own.name : quote.outerHTML;
  frame.src = own ? own.src : `/embed/${network.toLowerCase()}`;
  return frame;
}

function show(frame: HTMLIFrameElement, quote: HTMLElement, height: number): void {
  const hadFocus = quote.contains(document.activeElement);
  frame.style.cssText = `height:${Math.min(Math.max(Math.ceil(height), LOWEST), HIGHEST)}px;${SHAPE}`;
  frame.inert = false;
  quote.hidden = true;
  if (hadFocus) frame.focus();
}

/**
 * Parses the height from a message. X sends { "twttr.embed": { params: [{ height }] } } or [{ data: { height } }],
 * Instagram { details: { height } }, TikTok and our frame { height }.
 */
function heightIn(data: unknown): number | null {
  const said = typeof data === "string" ? parseJson(data) : data;
  if (!isRecord(said)) return null;
  const x = said["twttr.embed"];
  const params = isRecord(x) && Array.isArray(x.params) ? x.params[0] : undefined;
  const height = [said, said.details, params, isRecord(params) ? params.data : undefined]
    .map((place) => (isRecord(place) ? place.height : undefined))
    .find(isHeight);
  return height ?? null;
}

function isHeight(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value > 0;
}

export function Article({ article: { html } }: { article: Pick<RenderedArticle, "html"> }) {
  const element = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another article's HTML brings new posts to look for
  useEffect(() => (element.current ? showPosts(element.current) : undefined), [html]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by sanitize.server.ts
  return <div ref={element} className={styles.article} dangerouslySetInnerHTML={{ __html: html }} />;
}
