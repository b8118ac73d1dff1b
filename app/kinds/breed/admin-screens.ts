import type { AdminScreens } from "#app/kinds/shared/admin-screens.ts";
import { PairAside } from "./admin/pair/PairAside.tsx";
import { SeasonScreen } from "./admin/season/SeasonScreen.tsx";

export const adminScreens: AdminScreens = { OwnPage: SeasonScreen, Aside: PairAside };
