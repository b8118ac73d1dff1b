// What a cleaned article brings from elsewhere, made ready to be shown: pictures and frames load late, frames are fenced in,
// a social script is laid to rest, wide tables scroll inside themselves.

import { pictureSet } from "#app/platform/images/sizes.ts";
import { attributesOf, type Piece, withAttributes } from "./clean-html.ts";
import { frameHost, isOtherSite, siteOf } from "./frame-host.ts";
import { FRAME_ALLOWS, SANDBOX, SANDBOX_OF_OTHERS } from "./sandbox.ts";

const tableStart = '<div class="table-scroll" role="group" aria-label="表" tabindex="0">';

export interface Embeds {
  html: string;
  /** Of the sites that it frames. */
  hosts: ReadonlySet<string>;
}

/** The article's HTML from its pieces. `own`: the host that the page is asked by, where that is known. */
export function withEmbeds(pieces: readonly Piece[], own?: string): Embeds {
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

/** How wide an article's text stands at most, in pixels. */
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
