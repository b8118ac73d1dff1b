// A small drawing, cropped from the page's sprite sheet. Decorative: the name is next to it.

import type { Drawn } from "@borupa/snake-drawing";
import styles from "./DrawnLook.module.css";

export function DrawnLook({ drawn }: { drawn: Drawn | null }) {
  if (!drawn)
    return (
      <span className={styles.none}>
        姿の
        <wbr />
        資料なし
      </span>
    );
  return (
    <svg viewBox={`0 ${drawn.place * 300} 400 300`} className={styles.drawn} aria-hidden="true">
      <image href={drawn.sheet} width={400} height={drawn.of * 300} />
    </svg>
  );
}
