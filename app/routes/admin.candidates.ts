import { adminLoader } from "#app/auth/guard.server.ts";
import { searchCandidates } from "#app/cms/admin/editing/form/form-candidates.server.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import { typedQuery } from "#app/platform/search/fold.ts";
import { notFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.candidates.ts";

export const loader = adminLoader("readContent", async ({ db, now }, { url }: Route.LoaderArgs) => {
  const kind = allKinds().find(({ name }) => name === url.searchParams.get("to"));
  if (!kind) throw notFound(url);
  const [key, text] = [url.searchParams.get("key"), url.searchParams.get("text")];
  const only = key !== null && text !== null ? { key, text } : undefined;
  const found = await searchCandidates(db, kind.name, only, typedQuery(url.searchParams), now);
  return Response.json(found, { headers: { "Cache-Control": "no-store" } });
});
