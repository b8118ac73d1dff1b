// Ordinary text to HTML: Markdown (`markdown.server.ts`) with the conventions of text typed into forms.

import { LRUCache } from "lru-cache";
import { converter } from "./markdown.server.ts";
import { normaliseHabits } from "./writing-lines.ts";

const writing = converter({ breaks: true, linkify: true });
// A row of hyphens is always a line, and indented text is not code.
writing.disable(["lheading", "code", "reference"]);

// Shifts headings so that the largest is an h2, below the page title.
writing.core.ruler.push("move_headings", ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type === "heading_open" || type === "heading_close");
  const levelOf = ({ tag }: { tag: string }) => Number(tag.slice(1));
  const largest = Math.min(...headings.map(levelOf));
  for (const token of headings) token.tag = `h${Math.min(6, levelOf(token) - largest + 2)}`;
});

// URLs end at the first Japanese character and are limited in length; each is matched only from its start.
const { linkify } = writing;
const matchAtStart = linkify.matchAtStart.bind(linkify);
linkify.matchAtStart = (text) => matchAtStart(/^[!-~]{0,2000}/.exec(text)?.[0] ?? "");
linkify.test = () => false;

const rendered = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (html, source) => 2 * (html.length + source.length) + 1,
});

/** Converts text to HTML, cached by source. Not sanitised: that happens at display. */
export function htmlOfWriting(source: string): string {
  const known = rendered.get(source);
  if (known !== undefined) return known;
  const html = writing.render(normaliseHabits(source)).trimEnd();
  rendered.set(source, html);
  return html;
}
