// What the admins' first page shows: what stands where, what waits, what needs a look.

import { contentIssues } from "#app/admin/editing/content-issues.server.ts";
import { countStages, recentEdits, scheduled, waitingDrafts } from "#app/admin/editing/overview.server.ts";
import { purgeExpired } from "#app/admin/editing/trash.server.ts";
import { dueSteps } from "#app/kinds/breed/admin/due.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { countInquiries, purgeInquiries } from "#app/shop/inquiries.server.ts";
import { readShopInformation } from "#app/shop/notice.server.ts";
import { registrationProblems } from "#app/shop/registration.ts";

const EDITS = 15;

export async function dashboard(db: Db, now: Date) {
  await purgeExpired(db, now);
  await purgeInquiries(db, now);
  const [counts, drafts, waiting, edits, issues, shop, due, inquiries] = await Promise.all([
    countStages(db, now),
    waitingDrafts(db, now),
    scheduled(db, now),
    recentEdits(db, EDITS),
    contentIssues(db, now),
    readShopInformation(db),
    dueSteps(db, now),
    countInquiries(db),
  ]);
  const shopProblems = registrationProblems(shop.value, dayInJapan(now));
  const overview = {
    counts,
    drafts,
    scheduled: waiting,
    edits,
    issues,
    openInquiries: inquiries.open,
    shopProblems,
  };
  return { overview, due };
}
