import type { AdminScreens } from "#app/kinds/shared/admin-screens.ts";
import { SnakeScreen } from "./admin/SnakeScreen.tsx";
import { SaleRow } from "./admin/sale/SaleRow.tsx";

export const adminScreens: AdminScreens = { OwnPage: SnakeScreen, RowExtra: SaleRow };
