import type { AdminScreens } from "#app/kinds/shared/admin-screens.ts";
import { SeasonScreen } from "./admin/season/SeasonScreen.tsx";

export const adminScreens: AdminScreens = { OwnPage: SeasonScreen };
