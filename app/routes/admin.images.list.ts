import { adminLoader } from "#app/auth/guard.server.ts";
import { listPictures } from "#app/cms/library/list.server.ts";
import { readLibraryQuery } from "#app/cms/library/picture.ts";
import type { Route } from "./+types/admin.images.list";

export const loader = adminLoader("readContent", async ({ db }, { url }: Route.LoaderArgs) => {
  return Response.json(await listPictures(db, readLibraryQuery(url.searchParams)));
});
