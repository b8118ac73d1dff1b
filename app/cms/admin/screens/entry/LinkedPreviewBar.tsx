import { formatMoment } from "#app/platform/site/days.ts";
import styles from "./Preview.module.css";

export function LinkedPreviewBar({ until }: { until: string }) {
  return (
    <aside className={styles.bar} aria-label="プレビューについて">
      <p className={styles.name}>公開前のプレビュー</p>
      <p>
        このリンクを受け取った方だけが見られます（<time dateTime={until}>{formatMoment(until)}</time>まで）。
      </p>
    </aside>
  );
}
