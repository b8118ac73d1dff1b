// The links over and under a collection: one rack of it or all, and its pages where it is too large for one form.

import { Link } from "react-router";
import styles from "./Collection.module.css";
import { rackQuery } from "./rack-query.ts";

interface Props {
  path: string;
  racks: readonly { rack: string; count: number }[];
  rack: string | null;
}

export function RackFilter({ path, racks, rack }: Props) {
  if (racks.length < 2) return null;
  const total = racks.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { rack: null, label: "すべて", count: total },
    ...racks.map((one) => ({ ...one, label: one.rack || "棚なし" })),
  ];
  return (
    <nav aria-label="棚でしぼる" className={styles.racks}>
      {choices.map((choice) => (
        <Link
          key={choice.label}
          to={`${path}?${rackQuery(choice.rack)}`}
          aria-current={choice.rack === rack ? "page" : undefined}
        >
          {choice.label}（{choice.count}）
        </Link>
      ))}
    </nav>
  );
}

export function CollectionPages({ path, rack, page, pages }: Omit<Props, "racks"> & { page: number; pages: number }) {
  if (pages < 2) return null;
  return (
    <nav aria-label="ページ" className={styles.racks}>
      {Array.from({ length: pages }, (_, place) => place + 1).map((one) => (
        <Link key={one} to={`${path}?${rackQuery(rack, one)}`} aria-current={one === page ? "page" : undefined}>
          {one}
        </Link>
      ))}
    </nav>
  );
}
