import { adminLoader } from "#app/auth/guard.server.ts";
import { AllGenes } from "#app/collection/breeding/AllGenes.tsx";
import { allGenes } from "#app/collection/breeding/all-genes.server.ts";
import type { Route } from "./+types/admin.pairs.genes";

export const loader = adminLoader("readContent", ({ db, now }) => {
  return allGenes(db, now);
});

export default function PairsGenes({ loaderData }: Route.ComponentProps) {
  return <AllGenes {...loaderData} />;
}
