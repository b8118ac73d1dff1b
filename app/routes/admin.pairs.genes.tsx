// Expected beside actual over all clutches, gene by gene.

import { adminHead } from "#app/cms/admin/kit/head.ts";
import { AllGenes } from "#app/kinds/breed/admin/all-seasons/AllGenes.tsx";
import { allGenes } from "#app/kinds/breed/admin/all-seasons/all-genes.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { Route } from "./+types/admin.pairs.genes";

export function loader() {
  return allGenes(database(), currentTime());
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "遺伝子ごとの期待と実際");

export default function PairsGenes({ loaderData }: Route.ComponentProps) {
  return <AllGenes {...loaderData} />;
}
