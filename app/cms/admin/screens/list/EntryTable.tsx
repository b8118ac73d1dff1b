import { Table } from "@chakra-ui/react";
import type { ComponentType } from "react";
import { Link } from "react-router";
import type { AdminListItem, ListCell, ListColumn } from "#app/cms/admin/editing/list/list.ts";
import { adminPagesOf } from "#app/cms/admin/kit/navigation.ts";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import { timingWords } from "#app/cms/admin/kit/time-words.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import { Tile } from "#app/cms/library/Tile.tsx";
import { classes } from "#app/platform/site/classes.ts";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import { useHasScript } from "#app/ui/kit/use-has-script.ts";
import { PickCell, stageHeads, UpdatedCell } from "./EntryCells.tsx";
import styles from "./EntryTable.module.css";

interface Props {
  kind: AnyKind;
  columns: readonly ListColumn[];
  items: readonly AdminListItem[];
  /** Kind-specific addition to each row, such as a form. */
  RowExtra?: ComponentType<{ item: AdminListItem }> | undefined;
}

export function EntryTable({ kind, columns, items, RowExtra }: Props) {
  return (
    <Table.Root native className={styles.table}>
      <ColumnHeads
        columns={[
          [<All key="all" />, styles.check],
          kind.titleLabel,
          ...columns.map(({ label, width, hasExtra }) => [label, hasExtra ? styles.withExtra : styles[width]] as const),
          ...stageHeads,
        ]}
      />
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <PickCell entry={{ ...item, kind: kind.name }} />
            <td className={styles.title}>
              <Name kind={kind} item={item} />
            </td>
            {columns.map(({ label, width, hasExtra }, index) => (
              <td key={label} className={classes(styles.cell, styles[width], hasExtra && styles.withExtra)}>
                <Cell cell={item.cells[index] ?? { text: "—" }} />
                {RowExtra && hasExtra ? <RowExtra item={item} /> : null}
              </td>
            ))}
            <td className={styles.stage}>
              <StageBadge stage={item.stage} />
              {timingWords(item, new Date()).map((words) => (
                <span key={words} className={styles.note}>
                  {words}
                </span>
              ))}
            </td>
            <UpdatedCell item={item} />
          </tr>
        ))}
      </tbody>
    </Table.Root>
  );
}

function Name({ kind, item }: { kind: AnyKind; item: AdminListItem }) {
  const [main, second] = adminPagesOf(kind, item.id);
  return (
    <div className={styles.name}>
      {item.image ? (
        <Tile image={item.image} width={44} />
      ) : item.drawing ? (
        <img src={item.drawing} alt="" width={44} height={33} loading="lazy" className={styles.noImage} />
      ) : (
        <span className={styles.noImage} />
      )}
      <div className={styles.words}>
        <Link to={main.to} className={styles.link}>
          {item.title || "（名前なし）"}
        </Link>
        <span className={styles.note}>
          {item.under}
          {second ? (
            <>
              {" "}
              <Link to={second.to} className={styles.own} aria-label={`${item.title || item.id}の${second.label}`}>
                {second.label}
              </Link>
            </>
          ) : null}
        </span>
      </div>
    </div>
  );
}

function Cell({ cell: { text, note } }: { cell: ListCell }) {
  return (
    <>
      <span className={styles.text}>{text}</span>
      {note ? <span className={styles.note}>{note}</span> : null}
    </>
  );
}

function All() {
  if (!useHasScript()) return <span className="visually-hidden">選ぶ</span>;
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label="このページのすべてを選ぶ"
        onChange={(event) => {
          const { checked } = event.currentTarget;
          const boxes = event.currentTarget.closest("table")?.querySelectorAll<HTMLInputElement>("input[name=pick]");
          for (const box of boxes ?? []) box.checked = checked;
        }}
      />
    </label>
  );
}
