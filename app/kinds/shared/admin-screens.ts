// A kind's own components in the admin: `adminScreens` of `admin-screens.ts` in its folder, where it has any.

import type { ComponentType } from "react";
import type { AdminListItem } from "#app/cms/admin/editing/list/list.ts";
import type { AsideProps } from "#app/cms/admin/screens/entry/Editor.tsx";
import type { OwnScreenProps } from "./own-admin-page.ts";

export interface AdminScreens {
  /** Its own page about one entry: given what its `ownPage` in `index.server.ts` loads. */
  // biome-ignore lint/suspicious/noExplicitAny: each screen takes its own kind's page
  OwnPage?: ComponentType<OwnScreenProps<any, any>>;
  /** Beside the entry's form: what follows from what is chosen in it. */
  Aside?: ComponentType<AsideProps>;
  /** A form in each row of its list, as its `rows` in `index.server.ts` say. */
  RowExtra?: ComponentType<{ item: AdminListItem }>;
}

const files = import.meta.glob<{ adminScreens: AdminScreens }>("../*/admin-screens.ts", { eager: true });

export function adminScreensOf(kind: string): AdminScreens {
  return files[`../${kind}/admin-screens.ts`]?.adminScreens ?? {};
}
