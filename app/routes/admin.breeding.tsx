// /admin/breeding?year=2026: the breeding done in a year, April to March.

import { adminHead } from "#app/cms/admin/kit/head.ts";
import { BreedingScreen } from "#app/papers/breeding/BreedingScreen.tsx";
import { breedingPage } from "#app/papers/breeding/breeding.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { Route } from "./+types/admin.breeding";

export function loader({ url }: Route.LoaderArgs) {
  return breedingPage(database(), url.searchParams, currentTime());
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "繁殖の記録");

export default function Breeding({ loaderData }: Route.ComponentProps) {
  return <BreedingScreen {...loaderData} />;
}
