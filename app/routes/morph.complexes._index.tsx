import { Complexes } from "#app/kinds/morph/complexes/Complexes.tsx";
import { complexes } from "#app/kinds/morph/complexes/complexes.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/morph.complexes._index";

export const loader = cacheable([], async ({ db }) => complexes((await referenceIndexes(db)).genes));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: "コンプレックスの地図",
    description:
      "ボールパイソンの対立遺伝子のコンプレックスを地図にしました。BEL、イエローベリー、エイトボールなど、2つの遺伝子がそろったときの姿と名前をたどれます。",
    path: "/morph/complexes",
  });

export default function ComplexesPage({ loaderData }: Route.ComponentProps) {
  return <Complexes complexes={loaderData} />;
}
