// A kind's own components in the admin, where it has any.

import type { ComponentType } from "react";
import type { AdminListItem } from "#app/cms/admin/editing/list/list.ts";
import type { AsideProps } from "#app/cms/admin/screens/entry/Editor.tsx";
import { PairAside } from "#app/collection/breeding/pair/PairAside.tsx";
import { SeasonScreen } from "#app/collection/breeding/season/SeasonScreen.tsx";
import { SnakeScreen } from "#app/collection/snake/SnakeScreen.tsx";
import { SaleRow } from "#app/collection/snake/sale/SaleRow.tsx";
import type { OwnScreenProps } from "#app/kinds/shared/own-admin-page.ts";

interface AdminScreens {
  /** Its own page about one entry: given what its `ownPage` on the server loads. */
  // biome-ignore lint/suspicious/noExplicitAny: each screen takes its own kind's page
  OwnPage?: ComponentType<OwnScreenProps<any, any>>;
  /** Beside the entry's form: what follows from what is chosen in it. */
  Aside?: ComponentType<AsideProps>;
  /** A form in each row of its list, as its `rows` on the server say. */
  RowExtra?: ComponentType<{ item: AdminListItem }>;
}

const screens: Readonly<Record<string, AdminScreens | undefined>> = {
  ball: { OwnPage: SnakeScreen, RowExtra: SaleRow },
  breed: { OwnPage: SeasonScreen, Aside: PairAside },
};

export function adminScreensOf(kind: string): AdminScreens {
  return screens[kind] ?? {};
}
