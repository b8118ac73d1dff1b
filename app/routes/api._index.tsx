import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { ApiPage } from "#app/tools/calculator/api/ApiPage.tsx";
import { apiPage } from "#app/tools/calculator/api/openapi.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/api._index";

export const loader = cacheable([], apiPage);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: "プログラムから使う（API）",
    description:
      "ボールパイソンの遺伝計算の結果をJSONで、新着をAtomで、繁殖シーズンの日程をiCalendarで読むためのAPIの説明です。",
    path: "/api",
  });

export default function Api({ loaderData }: Route.ComponentProps) {
  return <ApiPage operations={loaderData} />;
}
