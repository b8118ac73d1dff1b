// The line under a plate: what is drawn, its name, how its size is read, and which others are drawn the same.

import styles from "./DrawnCaption.module.css";

interface Props {
  name: string;
  english?: string;
  /** Names of those that are drawn alike. */
  alike?: readonly string[];
}

export function DrawnCaption({ name, english, alike = [] }: Props) {
  return (
    <>
      <span className={styles.line}>
        <span>図</span>
        <strong>{name}</strong>
        {english ? <span lang="en">{english}</span> : null}
        <span className={styles.more}>イラスト・目盛りは10cm・下は体側の一部</span>
      </span>
      {alike.length > 0 ? (
        <span className={styles.alike}>
          {alike.join("・")}と同じ姿に描いています。目で見分けられる違いを述べた資料がないためです。
        </span>
      ) : null}
    </>
  );
}
