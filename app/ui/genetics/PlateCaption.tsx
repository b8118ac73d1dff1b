import styles from "./PlateCaption.module.css";

interface Props {
  /** "図12" of the encyclopedia, or a snake's own number. */
  number?: string | null;
  name: string;
  english?: string;
  /** A drawing with scale and flank, not a photograph. */
  isDrawn: boolean;
  alike?: readonly string[];
}

export function PlateCaption({ number, name, english, isDrawn, alike = [] }: Props) {
  return (
    <>
      <span className={styles.line}>
        {number ? <span>{number}</span> : null}
        <strong>{name}</strong>
        {english && english !== name ? <span lang="en">{english}</span> : null}
        {isDrawn ? <span className={styles.more}>イラスト・目盛りは10cm・下の帯は体側の柄</span> : null}
      </span>
      {alike.length > 0 ? (
        <span className={styles.alike}>
          {alike.join("・")}と同じ姿に描いています。目で見分けられる違いを述べた資料がないためです。
        </span>
      ) : null}
    </>
  );
}
