// The line under a plate: its number and name, how its size is read, and which others are drawn the same.

import styles from "./PlateCaption.module.css";

interface Props {
  /** Of a morph its number in the encyclopedia, of a snake its own; none while it has none. */
  number?: number | string | null;
  name: string;
  english?: string;
  /** A drawing with its scale and flank, not a photograph. */
  isDrawn: boolean;
  /** Names of those that are drawn alike. */
  alike?: readonly string[];
}

export function PlateCaption({ number, name, english, isDrawn, alike = [] }: Props) {
  return (
    <>
      <span className={styles.line}>
        <span>図{number}</span>
        <strong>{name}</strong>
        {english ? <span lang="en">{english}</span> : null}
        {isDrawn ? <span className={styles.more}>イラスト・目盛り10cm・帯は体側</span> : null}
      </span>
      {alike.length > 0 ? (
        <span className={styles.alike}>
          {alike.join("・")}と同じ姿に描いています。目で見分けられる違いを述べた資料がないためです。
        </span>
      ) : null}
    </>
  );
}
