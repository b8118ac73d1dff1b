import { Button } from "@chakra-ui/react";
import type { ComponentType } from "react";
import { Link } from "react-router";
import { type BulkOutcome, bulkFields, hasTags, pickValue } from "#app/cms/admin/editing/bulk/bulk.ts";
import {
  type AdminListItem,
  type AdminListQuery,
  adminListSearch,
  isNarrowed,
  type ListColumn,
  type ListView,
  listDates,
  listSizes,
  listStages,
  sortsOf,
} from "#app/cms/admin/editing/list/list.ts";
import { ChoiceLinks } from "#app/cms/admin/kit/ChoiceLinks.tsx";
import { LinkButton } from "#app/cms/admin/kit/LinkButton.tsx";
import { Notice } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Pages } from "#app/cms/admin/kit/Pages.tsx";
import { useHasCapability } from "#app/cms/admin/kit/rights.ts";
import { BulkBar, bulkScope } from "#app/cms/admin/screens/bulk/BulkBar.tsx";
import { BulkNotice } from "#app/cms/admin/screens/bulk/BulkNotice.tsx";
import { stageLabels } from "#app/cms/content/entry.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import { counterOf } from "#app/cms/content/registry.ts";
import { RESULTS } from "#app/platform/site/results.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import styles from "./EntryList.module.css";
import { EntryTable } from "./EntryTable.tsx";
import { FilterInput, FilterSelect, Filters } from "./Filters.tsx";

// List filters as a GET form; rare filters are collapsed unless in use.
interface ListFiltersProps {
  base: string;
  query: AdminListQuery;
  filters: readonly { name: string; label: string; options: readonly Option[] }[];
  sorts: readonly Option[];
  /** Whether the URL equals one of the preset filters. */
  isView: boolean;
}

interface Option {
  value: string;
  label: string;
}

function ListFilters({ base, query, filters, sorts, isView }: ListFiltersProps) {
  const hasMore = query.from !== "" || query.to !== "" || Object.keys(query.filters).length > 0;
  return (
    <Filters action={base} label="一覧を絞り込む" query={query}>
      <FilterInput label="検索" type="search" name="q" defaultValue={query.q} placeholder="名前・ID・本文" />
      <FilterSelect name="stage" label="状態" defaultValue={query.stage} none="ゴミ箱以外" options={stages} />
      <FilterSelect name="sort" label="並び順" defaultValue={query.sort} options={sorts} />
      <FilterSelect name="per" label="件数" defaultValue={query.per} options={sizes} />
      <Button type="submit" variant="outline">
        絞り込む
      </Button>
      {isNarrowed(query) ? (
        <Link to={base} className={styles.clear}>
          条件を外す
        </Link>
      ) : null}
      <details className={styles.more} open={hasMore && !isView}>
        <summary>条件を増やす</summary>
        <div className={styles.filters}>
          {filters.map(({ name, label, options }) => (
            <FilterSelect
              key={name}
              name={name}
              label={label}
              defaultValue={query.filters[name] ?? ""}
              none="すべて"
              options={options}
            />
          ))}
          <FilterSelect name="on" label="日付" defaultValue={query.on} options={dates} />
          <FilterInput label="この日から" type="date" name="from" defaultValue={query.from} />
          <FilterInput label="この日まで" type="date" name="to" defaultValue={query.to} />
        </div>
      </details>
    </Filters>
  );
}

const stages = listStages.map((value) => ({ value, label: stageLabels[value] }));
const sizes = listSizes.map((value) => ({ value, label: `${value}件ずつ` }));
const dates = listDates.map(({ value, label }) => ({ value, label: `${label}日` }));

interface Props {
  kind: AnyKind;
  query: AdminListQuery;
  columns: readonly ListColumn[];
  filters: readonly { name: string; label: string; options: readonly { value: string; label: string }[] }[];
  views: readonly (readonly ListView[])[];
  items: readonly AdminListItem[];
  total: number;
  pages: number;
  outcome: BulkOutcome | undefined;
  problem: string | null;
  RowExtra?: ComponentType<{ item: AdminListItem }> | undefined;
}

