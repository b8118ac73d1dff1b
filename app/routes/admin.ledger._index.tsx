// /admin/ledger: the dealer's ledger.

import { adminHead } from "#app/cms/admin/kit/head.ts";
import { LedgerScreen } from "#app/papers/ledger/LedgerScreen.tsx";
import { ledgerList } from "#app/papers/ledger/list.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { Route } from "./+types/admin.ledger._index";

export function loader({ url }: Route.LoaderArgs) {
  return ledgerList(database(), url.searchParams, currentTime());
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "帳簿");

export default function Ledger({ loaderData }: Route.ComponentProps) {
  return <LedgerScreen list={loaderData} />;
}
