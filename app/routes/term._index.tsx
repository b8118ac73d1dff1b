// The glossary, in 五十音 order.

import { Link } from "react-router";
import { listQueryNames, readListQuery } from "#app/content/list-query.ts";
import { listVisible } from "#app/content/public-queries.server.ts";
import { term } from "#app/kinds/term/kind.ts";
import styles from "#app/kinds/term/TermIndex.module.css";
import { TermList } from "#app/kinds/term/TermList.tsx";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { kanaRow, kanaRows } from "#app/platform/search/kana-row.ts";
import { pageHead } from "#app/shell/head.ts";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { TextInput } from "#app/ui/Field.tsx";
import { NotYet } from "#app/ui/ListLayout.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { Pagination, PastEnd } from "#app/ui/Pagination.tsx";
import type { Route } from "./+types/term._index";

/** A glossary is read by leafing: many to a page. */
const PER_PAGE = 240;
const rowOptions = [...kanaRows, "他"].map((row) => ({ value: row, label: `${row}行` }));

export const loader = cacheable(listQueryNames(term), async ({ url }: Route.LoaderArgs) => {
  const state = readListQuery(term, url.searchParams, { row: rowOptions });
  const filters: Record<string, string> = state.query.row ? { row: state.query.row } : {};
  const list = await listVisible(database(), "term", {
    q: state.query.q,
    page: state.page,
    filters,
    perPage: PER_PAGE,
  });
  const rows = new Map<string, { id: string; title: string; reading: string; summary: string }[]>();
  for (const { id, content } of list.items) {
    const row = kanaRow(content.fields.reading);
    const terms = rows.get(row) ?? [];
    terms.push({ id, title: content.title, reading: content.fields.reading, summary: content.summary });
    rows.set(row, terms);
  }
  return {
    rows: [...rows],
    query: state.query,
    ignored: state.ignored,
    total: list.total,
    page: list.page,
    pages: list.pages,
  };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead(matches, {
    title: "用語集",
    description: "ボールパイソンの遺伝・飼育・繁殖・病気のサイン・流通・法律の用語を、よみと英語つきで説明しています。",
    path: "/term",
    page: loaderData?.page,
  });

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { rows, query, ignored, total, page, pages } = loaderData;
  return (
    <>
      <Breadcrumb trail={[{ label: "用語集" }]} />
      <PageHead title="用語集" lead="図鑑や飼育情報に出てくる言葉を、はじめての方にもわかるように説明しています。" />
      <form action="/term" className={styles.search}>
        <TextInput type="search" name="q" label="用語をさがす" defaultValue={query.q ?? ""} maxLength={100} />
        <Button>さがす</Button>
      </form>
      <nav aria-label="五十音" className={styles.index}>
        <Link to="/term" className={styles.row} aria-current={!query.row || undefined}>
          すべて
        </Link>
        {kanaRows.map((row) => (
          <Link
            key={row}
            to={`/term?row=${encodeURIComponent(row)}`}
            className={styles.row}
            aria-current={query.row === row || undefined}
          >
            {row}
          </Link>
        ))}
      </nav>
      {ignored.map((sentence) => (
        <p key={sentence} role="status">
          {sentence}
        </p>
      ))}
      <p className={styles.count}>
        <strong>{total}</strong>語
      </p>
      {total > 0 && page > pages ? (
        <PastEnd path="/term" query={query} pages={pages} />
      ) : rows.length === 0 ? (
        <div className={styles.empty}>
          {query.q || query.row ? (
            <>
              <p>あてはまる用語が見つかりませんでした。ひらがなや英語、略語でもさがせます。</p>
              <ButtonLink to="/term" look="outline">
                用語の一覧へ
              </ButtonLink>
            </>
          ) : (
            <NotYet />
          )}
        </div>
      ) : (
        rows.map(([row, terms]) => <TermList key={row} row={row} terms={terms} />)
      )}
      <Pagination path="/term" query={query} page={page} pages={pages} />
    </>
  );
}
