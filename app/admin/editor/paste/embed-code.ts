// An address or a piece of embedding code that somebody has on the clipboard, as the markup that shows it.

import { embedOfAddress } from "#app/platform/richtext/embed-address.ts";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import { bodyOf } from "../html/inert.ts";

/** The markup; null for anything that is neither a known address nor the code of a frame or a post. */
export function embedOf(text: string): string | null {
  const trimmed = text.trim();
  if (/^https?:\/\/\S+$/.test(trimmed)) return embedOfAddress(trimmed);
  if (!/^<(iframe|blockquote)\b/i.test(trimmed)) return null;
  const first = bodyOf(trimmed).firstElementChild;
  if (first?.localName === "blockquote") {
    return /^(twitter-tweet|instagram-media)\b/.test(first.className) ? trimmed : null;
  }
  const src = first?.getAttribute("src") ?? "";
  return /^(https?:)?\/\//.test(src) && isAllowedUrl("iframe", src) ? trimmed : null;
}
