// What stands in the form, read for a first look at it: nothing is saved for it.

import type { Entry } from "#app/cms/content/entry.ts";
import type { AnyKind, Problem } from "#app/cms/content/kind.ts";
import { withoutPrivate } from "#app/cms/content/private.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { checkContent } from "#app/cms/fields/check-content.server.ts";
import { readingOf } from "./body-reading.server.ts";
import type { FormContent } from "./form-content.ts";
import type { BodyReading } from "./form-view.ts";
import { withoutBlankRows } from "./read-form-content.server.ts";
import { readableContent } from "./readable-content.server.ts";

export interface PreviewNotes {
  /** What stands in the form, and not what is stored. */
  isUnsaved: boolean;
  body: Pick<BodyReading, "format" | "dropped">;
  /** What publishing would still complain about; what of it cannot be read is not shown. */
  problems: Problem[];
}

interface Preview {
  /** As visitors would be handed it, were it out. */
  entry: Visible;
  notes: PreviewNotes;
}

/** `entry`: null for one that is being made, whose id may have been typed. */
export function previewOf(
  kind: AnyKind,
  entry: Entry | null,
  typing: { typed: FormContent; id?: string; isUnsaved: boolean },
  now: Date,
): Preview {
  const whole = withoutBlankRows(kind, typing.typed);
  const content = readableContent(kind, whole);
  // A name is never empty on a page.
  const named = { ...content, title: content.title || "（名前なし）" };
  const { format, dropped } = readingOf(content);
  const published = checkContent(kind, whole, "publish");
  const at = now.toISOString();
  return {
    entry: {
      kind: kind.name,
      id: entry?.id ?? (typing.id || "new"),
      publishedAt: entry?.publishAt ?? at,
      updatedAt: entry?.publishAt && entry.publishAt > at ? entry.publishAt : at,
      content: withoutPrivate(kind, named) as Visible["content"], // read by this kind's own rules
    },
    notes: {
      isUnsaved: typing.isUnsaved,
      body: { format, dropped },
      problems: published.ok ? [] : published.problems,
    },
  };
}
