import { Button, chakra, Table } from "@chakra-ui/react";
import { Link } from "react-router";
import type { BulkOutcome } from "#app/cms/admin/editing/bulk/bulk.ts";
import type { trashed } from "#app/cms/admin/editing/list/trash.server.ts";
import { Message, Notice } from "#app/cms/admin/kit/Message.tsx";
import { Moment } from "#app/cms/admin/kit/Moment.tsx";
import { editPath } from "#app/cms/admin/kit/navigation.ts";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { BulkBar, bulkScope } from "#app/cms/admin/screens/bulk/BulkBar.tsx";
import { BulkNotice } from "#app/cms/admin/screens/bulk/BulkNotice.tsx";
import { kindNamed } from "#app/cms/content/registry.ts";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { PickCell } from "./EntryCells.tsx";
import styles from "./EntryList.module.css";
import table from "./EntryTable.module.css";
import { PurgeWords } from "./PurgeWords.tsx";

interface Props extends Awaited<ReturnType<typeof trashed>> {
  /** Time of the query. */
  seen: string;
  outcome: BulkOutcome | undefined;
  problem: string | null;
  emptyProblem: string | null;
}

export function TrashScreen({ items, total, seen, outcome, problem, emptyProblem }: Props) {
  return (
    <>
      <PageHeading title="ゴミ箱" lead="30日たつと、自動で完全に削除されます。" />
      <Notice />
      {problem ? <Message tone="error">{problem}</Message> : null}
      {outcome && !problem ? <BulkNotice outcome={outcome} path="/admin/trash" /> : null}
      {items.length === 0 ? (
        <div className={styles.nothing}>
          <p>ゴミ箱は空です。</p>
        </div>
      ) : (
        <>
          <div className={bulkScope}>
            <Table.Root native className={table.table}>
              <ColumnHeads
                columns={[
                  [
                    <span key="pick" className="visually-hidden">
                      選ぶ
                    </span>,
                    table.check,
                  ],
                  "名前",
                  ["種類", table.normal],
                  ["移した日時", table.wide],
                  ["完全に削除される日時", table.wide],
                ]}
              />
              <tbody>
                {items.map((item) => (
                  <tr key={`${item.kind}/${item.id}`}>
                    <PickCell entry={item} />
                    <td className={table.title}>
                      <Link to={editPath(item.kind, item.id)} className={table.link}>
                        {item.title || "（名前なし）"}
                      </Link>
                      <span className={table.note}>{item.id}</span>
                    </td>
                    <td className={table.cell}>{kindNamed(item.kind).label}</td>
                    <td className={table.cell}>
                      <span className={table.text}>
                        <Moment at={item.trashedAt} />
                      </span>
                      <span className={table.note}>{item.trashedBy}</span>
                    </td>
                    <td className={table.cell}>
                      <span className={table.text}>
                        <Moment at={item.until} />
                        に削除
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table.Root>
            <BulkBar path="/admin/trash" actions={["restore", "purge"]} />
          </div>
          <Empty count={total} seen={seen} problem={emptyProblem} />
        </>
      )}
    </>
  );
}

function Empty({ count, seen, problem }: { count: number; seen: string; problem: string | null }) {
  return (
    <chakra.details open={problem !== null} mt="8" borderWidth="1px" borderRadius="l3" p="4">
      <chakra.summary cursor="pointer" minHeight="32px">
        ゴミ箱を空にする
      </chakra.summary>
      <SendForm action="/admin/trash" aria-label="ゴミ箱を空にする">
        <input type="hidden" name="seen" value={seen} />
        <chakra.p my="3">{count}件を完全に削除します。変更の履歴も消え、元に戻せません。</chakra.p>
        <PurgeWords problem={problem} />
        <Button type="submit" name="do" value="empty" variant="outline" colorPalette="red">
          完全に削除する
        </Button>
      </SendForm>
    </chakra.details>
  );
}
