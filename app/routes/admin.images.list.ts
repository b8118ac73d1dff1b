// The library by pages, as JSON: what the picker shows.

import { listPictures } from "#app/cms/library/list.server.ts";
import { readLibraryQuery } from "#app/cms/library/query.ts";
import { database } from "#app/platform/database/connection.server.ts";
import type { Route } from "./+types/admin.images.list";

export async function loader({ url }: Route.LoaderArgs) {
  return Response.json(await listPictures(database(), readLibraryQuery(url.searchParams)));
}
