import { Link } from "react-router";
import { formatDay } from "#app/platform/site/days.ts";
import styles from "./NoticeLine.module.css";
import type { Notice } from "./topics.server.ts";

export function NoticeLine({ notice }: { notice: Notice }) {
  return (
    <p className={styles.line}>
      <span className={styles.label}>お知らせ</span>
      <time dateTime={notice.publishedAt}>{formatDay(notice.publishedAt)}</time>
      <Link to={`/info/${notice.id}`} className={styles.title}>
        {notice.title}
      </Link>
      <Link to="/info?category=notice">
        すべて<span className="visually-hidden">のお知らせ</span>
      </Link>
    </p>
  );
}
