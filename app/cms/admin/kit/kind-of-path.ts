import type { AnyKind } from "#app/cms/content/kind.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import { notFound } from "#app/platform/site/not-found.ts";

/** Returns the kind of a URL segment; throws a 404 response for an unknown one. */
export function kindOfPath(segment: string | undefined, url: URL): AnyKind {
  const kind = allKinds().find((one) => one.segment === segment);
  if (!kind) throw notFound(url);
  return kind;
}
