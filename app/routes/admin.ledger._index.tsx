import { adminLoader } from "#app/auth/guard.server.ts";
import { LedgerScreen } from "#app/collection/papers/ledger/LedgerScreen.tsx";
import { ledgerList } from "#app/collection/papers/ledger/list.server.ts";
import type { Route } from "./+types/admin.ledger._index";

export const loader = adminLoader("keepLedger", ({ db, viewer, now }, { url }: Route.LoaderArgs) => {
  return ledgerList(viewer, db, url.searchParams, now);
});

export default function Ledger({ loaderData }: Route.ComponentProps) {
  return <LedgerScreen list={loaderData} />;
}
