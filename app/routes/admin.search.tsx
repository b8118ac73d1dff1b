// The admins' search: every kind, drafts and the trash among them.

import { adminHead } from "#app/admin/kit/head.ts";
import { SearchScreen } from "#app/admin/screens/SearchScreen.tsx";
import { adminSearch } from "#app/kinds/admin-list.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { typedQuery } from "#app/platform/search/fold.ts";
import type { Route } from "./+types/admin.search";

export async function loader({ url }: Route.LoaderArgs) {
  const q = typedQuery(url.searchParams);
  return { q, ...(await adminSearch(database(), q, new Date())) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminHead(matches, loaderData?.q ? `「${loaderData.q}」の検索` : "検索");

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchScreen {...loaderData} />;
}
