import type { ComponentType } from "react";
import type { AdminListItem } from "#app/cms/admin/editing/list/list.ts";
import type { AsideProps } from "#app/cms/admin/screens/entry/Editor.tsx";
import { PairAside } from "#app/collection/breeding/pair/PairAside.tsx";
import { SeasonScreen } from "#app/collection/breeding/season/SeasonScreen.tsx";
import { SnakeScreen } from "#app/collection/snake/SnakeScreen.tsx";
import { SaleRow } from "#app/collection/snake/sale/SaleRow.tsx";
import type { OwnScreenProps } from "#app/kinds/shared/own-admin-page.ts";

interface AdminScreens {
  /** Page of one entry, with the data loaded by the server's `ownPage`. */
  // biome-ignore lint/suspicious/noExplicitAny: each screen takes its own kind's page
  OwnPage?: ComponentType<OwnScreenProps<any, any>>;
  /** Aside of the entry's form, reacting to its values. */
  Aside?: ComponentType<AsideProps>;
  /** Form in each list row, with data from the server's `rows`. */
  RowExtra?: ComponentType<{ item: AdminListItem }>;
}

const screens: Readonly<Record<string, AdminScreens | undefined>> = {
  ball: { OwnPage: SnakeScreen, RowExtra: SaleRow },
  breed: { OwnPage: SeasonScreen, Aside: PairAside },
};

export function adminScreensOf(kind: string): AdminScreens {
  return screens[kind] ?? {};
}
