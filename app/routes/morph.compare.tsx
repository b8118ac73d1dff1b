import { Compare, compareTitle } from "#app/kinds/morph/Compare.tsx";
import { type ComparePage, comparePage } from "#app/kinds/morph/compare.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { OwnMorphs } from "#app/notebook/screens/snakes/OwnMorphs.tsx";
import { DeviceNote, useDevicePage } from "#app/pages/offline/DeviceNote.tsx";
import { cacheableList } from "#app/platform/cache/cacheable.server.ts";
import { addressOf } from "#app/platform/site/addresses.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/morph.compare";

export const loader = cacheableList(["ids"], async ({ db, now }, { url }: Route.LoaderArgs) =>
  comparePage(await referenceIndexes(db, now), url.searchParams.getAll("ids")),
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

/** Offline the comparison runs on the device. */
const here = {
  isUnasked: ({ morphs, problems }: ComparePage, search: URLSearchParams) =>
    morphs.length + problems.length === 0 && search.getAll("ids").some((id) => id !== ""),
  answer: async (search: URLSearchParams) =>
    (await import("#app/pages/offline/compare-on-device.ts")).compareOnDevice(search),
  title: compareTitle,
};

const offered = (onChoose: (ids: readonly string[]) => void) => <OwnMorphs onChoose={onChoose} />;

export default function ComparePageRoute({ loaderData }: Route.ComponentProps) {
  const { page, state } = useDevicePage<ComparePage>(loaderData, here);
  return (
    <>
      <DeviceNote state={state} />
      <Compare key={state} page={page} offered={offered} />
    </>
  );
}
