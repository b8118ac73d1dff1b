// Where what is said of a morph was read, one source a line.

import { SourceText } from "#app/ui/sources/SourceText.tsx";
import styles from "./Sources.module.css";

export function Sources({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>
          <SourceText text={line} />
        </li>
      ))}
    </ul>
  );
}