export function EntryListScreen({ kind, query, columns, filters, views, items, total, pages, ...rest }: Props) {
  const { outcome, problem, RowExtra } = rest;
  const mayPublish = useHasCapability("publish");
  const base = `/admin/${kind.segment}`;
  const path = base + adminListSearch(query);
  return (
    <>
      <PageHeading
        id={RESULTS}
        title={kind.label}
        lead={total > 0 && `${withCommas(total)}${counterOf([kind.name])}`}
        actions={
          <>
            {(mayPublish ? kind.listPages : [])?.map(({ to, label }) => (
              <LinkButton key={to} to={to}>
                {label}
              </LinkButton>
            ))}
            <LinkButton to={`${base}/new`} variant="solid">
              ＋ 新しく作る
            </LinkButton>
          </>
        }
      />
      <Notice problem={problem} />
      {outcome && !problem ? <BulkNotice outcome={outcome} path={path} /> : null}
      {views.map((row) => (
        <Views key={row[0]?.label} base={base} query={query} views={row} />
      ))}
      <ListFilters
        base={base}
        query={query}
        filters={filters}
        sorts={sortsOf(kind)}
        isView={views.flat().some((view) => isShown(view, query))}
      />
      {isNarrowed(query) && query.stage !== "trash" ? <ForAllShown kind={kind} items={items} back={path} /> : null}
      {items.length === 0 ? (
        <Nothing base={base} isFiltered={isNarrowed(query)} label={kind.label} />
      ) : (
        <div className={bulkScope}>
          <EntryTable kind={kind} columns={columns} items={items} RowExtra={mayPublish ? RowExtra : undefined} />
          {mayPublish ? (
            <BulkBar
              path={path}
              actions={query.stage === "trash" ? ["restore", "purge"] : ["publish", "end", "trash"]}
              hasTags={query.stage !== "trash" && hasTags(kind)}
              pages={
                query.stage === "trash"
                  ? []
                  : [...(kind.bulkPages ?? []), { to: `${base}/fields`, label: "項目を変更…" }]
              }
              filesPath={query.stage === "trash" ? undefined : `${base}/export.zip`}
            />
          ) : null}
        </div>
      )}
      <Pages page={query.page} pages={pages} per={query.per} to={(page) => base + adminListSearch(query, { page })} />
    </>
  );
}

/** Bulk edits one field of all listed entries without selecting them, for example a rack's. */
function ForAllShown({ kind, items, back }: { kind: AnyKind; items: readonly AdminListItem[]; back: string }) {
  const fields = bulkFields(kind, useHasCapability("publish"));
  const picks = items.map(({ id, version }) => ["pick", pickValue({ kind: kind.name, id, version })]);
  return (kind.bulkPages ?? []).map(({ to, label, field }) =>
    field && fields.includes(field) && items.length > 0 ? (
      <p key={label} className={styles.forAll}>
        <Link to={`${to}?${new URLSearchParams([["field", field], ["back", back], ...picks])}`}>
          {`この${items.length}${counterOf([kind.name])}の${label}`}
        </Link>
      </p>
    ) : null,
  );
}

function isShown({ filters }: ListView, query: AdminListQuery): boolean {
  const { sort, per } = query;
  return adminListSearch({ ...plain, filters, sort, per }) === adminListSearch({ ...query, page: 1 });
}

function Views({ base, query, views }: { base: string; query: AdminListQuery; views: readonly ListView[] }) {
  const { sort, per } = query;
  const links = views.map((view) => ({
    to: base + adminListSearch({ ...plain, filters: view.filters, sort, per }),
    label: `${view.label}（${withCommas(view.count)}）`,
    isCurrent: isShown(view, query),
  }));
  return <ChoiceLinks label={views.map(({ label }) => label).join("・")} links={links} />;
}

const plain = { q: "", stage: "", on: "updated", from: "", to: "", page: 1 } as const;

function Nothing({ base, isFiltered, label }: { base: string; isFiltered: boolean; label: string }) {
  return (
    <div className={styles.nothing}>
      <p>{isFiltered ? "条件に合うものはありません。" : `${label}はまだありません。`}</p>
      {isFiltered ? <Link to={base}>条件を外してすべて見る</Link> : <Link to={`${base}/new`}>新しく作る</Link>}
    </div>
  );
}
