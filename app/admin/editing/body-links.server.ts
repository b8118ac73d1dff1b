// What an article leads to and shows, read off its HTML.

import { Parser } from "htmlparser2";

export interface BodyLinks {
  /** Addresses of links as written, each once. */
  links: string[];
  /** The library's pictures by their ids, each once. */
  pictures: string[];
  picturesWithoutWords: number;
}

export function bodyLinks(html: string): BodyLinks {
  const links = new Set<string>();
  const pictures = new Set<string>();
  let picturesWithoutWords = 0;
  const parser = new Parser({
    onopentag(name, { href, src = "", alt = "" }) {
      if (name === "a" && href) links.add(href.trim());
      if (name !== "img") return;
      if (alt.trim() === "") picturesWithoutWords += 1;
      const image = /^\/images\/([a-z0-9-]+)\//.exec(src.trim())?.[1];
      if (image) pictures.add(image);
    },
  });
  parser.end(html);
  return { links: [...links], pictures: [...pictures], picturesWithoutWords };
}
