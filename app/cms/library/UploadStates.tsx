// Files on their way from the picker, a line each: how far, stored, or refused and why.

import styles from "./PictureDialog.module.css";
import type { UploadRow } from "./picture.ts";

export function UploadStates({ rows }: { rows: readonly UploadRow[] }) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.states} aria-label="アップロードの結果">
      {rows.map(({ key, name, sent, result }) => (
        <li key={key}>
          {name}:{" "}
          {result ? (
            <span role={result.ok ? "status" : "alert"} className={result.ok ? undefined : styles.refused}>
              {result.message}
            </span>
          ) : (
            <>
              <progress value={sent} max={1} aria-label={`${name}の送信`} /> {Math.round(sent * 100)}%
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
