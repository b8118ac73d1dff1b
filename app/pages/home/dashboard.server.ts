import type { Viewer } from "#app/auth/capabilities.ts";
import { contentIssues } from "#app/cms/admin/editing/checks/content-issues.server.ts";
import { countStages, recentEdits, scheduled, waitingDrafts } from "#app/cms/admin/editing/list/overview.server.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { seasonsDue } from "#app/collection/breeding/due.server.ts";
import { dueMoves } from "#app/collection/breeding/pairs/pairs.server.ts";
import { overdueCare } from "#app/collection/care/overdue.server.ts";
import { checkDue } from "#app/collection/papers/check/checks.server.ts";
import { ledgerDue } from "#app/collection/papers/ledger/list.server.ts";
import { dueHandOvers } from "#app/collection/snake/due.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { withCount } from "#app/platform/site/with-commas.ts";
import { countInquiries, listInquiries } from "#app/shop/inquiries.server.ts";
import { readShopInformation } from "#app/shop/notice.server.ts";
import { registrationProblems } from "#app/shop/registration.ts";

const EDITS = 8;
/** Drafts listed here are not listed again as edits. */
const DRAFTS = 8;
const INQUIRIES = 5;

export async function dashboard(viewer: Viewer<"readContent">, db: Db, { by, now }: Pick<Actor, "by" | "now">) {
  const today = dayInJapan(now);
  const [counts, drafts, waiting, edits, issues, shop, due, moves, overdue, inquiries, ledger, check, handOvers] =
    await Promise.all([
      cached(db, "stages", now, () => countStages(db, now)),
      waitingDrafts(db, now),
      scheduled(db, now),
      recentEdits(db, EDITS + DRAFTS),
      contentIssues(db, now),
      readShopInformation(db),
      cached(db, `due steps ${today}`, now, () => seasonsDue(db, now)),
      cached(db, `pairs to move ${today}`, now, () => dueMoves(db, now)),
      cached(db, `overdue care ${today}`, now, () => overdueCare(db, now)),
      openInquiries(viewer.with("handleInquiries"), db),
      cached(db, `ledger due ${today}`, now, () => ledgerDue(db, now)),
      checkDue(db, { by, now }),
      cached(db, `due hand-overs ${today}`, now, () => dueHandOvers(db, now)),
    ]);
  const shopProblems = registrationProblems(shop.value, today);
  const overview = {
    counts,
    drafts,
    scheduled: waiting,
    edits: edits.filter((edit) => !drafts.some(({ kind, id }) => kind === edit.kind && id === edit.id)).slice(0, EDITS),
    issues,
    shopProblems,
  };
  return {
    today,
    work: [
      { to: "/admin/care?due=1", label: withCount("今日の給餌", overdue.dueToday, "匹") },
      ...(overdue.onMedicine > 0
        ? [{ to: "/admin/balls?where=here&care=medicine", label: `投薬中（${overdue.onMedicine}匹）` }]
        : []),
      { to: "/admin/weighing", label: withCount("計量", overdue.weighing.total, "匹が遅れています") },
      { to: "/admin/pairs", label: withCount("今夜のペア", moves.length, "組を動かす") },
      { to: "/admin/check", label: check ? "点検（今日はまだ）" : "点検" },
      { to: "/admin/balls?where=here", label: "いまいる個体" },
    ],
    overview,
    due,
    moves,
    overdue,
    ledger,
    check,
    handOvers,
    inquiries,
  };
}

async function openInquiries(viewer: Viewer<"handleInquiries"> | null, db: Db) {
  if (!viewer) return null;
  const [{ open: total }, items] = await Promise.all([
    countInquiries(viewer, db),
    listInquiries(viewer, db, "open", 1),
  ]);
  return { items: items.slice(0, INQUIRIES), total };
}
