// What stands in the form, read for a first look at it: nothing is saved for it.

import { bodyHtml } from "#app/content/body.server.ts";
import type { AnyKind, Content, Problem } from "#app/content/kind.ts";
import { withoutPrivate } from "#app/content/private.ts";
import { emptyContent } from "#app/content/registry.ts";
import { checkContent } from "#app/fields/check-content.server.ts";
import { draftOf } from "#app/fields/draft-content.server.ts";
import { rowsIn } from "#app/fields/form-value.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Picture } from "#app/platform/images/picture.ts";
import { renderArticle } from "#app/platform/richtext/article.server.ts";
import { partsOf } from "./content-parts.server.ts";
import type { FormContent } from "./form-content.ts";
import { withoutBlankRows } from "./read-form-content.server.ts";
import { titlesIn } from "./titles.server.ts";

export interface Preview {
  title: string;
  summary: string;
  cover: Picture | null;
  gallery: Picture[];
  /** The kind's own fields in words, empty ones left out. */
  facts: { label: string; text: string }[];
  html: string;
  /** What publishing would still complain about, in sentences. */
  problems: Problem[];
}

export async function previewOf(db: Db, kind: AnyKind, typed: FormContent): Promise<Preview> {
  const whole = withoutBlankRows(kind, typed);
  const draft = draftOf(kind, whole);
  const content: Content = draft.ok
    ? withoutPrivate(kind, draft.content)
    : { ...emptyContent(kind), title: typed.title, summary: typed.summary, body: typed.body };
  const published = checkContent(kind, whole, "publish");
  const pictures = Object.entries(kind.fields).filter(([, field]) => field.type === "gallery");
  return {
    title: content.title,
    summary: content.summary,
    cover: content.cover,
    gallery: pictures.flatMap(([name]) =>
      rowsIn(whole.fields[name]).map((row) => ({ image: row.image ?? "", alt: row.alt ?? "" })),
    ),
    facts: partsOf(kind, content, await titlesIn(db, kind, [content]))
      .filter((part) => part.path.startsWith("fields.") && part.text !== "")
      .filter((part) => !pictures.some(([name]) => part.path === `fields.${name}`))
      .map(({ label, text }) => ({ label, text })),
    html: renderArticle(bodyHtml(content)).html,
    problems: published.ok ? [] : published.problems,
  };
}
