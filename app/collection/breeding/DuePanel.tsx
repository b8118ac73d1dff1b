// Steps of the breeding season in the next two weeks, estimated from the records. Empty where there are none.

import { Link } from "react-router";
import styles from "#app/cms/admin/kit/Panel.module.css";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { moveWords } from "#app/collection/breeding/pairs/move-words.ts";
import type { TonightPair } from "#app/collection/breeding/pairs/pairs.server.ts";
import { formatDay, formatUntil } from "#app/platform/site/days.ts";
import type { SeasonsDue } from "./due.server.ts";

/** The moves of the rotation that are for tonight. */
export function MovesPanel({ moves }: { moves: readonly TonightPair[] }) {
  if (moves.length === 0) return null;
  return (
    <Panel title={`今夜動かすペア（${moves.length}組）`}>
      <ul className={styles.lines}>
        {moves.map((pair) => (
          <li key={pair.id}>{pair.next ? moveWords(pair, pair.next) : pair.title}</li>
        ))}
      </ul>
      <p>
        <Link to="/admin/pairs">今夜のペアを開く</Link>
      </p>
    </Panel>
  );
}

export function DuePanel({ due: { steps, doubts } }: { due: SeasonsDue }) {
  if (steps.length === 0 && doubts.length === 0) return null;
  return (
    <Panel title="14日以内の繁殖の予定（目安）">
      <ul className={styles.lines}>
        {doubts.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/admin/breeds/${id}`}>{title}</Link>：記録の食い違いを確かめてください
          </li>
        ))}
        {steps.map((item) => (
          <li key={`${item.id} ${item.step}`}>
            <Link to={`/admin/breeds/${item.id}`}>{item.title}</Link>：{item.step}
            <p className={styles.quiet}>
              {item.isOverdue ? "目安の時期を過ぎています。" : ""}
              {formatDay(item.earliest)}〜{formatUntil(item.earliest, item.latest)}（多いのは{formatDay(item.likeliest)}
              ごろ）
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
