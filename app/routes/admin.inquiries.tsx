// What visitors asked the shop, for the admins to answer and tick off.

import { data, redirect } from "react-router";
import { adminHead } from "#app/admin/kit/head.ts";
import { actorOf } from "#app/auth/actor.server.ts";
import { currentAdmin } from "#app/auth/guard.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { formOf } from "#app/platform/http/form-of.server.ts";
import { InquiriesScreen } from "#app/shop/admin/InquiriesScreen.tsx";
import { countInquiries, INQUIRIES_PER_PAGE, listInquiries, markInquiry } from "#app/shop/inquiries.server.ts";
import { inquiriesPath, readInquiriesQuery } from "#app/shop/inquiries-query.ts";
import { inquiryStates } from "#app/shop/inquiry.ts";
import type { Route } from "./+types/admin.inquiries";

const sentences = new Map([
  ["done", "対応済にしました。"],
  ["open", "未対応に戻しました。"],
]);

export async function loader({ context, url }: Route.LoaderArgs) {
  currentAdmin(context);
  const db = database();
  const query = readInquiriesQuery(url.searchParams);
  const counts = await countInquiries(db);
  const total = query.state === "all" ? counts.open + counts.done : counts[query.state];
  const pages = Math.max(1, Math.ceil(total / INQUIRIES_PER_PAGE));
  // Ticking off the last one of the last page leads back to a page that is there.
  const page = Math.min(query.page, pages);
  return {
    query: { ...query, page },
    counts,
    pages,
    items: await listInquiries(db, query.state === "all" ? null : query.state, page),
    flash: sentences.get(url.searchParams.get("flash") ?? "") ?? null,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await formOf(request);
  const id = Number(form.get("id"));
  const state = inquiryStates.find(({ value }) => value === form.get("state"))?.value;
  if (!state || !Number.isSafeInteger(id))
    return data({ problem: "送信された内容を読み取れませんでした。" }, { status: 400 });
  if (!(await markInquiry(database(), id, state, actor)))
    return data({ problem: "その問い合わせは見つかりませんでした。" }, { status: 404 });
  return redirect(inquiriesPath(readInquiriesQuery(url.searchParams), state), 303);
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "問い合わせ");

export default function Inquiries({ loaderData, actionData }: Route.ComponentProps) {
  return <InquiriesScreen {...loaderData} problem={actionData?.problem ?? null} />;
}
