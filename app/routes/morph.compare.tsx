// Two or three morphs side by side.

import { Compare } from "#app/kinds/morph/Compare.tsx";
import { comparePage } from "#app/kinds/morph/compare.server.ts";
import { OwnMorphs } from "#app/notebook/screens/snakes/OwnMorphs.tsx";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheableList } from "#app/platform/http/cacheable.server.ts";
import { addressOf } from "#app/platform/site/addresses.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/morph.compare";

export const loader = cacheableList(["ids"], ({ url }: Route.LoaderArgs) =>
  comparePage(database(), url.searchParams.getAll("ids"), currentTime()),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const names = loaderData?.morphs.map(({ title }) => title).join("と") ?? "";
  return pageHead(matches, {
    title: names ? `${names}を比べる` : "モルフを並べて比べる",
    description: "ボールパイソンのモルフを2つか3つ並べて、柄、色、頭、目、腹の縁と、遺伝のしかたの違いを見比べます。",
    path: addressOf("/morph/compare", [["ids", loaderData?.morphs.map(({ id }) => id).join(",") ?? ""]]),
    share: "/morph/compare",
    noindex: names !== "",
  });
};

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  return <Compare page={loaderData} offered={(onChoose) => <OwnMorphs onChoose={onChoose} />} />;
}
