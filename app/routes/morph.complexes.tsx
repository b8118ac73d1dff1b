// The complexes as a map: all of them, or standing at one allele.

import { AlleleMap } from "#app/kinds/morph/complexes/AlleleMap.tsx";
import { Complexes } from "#app/kinds/morph/complexes/Complexes.tsx";
import { complexesPage } from "#app/kinds/morph/complexes/page.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { pageHead } from "#app/shell/head.ts";
import type { Route } from "./+types/morph.complexes";

export const loader = cacheable(["at"], ({ url }: Route.LoaderArgs) =>
  complexesPage(database(), url.searchParams.get("at") ?? "", new Date()),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const place = loaderData?.allele?.place.title;
  return pageHead(matches, {
    title: place ? `${place}からの道` : "コンプレックスの地図",
    description:
      "ボールパイソンの対立遺伝子のコンプレックスを地図にしました。BEL、イエローベリー、エイトボールなど、2つの遺伝子がそろったときの姿と名前をたどれます。",
    path: "/morph/complexes",
    noindex: place !== undefined,
  });
};

export default function ComplexesPage({ loaderData: page }: Route.ComponentProps) {
  return page.allele ? (
    <AlleleMap allele={page.allele} />
  ) : (
    <Complexes complexes={page.complexes} problem={page.problem} />
  );
}
