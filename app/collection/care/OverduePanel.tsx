// Snakes that are overdue for weighing or feeding, on the dashboard. Empty where there are none.

import { Link } from "react-router";
import styles from "#app/cms/admin/kit/Panel.module.css";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { formatDay } from "#app/platform/site/days.ts";
import type { OverdueList } from "./overdue.server.ts";

interface Props {
  title: string;
  /** Where all of them are seen to. */
  to: { path: string; label: string };
  list: OverdueList;
}

export function OverduePanel({ title, to, list: { snakes, total } }: Props) {
  if (total === 0) return null;
  return (
    <Panel title={`${title}（${total}匹）`}>
      <ul className={styles.lines}>
        {snakes.map(({ id, title: name, last }) => (
          <li key={id}>
            <Link to={`/admin/balls/${id}`}>{name || id}</Link>{" "}
            <span className={styles.quiet}>
              {last ? `最後は${last.days}日前（${formatDay(last.date)}）` : "まだ記録がありません"}
            </span>
          </li>
        ))}
      </ul>
      {total > snakes.length ? <p className={styles.quiet}>ほか{total - snakes.length}匹</p> : null}
      <p className={styles.further}>
        <Link to={to.path}>{to.label}</Link>
      </p>
    </Panel>
  );
}
