import { cookieAttributes } from "#app/auth/session-cookie.server.ts";
import { readingOf } from "#app/cms/admin/editing/checks/body-reading.server.ts";
import { formContentOf, withoutBlankRows } from "#app/cms/admin/editing/form/form-request.server.ts";
import type { FormContent } from "#app/cms/admin/editing/form/form-view.ts";
import type { Entry } from "#app/cms/content/entry.ts";
import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import { withoutPrivate } from "#app/cms/content/registry.ts";
import { contentOf, isSameContent } from "#app/cms/content/stored.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { checkContent } from "#app/cms/fields/check-content.server.ts";
import { cookieIn } from "#app/platform/site/theme.ts";
import { readableContent } from "./adapt-old-content.server.ts";

// Cookie with the preview token, sent with requests for pictures: draft pictures are visible to its holders only.
const NAME = "preview";

export function previewSetCookie(token: string, until: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000));
  return `${NAME}=${token}; Max-Age=${seconds}; Path=/images; ${cookieAttributes()}`;
}

export function previewToken(request: Request): string | undefined {
  return cookieIn(request.headers.get("Cookie"), NAME);
}

export type PreviewNotes = ReturnType<typeof previewOf>["notes"];

/** `entry`: null for a new one, with an optional typed id. */
export function previewOf(
  kind: AnyKind,
  entry: Entry | null,
  typing: { typed: FormContent; id?: string; isUnsaved: boolean },
  now: Date,
) {
  const whole = withoutBlankRows(kind, typing.typed);
  const content = readableContent(kind, whole);
  const named = { ...content, title: content.title || "（名前なし）" };
  const { format, dropped } = readingOf(content);
  const published = checkContent(kind, whole, "publish");
  const at = now.toISOString();
  return {
    /** The entry as visitors would get it. */
    entry: {
      kind: kind.name,
      id: entry?.id ?? (typing.id || "new"),
      publishedAt: entry?.publishAt ?? at,
      updatedAt: entry?.publishAt && entry.publishAt > at ? entry.publishAt : at,
      content: withoutPrivate(kind, named) as Visible["content"], // from this kind's own content
    } satisfies Visible,
    notes: {
      isUnsaved: typing.isUnsaved && !isStored(kind, entry, content),
      body: { format, dropped },
      /** Problems that block publishing; invalid values are not shown. */
      problems: published.ok ? [] : published.problems,
    },
  };
}

function isStored(kind: AnyKind, entry: Entry | null, content: Content): boolean {
  return entry !== null && isSameContent(content, readableContent(kind, formContentOf(kind, contentOf(entry))));
}
