import { AlleleMap } from "#app/kinds/morph/complexes/AlleleMap.tsx";
import { alleleOnMap } from "#app/kinds/morph/complexes/complexes.ts";
import { placePath } from "#app/kinds/morph/complexes/place-path.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/morph.complexes.$id";

export const loader = cacheable([], async ({ db }, { params }: Route.LoaderArgs) =>
  alleleOnMap((await referenceIndexes(db)).genes, params.id),
);

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const { place, complex } = loaderData ?? {};
  return pageHead(matches, {
    title: place && `${place.title}の組み合わせ`,
    description:
      place &&
      `${place.title}が、${complex?.name}のほかの遺伝子と1コピーずつそろったときの姿と名前を、地図でたどれます。`,
    path: placePath(params.id),
  });
};

export default function AlleleMapPage({ loaderData }: Route.ComponentProps) {
  return <AlleleMap allele={loaderData} />;
}
