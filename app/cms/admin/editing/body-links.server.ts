// What an article leads to and shows, read off its HTML.

import { Parser } from "htmlparser2";
import { ownPath } from "#app/cms/content/own-address.server.ts";
import { isTooBig } from "#app/platform/richtext/measure.ts";

export interface BodyLinks {
  /** Addresses of links as written, each once. */
  links: string[];
  /** The library's pictures by their ids, each once. */
  pictures: string[];
  picturesWithoutWords: number;
}

/** `page`: the path of the page it stands on. What is too big is shown as words alone: it leads nowhere. */
export function bodyLinks(html: string, page: string): BodyLinks {
  const links = new Set<string>();
  const pictures = new Set<string>();
  let picturesWithoutWords = 0;
  const parser = new Parser({
    onopentag(name, { href, src = "", alt = "" }) {
      if (name === "a" && href) links.add(href.trim());
      if (name === "img" && alt.trim() === "") picturesWithoutWords += 1;
      // A picture is shown, or led to as a file.
      const address = name === "img" ? src : name === "a" ? (href ?? "") : "";
      const image = /^\/images\/([^/?#]+)/.exec(ownPath(address.trim(), page) ?? "")?.[1];
      if (image) pictures.add(image);
    },
  });
  if (!isTooBig(html)) parser.end(html);
  return { links: [...links], pictures: [...pictures], picturesWithoutWords };
}
