// Markdown to HTML: CommonMark with tables, strikethrough and inline HTML. Emphasis also works next to Japanese
// punctuation (**…。**…), unlike in plain CommonMark.

import MarkdownIt from "markdown-it";
import cjkFriendly from "markdown-it-cjk-friendly";
import { escapeText } from "#app/platform/richtext/clean-html.ts";

export function converter(options: { breaks?: boolean; linkify?: boolean } = {}): InstanceType<typeof MarkdownIt> {
  const markdown = new MarkdownIt({ html: true, ...options }).use(cjkFriendly);
  // Leaves quotation marks unescaped, as browsers do.
  markdown.renderer.rules.text = (tokens, place) => escapeText(tokens[place]?.content ?? "");
  return markdown;
}

const markdown = converter();

/** Converts Markdown to HTML, one block per line without a trailing line break. Not sanitised: that happens at display. */
export function htmlOfMarkdown(source: string): string {
  return markdown.render(source).trimEnd();
}
