import { Table } from "@chakra-ui/react";
import { Link } from "react-router";
import type { AdminListItem } from "#app/cms/admin/editing/list/list.ts";
import { adminPagesOf, editPath } from "#app/cms/admin/kit/navigation.ts";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { SearchBox } from "#app/cms/admin/kit/SearchBox.tsx";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import type { KindName } from "#app/cms/content/kind.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { RESULTS } from "#app/platform/site/results.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import { stageHeads, UpdatedCell } from "./list/EntryCells.tsx";
import list from "./list/EntryList.module.css";
import styles from "./list/EntryTable.module.css";

export interface OtherResults {
  label: string;
  total: number;
  to: string;
  items: readonly { id: string; to: string; title: string; note: string }[];
  /** Exact matches, shown before similar entries. */
  isFirst?: boolean;
}

interface Props {
  q: string;
  items: readonly (AdminListItem & { kind: KindName })[];
  isLoose: boolean;
  hasMore: boolean;
  others: readonly OtherResults[];
}

export function SearchScreen({ q, items, isLoose, hasMore, others }: Props) {
  const found = others.filter(({ total }) => total > 0);
  const first = found.find(({ isFirst }) => isFirst);
  return (
    <>
      <PageHeading
        id={RESULTS}
        title="検索"
        tab={q ? `「${q}」の検索` : undefined}
        lead={items.length > 0 ? `「${q}」 ${items.length}件${hasMore ? "（近いものから）" : ""}` : undefined}
      />
      <SearchBox q={q} isLarge />
      {isLoose ? <p>すべての言葉を含むものはないため、一部を含むものを表示しています。</p> : null}
      {first ? <OtherResultList {...first} /> : null}
      {items.length > 0 ? <Found items={items} /> : null}
      {found.map((one) => (one === first ? null : <OtherResultList key={one.label} {...one} />))}
      {items.length === 0 && found.length === 0 ? (
        <div className={list.nothing}>
          <p>
            {q
              ? "見つかりませんでした。言葉を減らすか、別の言い方でお試しください。"
              : "名前・個体番号・ID・価格（3万円、〜5万）・本文の言葉で、すべての種類の記録を探せます。下書きやゴミ箱の中、問い合わせ、画像も探せます。"}
          </p>
        </div>
      ) : null}
    </>
  );
}

function OtherResultList({ label, total, to, items }: OtherResults) {
  return (
    <section className={styles.others}>
      <h2>
        {label} {withCommas(total)}件
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={item.to} className={styles.link}>
              {item.title}
            </Link>
            <span className={styles.note}>{item.note}</span>
          </li>
        ))}
      </ul>
      {total > items.length ? <Link to={to}>{label}の検索結果をすべて見る</Link> : null}
    </section>
  );
}

function pathOf({ kind, id, stage }: Props["items"][number]): string {
  return stage === "trash" ? editPath(kind, id) : adminPagesOf(kindNamed(kind), id)[0].to;
}

function Found({ items }: Pick<Props, "items">) {
  return (
    <Table.Root native className={styles.table}>
      <ColumnHeads columns={["名前", ["内容", styles.wide], ...stageHeads]} />
      <tbody>
        {items.map((item) => (
          <tr key={`${item.kind}/${item.id}`} className={styles.bare}>
            <td className={styles.title}>
              <Link to={pathOf(item)} className={styles.link}>
                {item.title || "（名前なし）"}
              </Link>
              <span className={styles.note}>
                {kindNamed(item.kind).label}・{item.under}
              </span>
            </td>
            <td className={styles.cell}>
              <span className={styles.text}>
                {item.cells
                  .map(({ text, note }) => (note ? `${text} ${note}` : text))
                  .filter((text) => text !== "—")
                  .join("・")}
              </span>
            </td>
            <td className={styles.stage}>
              <StageBadge stage={item.stage} />
            </td>
            <UpdatedCell item={item} />
          </tr>
        ))}
      </tbody>
    </Table.Root>
  );
}
