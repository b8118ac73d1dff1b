// Markdown as people write it here, to HTML: CommonMark with tables and ~~struck~~ words; HTML stands where Markdown has no word for it.
// Emphasis holds beside Japanese punctuation too (**…。**…), which plain CommonMark would leave as asterisks.

import MarkdownIt from "markdown-it";
import cjkFriendly from "markdown-it-cjk-friendly";
import { escapeText } from "./clean-html.ts";

const markdown = new MarkdownIt({ html: true }).use(cjkFriendly);

// As a browser writes text: quotation marks stay what they are.
markdown.renderer.rules.text = (tokens, place) => escapeText(tokens[place]?.content ?? "");

/** The same text gives the same HTML, one block a line and without a line break at its end. Not cleaned: that is done at display. */
export function htmlOfMarkdown(source: string): string {
  return markdown.render(source).trimEnd();
}
