// Extracts an article's text in linear time: for excerpts, the search index and as a fallback.

import { Tokenizer } from "htmlparser2";
import { limits } from "./policy.ts";

export const blockElements: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote br caption dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr li main " +
    "menu nav ol p pre section table tbody td tfoot th thead tr ul"
  ).split(" "),
);

/** Elements whose content is not the article's text: code, fallbacks, and ruby readings. */
const silent = new Set(
  "iframe math noembed noframes noscript object option rp rt rtc script select style svg template textarea title".split(
    " ",
  ),
);

/** Returns one string per paragraph, heading, item or cell, with whitespace collapsed and empty ones omitted. */
export function paragraphsOf(html: string): string[] {
  const source = html.slice(0, limits.characters);
  const paragraphs: string[] = [];
  let text = "";
  let quiet: string | null = null;
  const add = (more: string) => {
    if (quiet === null) text += more;
  };
  const breakOff = () => {
    const words = text.replace(/\s+/g, " ").trim();
    if (words !== "") paragraphs.push(words);
    text = "";
  };
  const nothing = () => {};
  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (start, end) => add(source.slice(start, end)),
      ontextentity: (codepoint) => add(String.fromCodePoint(codepoint)),
      onopentagname(start, end) {
        const name = source.slice(start, end).toLowerCase();
        if (quiet === null && silent.has(name)) quiet = name;
        else if (blockElements.has(name)) breakOff();
      },
      onclosetag(start, end) {
        const name = source.slice(start, end).toLowerCase();
        if (quiet === name) quiet = null;
        else if (blockElements.has(name)) breakOff();
      },
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: nothing,
      onprocessinginstruction: nothing,
      onselfclosingtag: nothing,
    },
  );
  tokenizer.write(source);
  tokenizer.end();
  breakOff();
  return paragraphs;
}

/** After these characters excerpts need no separator. */
const SENTENCE = /[。！？!?…」]$/;

/** Returns the text in one line, with separators between headings, items and cells. */
export function excerptOf(html: string): string {
  const paragraphs = paragraphsOf(html);
  const between = (place: number) =>
    [paragraphs[place - 1], paragraphs[place]].every((one) => SENTENCE.test(one ?? "")) ? "" : "／";
  return paragraphs.map((words, place) => (place === 0 ? "" : between(place)) + words).join("");
}

/** Returns the text in one line of at most `max` characters including the ellipsis. */
export function textOf(html: string, max = Number.POSITIVE_INFINITY): string {
  const characters = Array.from(paragraphsOf(html).join(" "));
  if (characters.length <= max) return characters.join("");
  return `${characters
    .slice(0, Math.max(0, max - 1))
    .join("")
    .trimEnd()}…`;
}

/** Adult reading speed for Japanese non-fiction, in characters per minute. */
const PER_MINUTE = 500;

export function minutesToRead(html: string): number {
  return Math.max(1, Math.round(textOf(html).replaceAll(/\s/g, "").length / PER_MINUTE));
}
