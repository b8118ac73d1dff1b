// /admin/breeding?year=2026: breeding in a fiscal year, April to March.

import { adminLoader } from "#app/auth/guard.server.ts";
import { BreedingScreen } from "#app/collection/papers/breeding/BreedingScreen.tsx";
import { breedingPage } from "#app/collection/papers/breeding/breeding.server.ts";
import type { Route } from "./+types/admin.breeding";

export const loader = adminLoader("keepLedger", ({ db, now }, { url }: Route.LoaderArgs) => {
  return breedingPage(db, url.searchParams, now);
});

export default function Breeding({ loaderData }: Route.ComponentProps) {
  return <BreedingScreen {...loaderData} />;
}
