import type { Content } from "#app/cms/content/kind.ts";
import { bodyHtml } from "#app/cms/content/stored.server.ts";
import { renderArticle } from "#app/platform/richtext/article.server.ts";
import { bodyFormatOf } from "#app/platform/richtext/body-format.server.ts";
import { droppedTags } from "#app/platform/richtext/dropped-tags.server.ts";

export type BodyReading = ReturnType<typeof readingOf>;

/** Describes how a stored body is interpreted and rendered. */
export function readingOf(content: Pick<Content, "body" | "bodyFormat">) {
  const html = bodyHtml(content);
  const { bodyFormat: format = "html" } = content;
  return {
    format,
    /** HTML generated from plain text; null if the body is HTML. */
    html: format === "text" ? html : null,
    /** Names of elements that will be removed. */
    dropped: droppedTags(html),
    /** Rendered body without embeds, shown until the editor has loaded. */
    shown: withoutFrames(html),
  };
}

function withoutFrames(html: string): string {
  return renderArticle(html)
    .html.replace(/<iframe\b[^>]*>/g, "")
    .replaceAll("</iframe>", "［埋め込み］");
}

export function readingOfInput(body: string): BodyReading {
  return readingOf(bodyFormatOf(body) === "text" ? { body, bodyFormat: "text" } : { body });
}
