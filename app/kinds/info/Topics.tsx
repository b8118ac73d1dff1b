// Topic tiles as entry points; only topics with articles.

import { Link } from "react-router";
import styles from "./Topics.module.css";
import type { TopicTile } from "./topics.server.ts";

export function Topics({ tiles, level }: { tiles: readonly TopicTile[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ topic, label, question, total, lead }) => (
        <li key={topic} className={styles.tile} data-topic={topic}>
          <Heading className={styles.name}>
            <Link to={`/info?topic=${topic}`}>{label}</Link>
            <span className={styles.total}>{total}件</span>
          </Heading>
          <p className={styles.question}>{question}</p>
          <p className={styles.lead}>
            <Link to={`/info/${lead.id}`}>{lead.title}</Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
