// The kind an admin address names; anything else is not a page.

import type { AnyKind } from "#app/cms/content/kind.ts";
import { kindOfSegment } from "#app/cms/content/registry.ts";
import { notFound } from "#app/platform/site/not-found.ts";

/** Throws the 404 where no kind has that segment. */
export function kindOfPath(segment: string | undefined, url: URL): AnyKind {
  const kind = kindOfSegment(segment);
  if (!kind) throw notFound(url);
  return kind;
}
