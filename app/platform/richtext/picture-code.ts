// Library pictures in ordinary text: [画像:ID|代替テキスト|説明] alone on a line.

import { pictureUrl } from "#app/platform/images/image.ts";
import { escapeAttribute, escapeText } from "./clean-html.ts";

const code = /^[ 　]*[[［]画像[:：][ 　]*([a-z0-9][a-z0-9-]{0,63})[ 　]*(?:[|｜]([^|｜]*))?(?:[|｜](.*))?[\]］][ 　]*$/;

export function pictureCode(image: string, alt: string, caption = ""): string {
  const words = caption === "" ? [alt] : [alt, caption];
  return `[画像:${[image, ...words.map(plain)].join("|").replace(/\|$/, "")}]`;
}

function plain(words: string): string {
  return words.replaceAll(/[|｜\]］\n]/g, " ");
}

/** Returns the line's picture with caption as HTML; null for other lines. */
export function figureOfCode(line: string): string | null {
  const [, image, alt = "", caption = ""] = code.exec(line) ?? [];
  if (image === undefined) return null;
  const img = `<img src="${pictureUrl(image, 1280)}" alt="${escapeAttribute(alt.trim())}">`;
  const words = caption.trim();
  return `<figure>${img}${words === "" ? "" : `<figcaption>${escapeText(words)}</figcaption>`}</figure>`;
}
