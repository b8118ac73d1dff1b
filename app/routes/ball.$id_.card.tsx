import { CardSheet } from "#app/kinds/ball/card/CardSheet.tsx";
import { cardSheet } from "#app/kinds/ball/card/card-sheet.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/ball.$id_.card";

export const loader = cacheable([], ({ db, now }, { params, url }: Route.LoaderArgs) =>
  cardSheet(db, params.id, environment().SITE_URL ?? url.origin, now),
);

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, {
    title: loaderData && `「${loaderData.title}」の個体カード`,
    description: `「${loaderData?.title}」の個体カードです。ケージに貼れるA6の1枚に、モルフ・性別・ハッチ日と、この個体のページへのQRコードを印刷できます。`,
    path: `/ball/${params.id}/card`,
    share: `/ball/${params.id}`,
    noindex: true,
  });

export default function BallCard({ loaderData }: Route.ComponentProps) {
  return <CardSheet sheet={loaderData} />;
}
