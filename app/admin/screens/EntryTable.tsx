// Entries with a checkbox each: a table from md, the same rows as cards on phones.

import { Table } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { pickValue } from "#app/admin/editing/bulk.ts";
import type { AdminListItem } from "#app/admin/editing/list.ts";
import { editPath, ownPageOf, type Place } from "#app/admin/kit/navigation.ts";
import { StageBadge } from "#app/admin/kit/StageBadge.tsx";
import type { AnyKind } from "#app/content/kind.ts";
import { Thumb } from "#app/fields/gallery/Thumb.tsx";
import { formatMoment } from "#app/platform/site/days.ts";
import styles from "./EntryList.module.css";

export function EntryTable({ kind, items }: { kind: AnyKind; items: readonly AdminListItem[] }) {
  return (
    <Table.Root native className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <All />
          </th>
          <th scope="col">{kind.titleLabel}</th>
          <th scope="col">状態</th>
          <th scope="col">公開日時</th>
          <th scope="col">更新</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td className={styles.check}>
              <input
                type="checkbox"
                name="pick"
                value={pickValue({ kind: kind.name, id: item.id, version: item.version })}
                aria-label={`${item.title || item.id}を選ぶ`}
              />
            </td>
            <td>
              <div className={styles.name}>
                {item.image ? <Thumb image={item.image} alt="" size={56} /> : <span className={styles.noImage} />}
                <div>
                  <Link to={editPath(kind.name, item.id)}>{item.title || "（名前なし）"}</Link>
                  <p className={styles.facts}>{[item.id, item.facts].filter(Boolean).join("・")}</p>
                  <OwnPage place={ownPageOf(kind, item.id)} />
                </div>
              </div>
            </td>
            <td data-label="状態">
              <StageBadge stage={item.stage} />
            </td>
            <td data-label="公開日時">{item.publishAt ? <Moment at={item.publishAt} /> : "—"}</td>
            <td data-label="更新">
              <Moment at={item.updatedAt} />
              <span className={styles.by}>{item.updatedBy}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table.Root>
  );
}

export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment(at)}</time>;
}

/** Only a comfort: it needs JavaScript, so it appears with it. */
function All() {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  if (!isAwake) return <span className="visually-hidden">選ぶ</span>;
  return (
    <input
      type="checkbox"
      aria-label="このページのすべてを選ぶ"
      onChange={(event) => {
        const { checked, form } = event.currentTarget;
        for (const box of form?.querySelectorAll<HTMLInputElement>("input[name=pick]") ?? []) box.checked = checked;
      }}
    />
  );
}

function OwnPage({ place }: { place: Place | undefined }) {
  return place ? (
    <Link to={place.to} className={styles.own}>
      {place.label}
    </Link>
  ) : null;
}
