// The list of one kind: search and filters by GET, actions on many by one plain form.

import { Button, Flex, Input, NativeSelect, Link as TextLink } from "@chakra-ui/react";
import { Form, Link } from "react-router";
import { type BulkResult, bulkActions } from "#app/admin/editing/bulk.ts";
import {
  type AdminListItem,
  type AdminListQuery,
  adminListSearch,
  listSorts,
  listStages,
} from "#app/admin/editing/list.ts";
import { Message } from "#app/admin/kit/Message.tsx";
import { PageHeading } from "#app/admin/kit/PageHeading.tsx";
import { useSending } from "#app/admin/kit/use-sending.ts";
import { stageLabels } from "#app/content/entry.ts";
import type { AnyKind } from "#app/content/kind.ts";
import { BulkNotice } from "./BulkNotice.tsx";
import styles from "./EntryList.module.css";
import { EntryTable } from "./EntryTable.tsx";

interface Props {
  kind: AnyKind;
  query: AdminListQuery;
  items: readonly AdminListItem[];
  total: number;
  pages: number;
  flash: string | null;
  result: { action: string; bulk: BulkResult } | undefined;
}

export function EntryListScreen({ kind, query, items, total, pages, flash, result }: Props) {
  const { isSending, onSubmit } = useSending();
  const base = `/admin/${kind.segment}`;
  return (
    <>
      <PageHeading
        title={kind.label}
        lead={`${total.toLocaleString("ja-JP")}件`}
        actions={
          <Button asChild>
            <Link to={`${base}/new`}>＋ 新しく作る</Link>
          </Button>
        }
      />
      {flash ? <Message tone="done">{flash}</Message> : null}
      {result ? <BulkNotice action={result.action} result={result.bulk} /> : null}
      <Filters base={base} query={query} />
      {items.length === 0 ? (
        <Nothing base={base} isFiltered={query.q !== "" || query.stage !== ""} label={kind.label} />
      ) : (
        <form
          method="post"
          action={base + adminListSearch(query)}
          onSubmit={onSubmit}
          aria-label="選んだものをまとめて操作"
        >
          <EntryTable kind={kind} items={items} />
          <div className={styles.bulk}>
            <label htmlFor="bulk-action">選んだものを</label>
            <NativeSelect.Root width="auto" size="sm">
              <NativeSelect.Field
                id="bulk-action"
                name="action"
                defaultValue={query.stage === "trash" ? "restore" : "publish"}
              >
                {bulkActions.map((action) => (
                  <option key={action.value} value={action.value}>
                    {action.label}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
            <Button type="submit" variant="outline">
              実行
            </Button>
            {isSending ? <span role="status">送信しています…</span> : null}
          </div>
        </form>
      )}
      {pages > 1 ? <Pages base={base} query={query} pages={pages} /> : null}
    </>
  );
}

function Filters({ base, query }: { base: string; query: AdminListQuery }) {
  return (
    <Form action={base} role="search" className={styles.filters}>
      <label className={styles.filter}>
        検索
        <Input type="search" name="q" defaultValue={query.q} placeholder="名前・ID・本文" size="sm" />
      </label>
      <label className={styles.filter} htmlFor="filter-stage">
        状態
        <NativeSelect.Root size="sm">
          <NativeSelect.Field id="filter-stage" name="stage" defaultValue={query.stage}>
            <option value="">すべて（ゴミ箱以外）</option>
            {listStages.map((stage) => (
              <option key={stage} value={stage}>
                {stageLabels[stage]}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </label>
      <label className={styles.filter} htmlFor="filter-sort">
        並び順
        <NativeSelect.Root size="sm">
          <NativeSelect.Field id="filter-sort" name="sort" defaultValue={query.sort}>
            {listSorts.map((sort) => (
              <option key={sort.value} value={sort.value}>
                {sort.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </label>
      <Button type="submit" variant="outline">
        表示
      </Button>
    </Form>
  );
}

function Nothing({ base, isFiltered, label }: { base: string; isFiltered: boolean; label: string }) {
  return (
    <div className={styles.nothing}>
      <p>{isFiltered ? "条件に合うものはありません。" : `${label}はまだありません。`}</p>
      <TextLink asChild>
        {isFiltered ? <Link to={base}>条件を外してすべて見る</Link> : <Link to={`${base}/new`}>最初の1件を作る</Link>}
      </TextLink>
    </div>
  );
}

function Pages({ base, query, pages }: { base: string; query: AdminListQuery; pages: number }) {
  const to = (page: number) => base + adminListSearch(query, { page });
  return (
    <Flex as="nav" aria-label="ページ" gap="4" mt="6" align="center" justify="center">
      {query.page > 1 ? <Link to={to(query.page - 1)}>前の50件</Link> : null}
      <span>
        {query.page} / {pages}ページ
      </span>
      {query.page < pages ? <Link to={to(query.page + 1)}>次の50件</Link> : null}
    </Flex>
  );
}
