// The trash: bring things back, or let them go for good after being asked once.

import { Button, chakra, Table } from "@chakra-ui/react";
import type { BulkResult } from "#app/admin/editing/bulk.ts";
import { pickValue } from "#app/admin/editing/bulk.ts";
import type { Trashed } from "#app/admin/editing/trash.server.ts";
import { Message } from "#app/admin/kit/Message.tsx";
import { PageHeading } from "#app/admin/kit/PageHeading.tsx";
import { kindNamed } from "#app/content/registry.ts";
import { BulkNotice } from "./BulkNotice.tsx";
import styles from "./EntryList.module.css";
import { Moment } from "./EntryTable.tsx";

interface Props {
  items: readonly Trashed[];
  /** How many there are, more than are shown where they are very many. */
  total: number;
  /** When this was looked up. */
  seen: string;
  flash: string | null;
  result: BulkResult | undefined;
}

export function TrashScreen({ items, total, seen, flash, result }: Props) {
  return (
    <>
      <PageHeading title="ゴミ箱" lead="30日たつと、自動で完全に削除されます。" />
      {flash ? <Message tone="done">{flash}</Message> : null}
      {result ? <BulkNotice action="restore" result={result} /> : null}
      {items.length === 0 ? (
        <div className={styles.nothing}>
          <p>ゴミ箱は空です。</p>
        </div>
      ) : (
        <>
          <form method="post" action="/admin/trash" aria-label="選んだものを戻す">
            <Table.Root native className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">
                    <span className="visually-hidden">選ぶ</span>
                  </th>
                  <th scope="col">名前</th>
                  <th scope="col">種類</th>
                  <th scope="col">移した日時</th>
                  <th scope="col">完全に削除される日時</th>
                </tr>
              </thead>
              <tbody>
                {items.map((item) => (
                  <tr key={`${item.kind}/${item.id}`}>
                    <td className={styles.check}>
                      <input
                        type="checkbox"
                        name="pick"
                        value={pickValue(item)}
                        aria-label={`${item.title || item.id}を選ぶ`}
                      />
                    </td>
                    <td>
                      <strong>{item.title || "（名前なし）"}</strong>
                      <span className={styles.by}>{item.id}</span>
                    </td>
                    <td data-label="種類">{kindNamed(item.kind).label}</td>
                    <td data-label="移した日時">
                      <Moment at={item.trashedAt} />
                      <span className={styles.by}>{item.trashedBy}</span>
                    </td>
                    <td data-label="削除予定">
                      <Moment at={item.until} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table.Root>
            <div className={styles.bulk}>
              <Button type="submit" name="do" value="restore" variant="outline">
                選んだものを戻す
              </Button>
            </div>
          </form>
          <Empty count={total} seen={seen} />
        </>
      )}
    </>
  );
}

function Empty({ count, seen }: { count: number; seen: string }) {
  return (
    <chakra.details mt="8" borderWidth="1px" borderRadius="l3" p="4">
      <chakra.summary cursor="pointer" minHeight="32px">
        ゴミ箱を空にする
      </chakra.summary>
      <form method="post" action="/admin/trash">
        <input type="hidden" name="seen" value={seen} />
        <chakra.p my="3">{count}件を完全に削除します。元に戻すことはできません。履歴も消えます。</chakra.p>
        <Button type="submit" name="do" value="empty" variant="outline" colorPalette="red">
          完全に削除する
        </Button>
      </form>
    </chakra.details>
  );
}
