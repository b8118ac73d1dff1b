// Two or three morphs side by side.

import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Compare, compareTitle } from "#app/kinds/morph/Compare.tsx";
import { comparePage } from "#app/kinds/morph/compare.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { OwnMorphs } from "#app/notebook/screens/snakes/OwnMorphs.tsx";
import { cacheableList } from "#app/platform/cache/cacheable.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { addressOf } from "#app/platform/site/addresses.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/morph.compare";

export const loader = cacheableList(["ids"], async ({ url }: Route.LoaderArgs) =>
  comparePage(await referenceIndexes(database(), currentTime()), url.searchParams.getAll("ids")),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const morphs = loaderData?.morphs ?? [];
  return pageHead(matches, {
    title: compareTitle({ morphs }),
    description: "ボールパイソンのモルフを2つか3つ並べて、柄、色、頭、目、腹の縁と、遺伝のしかたの違いを見比べます。",
    path: addressOf("/morph/compare", [["ids", morphs.map(({ id }) => id).join(",")]]),
    share: "/morph/compare",
    noindex: morphs.length > 0,
  });
};

const offered = (onChoose: (ids: readonly string[]) => void) => <OwnMorphs onChoose={onChoose} />;

export default function ComparePage({ loaderData: page }: Route.ComponentProps) {
  const { search } = useLocation();
  // Without a connection the service worker hands out the page without a question; the question is answered here then.
  const isUnasked = page.morphs.length + page.problems.length === 0 && /[?&]ids=[^&]/.test(search);
  const [Here, setHere] = useState<typeof Compare | null>(null);
  useEffect(() => {
    if (isUnasked)
      import("#app/pages/offline/CompareHere.tsx").then(
        ({ CompareHere }) => setHere(() => CompareHere),
        () => undefined,
      );
  }, [isUnasked]);
  const Shown = (isUnasked && Here) || Compare;
  return <Shown page={page} offered={offered} />;
}
