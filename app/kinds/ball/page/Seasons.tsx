import { Link } from "react-router";
import type { SeasonLine } from "#app/kinds/breed/season-lines.server.ts";
import styles from "./Seasons.module.css";

export function Seasons({ seasons }: { seasons: readonly SeasonLine[] }) {
  return (
    <ul className={styles.list}>
      {seasons.map(({ id, title, state }) => (
        <li key={id}>
          <Link to={`/breed/${id}`}>{title}</Link>
          {state ? <span className={styles.state}>{state}</span> : null}
        </li>
      ))}
    </ul>
  );
}
