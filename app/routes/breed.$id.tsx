// One breeding record.

import { Breed } from "#app/kinds/breed/Breed.tsx";
import { breedPage } from "#app/kinds/breed/breed-page.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { notFound } from "#app/platform/site/not-found.ts";
import { pageHead } from "#app/shell/head.ts";
import type { Route } from "./+types/breed.$id";

export const loader = cacheable([], async ({ params, url }: Route.LoaderArgs) => {
  const record = await breedPage(database(), params.id, new Date());
  if (!record) throw notFound(url);
  return record;
});

export const meta: Route.MetaFunction = ({ loaderData: record, matches, params }) => {
  const parents = record?.sire && record.dam ? `${record.sire.title} × ${record.dam.title}の` : "";
  return pageHead(matches, {
    title: record?.title,
    description:
      record?.summary || `${parents}繁殖記録です。シーズンの経過と、期待される子・実際に生まれた子をまとめています。`,
    path: `/breed/${params.id}`,
    image: record?.cover?.image,
    type: "article",
  });
};

export default function BreedRoute({ loaderData }: Route.ComponentProps) {
  return <Breed record={loaderData} />;
}
