// What an article leads to and shows, read off its HTML.

import { Parser } from "htmlparser2";

export interface BodyLinks {
  /** Addresses of links as written, each once. */
  links: string[];
  picturesWithoutWords: number;
}

export function bodyLinks(html: string): BodyLinks {
  const links = new Set<string>();
  let picturesWithoutWords = 0;
  const parser = new Parser({
    onopentag(name, { href, alt = "" }) {
      if (name === "a" && href) links.add(href.trim());
      if (name === "img" && alt.trim() === "") picturesWithoutWords += 1;
    },
  });
  parser.end(html);
  return { links: [...links], picturesWithoutWords };
}
