// HTML back to Markdown, for files that people edit: only where the way back gives the very same HTML.

import { parseDocument } from "htmlparser2";
import { htmlOfMarkdown } from "./markdown.server.ts";
import { writeBlock } from "./markdown-blocks.ts";
import { asWritten, escaped } from "./markdown-inline.ts";
import { isTooBig } from "./measure.ts";

/** Markdown that `htmlOfMarkdown` turns into exactly this HTML; null where there is none. What Markdown cannot say stays HTML in it. */
export function markdownOfHtml(html: string): string | null {
  if (isTooBig(html)) return null;
  const blocks: string[] = [];
  for (const node of parseDocument(html, { withStartIndices: true, withEndIndices: true }).children) {
    const source = html.slice(node.startIndex ?? 0, (node.endIndex ?? -1) + 1);
    if (source.trim() === "") continue;
    const block = [writeBlock(node, asWritten), writeBlock(node, escaped), source].find(
      (written) => written !== null && htmlOfMarkdown(written) === source,
    );
    if (block == null) return null;
    blocks.push(block);
  }
  const markdown = blocks.join("\n\n");
  return htmlOfMarkdown(markdown) === html ? markdown : null;
}
