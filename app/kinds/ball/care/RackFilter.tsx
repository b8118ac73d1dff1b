// The links over and under a collection: one rack of it or all, and its pages where it is too large for one form.

import { Link } from "react-router";
import styles from "./Collection.module.css";
import { rackQuery } from "./rack-query.ts";

interface Props {
  path: string;
  racks: readonly { rack: string; count: number }[];
  rack: string | null;
  isDueOnly: boolean;
  /** How many are to be fed today, where the page is about feeding. */
  due?: number | undefined;
}

export function RackFilter({ path, racks, rack, isDueOnly, due }: Props) {
  const total = racks.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { rack: null, label: "すべて", count: total },
    ...racks.map((one) => ({ ...one, label: one.rack || "棚なし" })),
  ];
  return (
    <>
      {due === undefined ? null : (
        <nav aria-label="今日の給餌でしぼる" className={styles.racks}>
          <Link to={path} aria-current={isDueOnly ? undefined : "page"}>
            いまいる個体
          </Link>
          <Link to={`${path}?${rackQuery(null, 1, true)}`} aria-current={isDueOnly ? "page" : undefined}>
            今日給餌の日（{due}）
          </Link>
        </nav>
      )}
      {racks.length < 2 ? null : (
        <nav aria-label="棚でしぼる" className={styles.racks}>
          {choices.map((choice) => (
            <Link
              key={choice.label}
              to={`${path}?${rackQuery(choice.rack, 1, isDueOnly)}`}
              aria-current={choice.rack === rack ? "page" : undefined}
            >
              {choice.label}（{choice.count}）
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}

type PagesProps = Pick<Props, "path" | "rack" | "isDueOnly"> & { page: number; pages: number };

export function CollectionPages({ path, rack, isDueOnly, page, pages }: PagesProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="ページ" className={styles.racks}>
      {Array.from({ length: pages }, (_, place) => place + 1).map((one) => (
        <Link
          key={one}
          to={`${path}?${rackQuery(rack, one, isDueOnly)}`}
          aria-current={one === page ? "page" : undefined}
        >
          {one}
        </Link>
      ))}
    </nav>
  );
}
