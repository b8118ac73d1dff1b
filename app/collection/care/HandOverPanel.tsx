// Buyers who come today or tomorrow, or should have come, on the dashboard. Empty where there are none.

import { Link } from "react-router";
import styles from "#app/cms/admin/kit/Panel.module.css";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import type { DueHandOver } from "#app/collection/snake/due.server.ts";
import { formatDay } from "#app/platform/site/days.ts";

export function HandOverPanel({ due }: { due: readonly DueHandOver[] }) {
  if (due.length === 0) return null;
  return (
    <Panel title={`お渡しの約束（${due.length}匹）`}>
      <ul className={styles.lines}>
        {due.map(({ id, title, number, on, when }) => (
          <li key={id}>
            <Link to={`/admin/balls/${id}`}>{title}</Link>{" "}
            <span className={styles.quiet}>
              {[number === title ? "" : number, `${formatDay(on)}（${when}）`].filter(Boolean).join("・")}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
