import type { Viewer } from "#app/auth/capabilities.ts";
import { adminLoader } from "#app/auth/guard.server.ts";
import { type OtherResults, SearchScreen } from "#app/cms/admin/screens/SearchScreen.tsx";
import { listPictures } from "#app/cms/library/list.server.ts";
import { librarySearch, readLibraryQuery } from "#app/cms/library/picture.ts";
import { adminSearch } from "#app/collection/registry/admin-list.server.ts";
import { findSeasons } from "#app/collection/season/find-seasons.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { typedQuery } from "#app/platform/search/fold.ts";
import { formatMoment } from "#app/platform/site/days.ts";
import { countInquiries, listInquiries } from "#app/shop/inquiries.server.ts";
import { inquiriesPath } from "#app/shop/inquiries-query.ts";
import { inquiryStates } from "#app/shop/inquiry.ts";
import type { Route } from "./+types/admin.search";

export const loader = adminLoader("readContent", async ({ db, viewer, now }, { url }: Route.LoaderArgs) => {
  const q = typedQuery(url.searchParams);
  return { q, ...(await adminSearch(db, q, now)), others: q ? await otherResults(viewer, db, q, now) : [] };
});

/** Searches only what this admin may access. */
async function otherResults(viewer: Viewer<"readContent">, db: Db, q: string, now: Date): Promise<OtherResults[]> {
  const handler = viewer.with("handleInquiries");
  return [
    await seasons(db, q, now),
    ...(handler ? [await inquiries(handler, db, q)] : []),
    ...(viewer.with("publish") ? [await pictures(db, q)] : []),
  ];
}

const SHOWN_MAX = 5;

async function seasons(db: Db, q: string, now: Date): Promise<OtherResults> {
  const found = await findSeasons(db, q, now);
  const items = found
    .slice(0, SHOWN_MAX)
    .map(({ id, title, note }) => ({ id, to: `/admin/breeds/${id}`, title, note }));
  return { label: "シーズンの経過", total: found.length, to: "/admin/breeds", items, isFirst: true };
}

async function inquiries(viewer: Viewer<"handleInquiries">, db: Db, q: string): Promise<OtherResults> {
  const { open, answered, done } = await countInquiries(viewer, db, q);
  const to = inquiriesPath({ state: "all", q, page: 1 });
  const found = await listInquiries(viewer, db, null, 1, q);
  const items = found.slice(0, SHOWN_MAX).map(({ id, name, at, state, message }) => ({
    id: String(id),
    to: `${to}#inquiry-${id}`,
    title: `${name}さん`,
    note: `${inquiryStates.find(({ value }) => value === state)?.label}・${formatMoment(at)}・${message.slice(0, NOTE_MAX)}`,
  }));
  return { label: "問い合わせ", total: open + answered + done, to, items };
}

const NOTE_MAX = 80;

async function pictures(db: Db, q: string): Promise<OtherResults> {
  const query = { ...readLibraryQuery(new URLSearchParams()), q };
  const { items, total } = await listPictures(db, query, SHOWN_MAX);
  const listed = items.map(({ id, name, alt, uses }) => ({
    id,
    to: `/admin/images/${id}`,
    title: alt || name,
    note: `${name}・${uses > 0 ? `${uses}件で使用中` : "未使用"}`,
  }));
  return { label: "画像", total, to: `/admin/images${librarySearch(query)}`, items: listed };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchScreen {...loaderData} />;
}
