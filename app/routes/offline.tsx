// What there is to read without a connection.

import { OfflinePage } from "#app/offline/OfflinePage.tsx";
import { offlineArticles, offlineGenes } from "#app/offline/pages.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { pageHead } from "#app/shell/head.ts";
import type { Route } from "./+types/offline";

export const loader = cacheable([], async () => {
  const now = new Date();
  const [articles, kept] = await Promise.all([offlineArticles(database(), now), offlineGenes(database(), now)]);
  return { articles, kept };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: "接続がないときに読めるもの",
    description:
      "インターネットに接続できないときも、この端末に残してある飼育情報と用語集、最近読んだページを開き、遺伝計算ができます。",
    path: "/offline",
    noindex: true,
  });

export default function Offline({ loaderData }: Route.ComponentProps) {
  return <OfflinePage {...loaderData} />;
}
