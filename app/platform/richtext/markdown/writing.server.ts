// Ordinary writing to HTML: the Markdown of files (`markdown.server.ts`), read as people in Japan type it into a box.

import { LRUCache } from "lru-cache";
import { converter } from "./markdown.server.ts";
import { withHabits } from "./writing-lines.ts";

const writing = converter({ breaks: true, linkify: true });
// A row of hyphens under a line is a line, and words far from the edge are no code.
writing.disable(["lheading", "code", "reference"]);

// The page's name is its first heading: the largest that is written under it is the second, whichever sign it was written with.
writing.core.ruler.push("move_headings", ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type === "heading_open" || type === "heading_close");
  const levelOf = ({ tag }: { tag: string }) => Number(tag.slice(1));
  const largest = Math.min(...headings.map(levelOf));
  for (const token of headings) token.tag = `h${Math.min(6, levelOf(token) - largest + 2)}`;
});

// An address among words ends where Japanese begins, and is no longer than addresses are: each is looked for from its start.
const { linkify } = writing;
const matchAtStart = linkify.matchAtStart.bind(linkify);
linkify.matchAtStart = (text) => matchAtStart(/^[!-~]{0,2000}/.exec(text)?.[0] ?? "");
linkify.test = () => false;

/** In bytes, with the text it was made from as its name. */
const rendered = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (html, source) => 2 * (html.length + source.length) + 1,
});

/** The same text gives the same HTML. Not cleaned: that is done at display. */
export function htmlOfWriting(source: string): string {
  const known = rendered.get(source);
  if (known !== undefined) return known;
  const html = writing.render(withHabits(source)).trimEnd();
  rendered.set(source, html);
  return html;
}
