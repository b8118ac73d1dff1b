// Similar morphs, each with its difference from this one.

import { Link } from "react-router";
import { Picture } from "#app/platform/images/Picture.tsx";
import type { Confused } from "../confused-with.ts";
import { HowToTell } from "./HowToTell.tsx";
import styles from "./Similar.module.css";

export function Similar({ id, similar }: { id: string; similar: readonly Confused[] }) {
  return (
    <ul className={styles.list}>
      {similar.map((other) => (
        <li key={other.id} className={styles.one}>
          {other.cover ? (
            <Picture image={other.cover.image} alt="" sizes="160px" className={styles.picture} />
          ) : (
            <span className={styles.picture} />
          )}
          <div>
            <h3 className={styles.title}>
              <Link to={`/morph/${other.id}`}>{other.title}</Link>
            </h3>
            <HowToTell of={other} />
            <Link to={`/morph/compare?ids=${id},${other.id}`}>並べて比べる</Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
