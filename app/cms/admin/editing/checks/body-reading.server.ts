import type { BodyReading } from "#app/cms/admin/editing/form/form-view.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { bodyHtml } from "#app/cms/content/stored.server.ts";
import { renderArticle } from "#app/platform/richtext/article.server.ts";
import { bodyFormatOf } from "#app/platform/richtext/body-format.server.ts";
import { droppedTags } from "#app/platform/richtext/dropped-tags.server.ts";

/** Describes how a stored body is interpreted and rendered. */
export function readingOf(content: Pick<Content, "body" | "bodyFormat">): BodyReading {
  const html = bodyHtml(content);
  const { bodyFormat: format = "html" } = content;
  return { format, html: format === "text" ? html : null, dropped: droppedTags(html), shown: withoutFrames(html) };
}

function withoutFrames(html: string): string {
  return renderArticle(html)
    .html.replace(/<iframe\b[^>]*>/g, "")
    .replaceAll("</iframe>", "［埋め込み］");
}

export function readingOfInput(body: string): BodyReading {
  return readingOf(bodyFormatOf(body) === "text" ? { body, bodyFormat: "text" } : { body });
}
