import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { NegotiateForm } from "#app/collection/snake/sale/NegotiateForm.tsx";
import { saleLines } from "#app/collection/snake/sale/sale-lines.server.ts";
import { UNREADABLE_FORM } from "#app/platform/forms/form-of.server.ts";
import { intentOf } from "#app/platform/forms/intent-of.ts";
import { InquiriesScreen } from "#app/shop/admin/InquiriesScreen.tsx";
import {
  countInquiries,
  deleteInquiry,
  INQUIRIES_PER_PAGE,
  listInquiries,
  markInquiry,
} from "#app/shop/inquiries.server.ts";
import { inquiriesPath, readInquiriesQuery } from "#app/shop/inquiries-query.ts";
import { inquiryStates } from "#app/shop/inquiry.ts";
import { inquiryRecipients } from "#app/shop/inquiry-mail.server.ts";
import { addNote, NO_INQUIRY } from "#app/shop/inquiry-notes.server.ts";
import type { Route } from "./+types/admin.inquiries";

export const loader = adminLoader("handleInquiries", async ({ db, viewer, now }, { url }: Route.LoaderArgs) => {
  const query = readInquiriesQuery(url.searchParams);
  const counts = await countInquiries(viewer, db, query.q);
  const total = query.state === "all" ? counts.open + counts.answered + counts.done : counts[query.state];
  const pages = Math.max(1, Math.ceil(total / INQUIRIES_PER_PAGE));
  // Clamps the page, as handling the last inquiry may remove the last page.
  const page = Math.min(query.page, pages);
  const items = await listInquiries(viewer, db, query.state === "all" ? null : query.state, page, query.q);
  const animals = items.flatMap(({ ball }) => (ball ? [ball.id] : []));
  return {
    query: { ...query, page },
    counts,
    pages,
    items,
    recipients: inquiryRecipients(),
    animals: await saleLines(db, animals, now),
  };
});

export const action = adminAction("handleInquiries", async ({ db, form, actor }, { url }: Route.ActionArgs) => {
  const id = Number(form.get("id"));
  const state = inquiryStates.find(({ value }) => value === form.get("state"))?.value;
  const done = (flash: string) => redirect(inquiriesPath(readInquiriesQuery(url.searchParams), flash), 303);
  if (!Number.isSafeInteger(id)) return data(unreadable, { status: 400 });
  if (intentOf(form, ["delete"]) === "delete") {
    await deleteInquiry(db, id, actor);
    return done("deleted");
  }
  const typed = form.get(`note.${id}`);
  if (typeof typed === "string" && (typed.trim() !== "" || !form.has("state"))) {
    const problem = await addNote(db, id, typed, actor);
    if (problem !== null) return data({ problem, refused: { id, typed, problem } }, { status: 422 });
    if (!state) return done("noted");
  }
  if (!state) return data(unreadable, { status: 400 });
  if (!(await markInquiry(db, id, state, actor)))
    return data({ problem: NO_INQUIRY, refused: undefined }, { status: 404 });
  return done(state);
});

const unreadable = { problem: UNREADABLE_FORM, refused: undefined };

export default function Inquiries({ loaderData, actionData }: Route.ComponentProps) {
  const { animals, ...inquiries } = loaderData;
  const back = inquiriesPath(inquiries.query);
  return (
    <InquiriesScreen
      {...inquiries}
      problem={actionData?.problem ?? null}
      refused={actionData?.refused}
      animal={(id) => <NegotiateForm line={animals.find((line) => line.id === id)} back={back} />}
    />
  );
}
