// What a cleaned article brings from elsewhere, made ready to be shown: pictures and frames load late, frames are fenced in,
// a social script stands once and holds nothing up, wide tables scroll inside themselves.

import { pictureSet } from "#app/platform/images/sizes.ts";
import { attributesOf, type Piece, withAttributes } from "./clean-html.ts";

export interface Embeds {
  html: string;
  socialScripts: string[];
}

/** Never allow-top-navigation; a frame of this site's own gets no allow-same-origin, with which it could take the fence down. */
const sandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation";

const tableStart = '<div class="table-scroll" role="group" aria-label="表" tabindex="0">';

/** The article's HTML from its pieces, and the social scripts it brings. */
export function withEmbeds(pieces: readonly Piece[]): Embeds {
  const socialScripts = new Set<string>();
  let html = "";
  let tables = 0;
  let leftOut: string | null = null;
  for (const piece of pieces) {
    if (piece.type === "text") {
      html += piece.source;
    } else if (piece.type === "close") {
      if (piece.name === leftOut) leftOut = null;
      else html += piece.source;
      if (piece.name === "table" && --tables === 0) html += "</div>";
    } else if (piece.name === "script") {
      const src = attributesOf(piece.source).get("src") ?? "";
      if (socialScripts.has(src)) leftOut = "script";
      else html += withAttributes(piece.source, { async: "" });
      socialScripts.add(src);
    } else if (piece.name === "iframe") {
      const host = frameHost(piece.source);
      if (host === null) leftOut = "iframe";
      else html += frame(piece.source, host);
    } else {
      if (piece.name === "table" && ++tables === 1) html += tableStart;
      html += piece.name === "img" ? picture(piece.source) : piece.source;
    }
  }
  return { html, socialScripts: [...socialScripts] };
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

/** How wide an article's text stands at most, in pixels. */
const COLUMN = 640;

/** The host a frame shows, "" for this site's own pages, null where it shows nothing. */
function frameHost(tag: string): string | null {
  const src = attributesOf(tag).get("src")?.trim();
  if (!src || !URL.canParse(src, "https://own.invalid")) return null;
  const { host } = new URL(src, "https://own.invalid");
  return host === "own.invalid" ? "" : host;
}

function frame(tag: string, host: string): string {
  const attributes = attributesOf(tag);
  const [width, height] = [attributes.get("width"), attributes.get("height")].map((size) =>
    Number(size?.replace(/px$/, "")),
  );
  return withAttributes(tag, {
    title: attributes.get("alt") || (host ? `${host} の埋め込み` : "埋め込み"),
    loading: "lazy",
    sandbox: host ? `${sandbox} allow-same-origin` : sandbox,
    referrerpolicy: "strict-origin-when-cross-origin",
    allow: "fullscreen; picture-in-picture; encrypted-media",
    ...(width && height ? { style: `aspect-ratio: ${width} / ${height}` } : {}),
  });
}
