// What the breeding season brings in the next two weeks, estimated from what has been recorded. Nothing where it brings nothing.

import { Link } from "react-router";
import { editPath } from "#app/cms/admin/kit/navigation.ts";
import styles from "#app/cms/admin/kit/Panel.module.css";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { formatDay } from "#app/platform/site/days.ts";
import type { DueStep } from "./due.server.ts";

export function DuePanel({ due }: { due: readonly DueStep[] }) {
  if (due.length === 0) return null;
  return (
    <Panel title="14日以内の繁殖の予定（目安）">
      <ul className={styles.lines}>
        {due.map((item) => (
          <li key={`${item.id} ${item.step}`}>
            <Link to={editPath("breed", item.id)}>{item.title}</Link>：{item.step}
            <p className={styles.quiet}>
              {item.isOverdue ? "目安の時期を過ぎています。" : ""}
              {formatDay(item.earliest)}〜{formatDay(item.latest)}（多いのは{formatDay(item.likeliest)}ごろ）
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
