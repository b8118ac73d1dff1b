import { MorphsPage } from "#app/pages/offline/MorphsPage.tsx";
import { offlineMorphs } from "#app/pages/offline/pages.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/offline_.morphs";

export const loader = cacheable([], ({ db, now }) => offlineMorphs(db, now));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: "モルフの要点",
    description:
      "ボールパイソンのすべての遺伝子とコンボの、遺伝のしかたと健康上の懸念を、オフラインで読めるように短くまとめたページです。",
    path: "/offline/morphs",
    noindex: true,
  });

export default function OfflineMorphs({ loaderData }: Route.ComponentProps) {
  return <MorphsPage {...loaderData} />;
}
