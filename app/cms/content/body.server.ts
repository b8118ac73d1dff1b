// A body as HTML: the one place that knows there are two ways of writing one. Not cleaned yet; that is done at display.

import { htmlOfWriting } from "#app/platform/richtext/writing.server.ts";
import type { Content } from "./kind.ts";

export function bodyHtml({ body, bodyFormat }: Pick<Content, "body" | "bodyFormat">): string {
  return bodyFormat === "text" ? htmlOfWriting(body) : body;
}
