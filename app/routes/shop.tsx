// Shop page: seller, animals for sale, process and legally required information. There is no checkout.

import { ShopPage } from "#app/kinds/ball/shop/ShopPage.tsx";
import { shopPage } from "#app/kinds/ball/shop/shop-page.server.ts";
import { cacheableList } from "#app/platform/cache/cacheable.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { requestFacts } from "#app/platform/http/rendering.server.ts";
import { networkOf } from "#app/platform/limits/address-network.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { answerInquiry } from "#app/shop/inquiry-answer.server.ts";
import { shopQueryNames } from "#app/shop/shop-query.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/shop";

export const loader = cacheableList([...shopQueryNames, "ball", "sent"], ({ db, now }, { url }: Route.LoaderArgs) =>
  shopPage(db, url.searchParams, now),
);

export function action({ request, url, context }: Route.ActionArgs) {
  return answerInquiry(database(), request, url, networkOf(context.get(requestFacts).address), currentTime());
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: "ショップ",
    description:
      "ご案内できるボールパイソンの個体と、見学・お引渡しまでの流れ、第一種動物取扱業の表示をまとめています。",
    path: "/shop",
    ...(loaderData?.isOpen && { query: Object.entries(loaderData.query), page: loaderData.page }),
  });

export default function Shop({ loaderData, actionData }: Route.ComponentProps) {
  return <ShopPage shop={loaderData} answer={actionData} />;
}
