// Markdown as people write it here, to HTML: CommonMark with tables and ~~struck~~ words; HTML is used where Markdown has no word for it.
// Emphasis works next to Japanese punctuation too (**…。**…), which plain CommonMark would leave as asterisks.

import MarkdownIt from "markdown-it";
import cjkFriendly from "markdown-it-cjk-friendly";
import { escapeText } from "#app/platform/richtext/clean-html.ts";

/** The converter, for files as it is and for what people type with a few habits more. */
export function converter(options: { breaks?: boolean; linkify?: boolean } = {}): InstanceType<typeof MarkdownIt> {
  const markdown = new MarkdownIt({ html: true, ...options }).use(cjkFriendly);
  // As a browser writes text: quotation marks stay what they are.
  markdown.renderer.rules.text = (tokens, place) => escapeText(tokens[place]?.content ?? "");
  return markdown;
}

const markdown = converter();

/** The same text gives the same HTML, one block a line and without a line break at its end. Not cleaned: that is done at display. */
export function htmlOfMarkdown(source: string): string {
  return markdown.render(source).trimEnd();
}
