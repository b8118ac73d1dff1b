// One rack of the collection, or all of it.

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
