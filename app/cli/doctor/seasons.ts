// Breeding seasons whose records contradict each other, as an upgrade or an import may leave them.

import "#app/collection/registry/kinds.server.ts";
import { seasonsDue } from "#app/collection/breeding/due.server.ts";
import { withUnchanged } from "#app/platform/database/open.server.ts";
import { type Finding, warn } from "./finding.ts";

/** `place`: the database's file or address. Nothing of a database that is not there yet or of an older build. */
export async function seasonDoubts(place: string, now: Date): Promise<Finding[]> {
  const due = await withUnchanged(place, (db) => seasonsDue(db, now)).catch(() => null);
  return (due?.doubts ?? []).map(({ id, title }) =>
    warn(
      `繁殖の記録「${title}」に食い違いがあります`,
      `/admin/breeds/${id} を開き、正しいほうを選んでください（データは消えていません）`,
    ),
  );
}
