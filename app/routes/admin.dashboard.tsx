// What waits for the admins.

import { countStages, recentEdits, scheduled, waitingDrafts } from "#app/admin/editing/overview.server.ts";
import { needsAttention } from "#app/admin/editing/problems-published.server.ts";
import { purgeExpired } from "#app/admin/editing/trash.server.ts";
import { adminHead } from "#app/admin/kit/head.ts";
import { DashboardScreen } from "#app/admin/screens/DashboardScreen.tsx";
import { allVisible } from "#app/content/public-queries.server.ts";
import { dueWithin, stepLabels } from "#app/kinds/breed/season.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { countInquiries, forgetInquiries } from "#app/shop/inquiries.server.ts";
import { readShopInformation } from "#app/shop/notice.server.ts";
import { registrationProblems } from "#app/shop/registration.ts";
import type { Route } from "./+types/admin.dashboard";

const EDITS = 15;
const DUE_DAYS = 14;

export async function loader() {
  const db = database();
  const now = new Date();
  await purgeExpired(db, now);
  await forgetInquiries(db, now);
  const [counts, drafts, waiting, edits, attention, shop, breeds, inquiries] = await Promise.all([
    countStages(db, now),
    waitingDrafts(db, now),
    scheduled(db, now),
    recentEdits(db, EDITS),
    needsAttention(db, now),
    readShopInformation(db),
    allVisible(db, "breed", now),
    countInquiries(db),
  ]);
  const seasons = breeds.map(({ id, content }) => ({ ...content.fields, id, title: content.title }));
  const due = dueWithin(seasons, dayInJapan(now), DUE_DAYS).map(({ season, step }) => ({
    id: season.id,
    title: season.title,
    step: stepLabels[step.name],
    earliest: step.window.earliest,
    likeliest: step.window.likeliest,
    latest: step.window.latest,
    isOverdue: step.overdue,
  }));
  return {
    counts,
    drafts,
    scheduled: waiting,
    edits,
    attention,
    due,
    openInquiries: inquiries.open,
    shopProblems: registrationProblems(shop.value, dayInJapan(now)),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "ダッシュボード");

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardScreen overview={loaderData} />;
}
