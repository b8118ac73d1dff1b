import { pickValue } from "#app/cms/admin/editing/bulk/bulk.ts";
import type { AdminListItem } from "#app/cms/admin/editing/list/list.ts";
import { BULK_FORM } from "#app/cms/admin/screens/bulk/BulkBar.tsx";
import { writerName } from "#app/cms/content/actors.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { formatShortDay } from "#app/platform/site/days.ts";
import styles from "./EntryTable.module.css";

export function PickCell({ entry }: { entry: { kind: KindName; id: string; version: number; title: string } }) {
  return (
    <td className={styles.check}>
      <label className={styles.box}>
        <input
          type="checkbox"
          name="pick"
          form={BULK_FORM}
          value={pickValue(entry)}
          aria-label={`${entry.title || entry.id}を選ぶ`}
        />
      </label>
    </td>
  );
}

export function UpdatedCell({ item }: { item: AdminListItem }) {
  return (
    <td className={styles.updated}>
      <time dateTime={item.updatedAt}>{formatShortDay(item.updatedAt)}</time>
      <span className={styles.note}>{writerName(item.updatedBy)}</span>
    </td>
  );
}

export const stageHeads = [
  ["状態", styles.normal],
  ["更新", styles.updated],
] as const;
