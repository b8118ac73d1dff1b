import { OfflinePage } from "#app/pages/offline/OfflinePage.tsx";
import { offlineArticles } from "#app/pages/offline/pages.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/offline";

export const loader = cacheable([], async ({ db, now }) => ({ articles: await offlineArticles(db, now) }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: "オフラインで使えるもの",
    description:
      "インターネットにつながらないときも、この端末に保存した遺伝計算、ストレスチェック、モルフの要点、飼育情報と用語集が使えます。",
    path: "/offline",
  });

export default function Offline({ loaderData }: Route.ComponentProps) {
  return <OfflinePage {...loaderData} />;
}
