// What a kind adds to its list in the admin: a form in each row, more to do with the chosen ones.

import type { ComponentType } from "react";
import type { AdminListItem } from "#app/cms/admin/editing/list/list.ts";
import type { Place } from "#app/cms/admin/kit/navigation.ts";
import { SaleRow } from "#app/kinds/ball/admin/sale/SaleRow.tsx";

interface AdminListExtras {
  RowExtra?: ComponentType<{ item: AdminListItem }>;
  /** Pages of its own that take the chosen ones as `pick`. */
  bulkPages?: readonly Place[];
  /** Pages beside 新しく作る. */
  pages?: readonly Place[];
}

const extras: Readonly<Record<string, AdminListExtras>> = {
  ball: {
    RowExtra: SaleRow,
    bulkPages: [{ to: "/admin/balls/sale", label: "販売状態・価格…" }],
    pages: [
      { to: "/admin/balls/sale", label: "販売状態・価格" },
      { to: "/admin/balls/csv", label: "CSV" },
    ],
  },
};

export function adminListExtras(kind: string): AdminListExtras {
  return extras[kind] ?? {};
}
