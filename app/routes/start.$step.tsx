import { ownNames } from "#app/kinds/info/costs/costs.ts";
import { StartStepScreen } from "#app/pages/start/StartPage.tsx";
import { startStep } from "#app/pages/start/start.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/start.$step";

export const loader = cacheable(ownNames, ({ db, now }, { params }: Route.LoaderArgs) =>
  startStep(db, params.step, now),
);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageHead(matches, {
        path: `/start/${loaderData.step.id}`,
        title: `${loaderData.step.title}（はじめて飼う${loaderData.place}/8）`,
        description: loaderData.step.lead,
      })
    : [];

export default function StartStepRoute({ loaderData }: Route.ComponentProps) {
  return <StartStepScreen key={loaderData.step.id} page={loaderData} />;
}
