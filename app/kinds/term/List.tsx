import { Link } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Button, ButtonLink } from "#app/ui/kit/Button.tsx";
import { TextInput } from "#app/ui/kit/Field.tsx";
import { KanaIndex } from "#app/ui/kit/KanaIndex.tsx";
import { EmptyList } from "#app/ui/kit/ListLayout.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { Pagination, PastLastPage } from "#app/ui/kit/Pagination.tsx";
import { ResultCount } from "#app/ui/kit/ResultCount.tsx";
import cardStyles from "./Card.module.css";
import type { TermCardData } from "./card.server.ts";
import styles from "./List.module.css";
import type { TermListData } from "./list.server.ts";

export function TermList({ list }: { list: TermListData }) {
  const { rows, query, ignored, total, page, pages } = list;
  return (
    <>
      <Breadcrumb trail={[{ label: "用語集" }]} />
      <PageHead title="用語集" lead="図鑑や飼育情報に出てくる言葉を、初めての方にも分かるように説明しています。" />
      <form action="/term" className={classes("no-print", styles.search)} data-row>
        <TextInput type="search" name="q" label="用語を探す" defaultValue={query.q ?? ""} maxLength={100} />
        <Button>探す</Button>
      </form>
      <KanaIndex path="/term" row={query.row} className={styles.index} />
      {ignored.map((sentence) => (
        <p key={sentence} role="status">
          {sentence}
        </p>
      ))}
      <ResultCount total={total} unit="語" page={page} pages={pages} />
      {total > 0 && page > pages ? (
        <PastLastPage path="/term" query={query} pages={pages} />
      ) : rows.length === 0 ? (
        <EmptyList>
          {query.q || query.row ? (
            <>
              <p>当てはまる用語が見つかりませんでした。ひらがなや英語、略語でも探せます。</p>
              <ButtonLink to="/term" look="outline">
                用語の一覧へ
              </ButtonLink>
            </>
          ) : null}
        </EmptyList>
      ) : (
        rows.map(([row, terms]) => <TermRow key={row} row={row} terms={terms} />)
      )}
      <Pagination path="/term" query={query} page={page} pages={pages} />
    </>
  );
}

function TermRow({ row, terms }: { row: string; terms: readonly TermCardData[] }) {
  return (
    <section className={cardStyles.section}>
      <h2 className={cardStyles.row}>{row}</h2>
      <ul className={cardStyles.terms}>
        {terms.map((term) => (
          <li key={term.id} id={term.id} className={cardStyles.term}>
            <h3 className={cardStyles.name}>
              <Link to={`/term/${term.id}`}>{term.title}</Link>
              <span className={cardStyles.reading}>{term.reading}</span>
            </h3>
            <p className={cardStyles.summary}>{term.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
