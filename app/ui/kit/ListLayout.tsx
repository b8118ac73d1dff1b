// List with filters: a side column from md, collapsed on phones. A GET form, so the URL is the state.

import { Form, Link } from "react-router";
import { addressOf } from "#app/platform/site/addresses.ts";
import { classes } from "#app/platform/site/classes.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Button, ButtonLink } from "./Button.tsx";
import { Select, TextInput } from "./Field.tsx";
import { Fold } from "./Fold.tsx";
import styles from "./ListLayout.module.css";
import { Pagination, PastLastPage } from "./Pagination.tsx";
import { Phrases } from "./Phrases.tsx";
import { ResultCount } from "./ResultCount.tsx";

export interface Choice {
  name: string;
  label: string;
  /** `count`: matching entries; `seen`: those that show it visually rather than only carry it. */
  options: readonly { value: string; label: string; count?: number; seen?: number }[];
}

interface Props {
  path: string;
  query: Record<string, string>;
  filters: readonly Choice[];
  sorts: readonly { value: string; label: string }[];
  searchLabel: string;
  total: number;
  page: number;
  pages: number;
  unit: string;
  /** Advice if nothing matches, with a link to the whole list. */
  empty: string;
  all: string;
  children: React.ReactNode;
  ignored?: readonly string[];
}

export function ListLayout(props: Props) {
  const { path, query, filters, sorts, total, page, pages, ignored = [] } = props;
  const active = activeFilters(props);
  const form = (
    <Form action={path} className={styles.form} key={JSON.stringify(query)}>
      <TextInput type="search" name="q" label={props.searchLabel} defaultValue={query.q ?? ""} maxLength={100} />
      {filters.map((filter) => (
        <Select
          key={filter.name}
          name={filter.name}
          label={filter.label}
          options={withCountLabels(filter.options)}
          none="すべて"
          defaultValue={query[filter.name] ?? ""}
        />
      ))}
      {sorts.length > 1 ? (
        <Select name="sort" label="並び順" options={withoutDefault(sorts)} defaultValue={query.sort ?? ""} />
      ) : null}
      <Button>絞り込む</Button>
    </Form>
  );
  return (
    <div className={styles.layout}>
      <aside className={classes("no-print", styles.side)} aria-label="絞り込み">
        {form}
      </aside>
      <Fold
        className={classes("no-print", styles.fold)}
        label={
          <>
            検索・絞り込み{active.length > 0 ? `（${active.length}）` : null}
            <span className={styles.holds}>
              <Phrases
                text={["言葉", ...filters.map(({ label }) => label), ...(sorts.length > 1 ? ["並び順"] : [])].join(
                  "・",
                )}
              />
            </span>
          </>
        }
      >
        {form}
      </Fold>
      <div className={styles.results}>
        {ignored.length > 0 ? (
          <p role="status" className={styles.notice}>
            {ignored.join(" ")}
          </p>
        ) : null}
        <div className={styles.head}>
          <ResultCount total={total} unit={props.unit} page={page} pages={pages} />
          {active.map((filter) => (
            <Link key={filter.name} to={filter.without} className={styles.active}>
              {filter.label}
              <span aria-hidden="true">×</span>
              <span className="visually-hidden">を外す</span>
            </Link>
          ))}
        </div>
        {total === 0 ? (
          <EmptyList>
            {active.length > 0 ? (
              <>
                <p>{props.empty}</p>
                <ButtonLink to={path} look="outline">
                  {props.all}
                </ButtonLink>
              </>
            ) : null}
          </EmptyList>
        ) : page > pages ? (
          <PastLastPage path={path} query={query} pages={pages} />
        ) : (
          props.children
        )}
        <Pagination path={path} query={query} page={page} pages={pages} />
      </div>
    </div>
  );
}

export function withCountLabels(options: Choice["options"]): { value: string; label: string }[] {
  return options.map(({ value, label, count, seen = count }) => {
    if (count === undefined || seen === undefined) return { value, label };
    const isMixed = seen < count;
    return {
      value,
      label: `${label}（${isMixed ? `ビジュアル${withCommas(seen)}、ヘテロ・ポスヘテ${withCommas(count - seen)}` : withCommas(count)}）`,
    };
  });
}

/** Omits the default sort from URLs. */
export function withoutDefault(sorts: readonly { value: string; label: string }[]): { value: string; label: string }[] {
  return sorts.map(({ value, label }, place) => ({ value: place === 0 ? "" : value, label }));
}

export function EmptyList({ children }: { children?: React.ReactNode }) {
  return <div className={styles.empty}>{children ?? <p>公開しているものは、まだありません。</p>}</div>;
}

function activeFilters({ path, query, filters }: Props): { name: string; label: string; without: string }[] {
  const names: { name: string; label: string }[] = filters.flatMap((filter) => {
    const value = query[filter.name];
    if (!value) return [];
    const option = filter.options.find((one) => one.value === value);
    return [{ name: filter.name, label: `${filter.label}：${option?.label ?? value}` }];
  });
  if (query.q) names.unshift({ name: "q", label: `「${query.q}」` });
  return names.map((one) => ({ ...one, without: addressOf(path, Object.entries({ ...query, [one.name]: "" })) }));
}
