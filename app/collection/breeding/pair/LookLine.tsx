// One look that a pair can make: drawn, named, with its unseen genes and its odds.

import { DrawnLook } from "#app/ui/genetics/DrawnLook.tsx";
import type { LookOffer } from "./offers.server.ts";
import styles from "./Pair.module.css";

export const sexWords = { male: "オスだけ", female: "メスだけ" } as const;

export function LookLine({ look: { drawn, name, line, unseen, sex, chance } }: { look: LookOffer }) {
  const more = [name ? line : "", unseen, sex ? sexWords[sex] : ""].filter(Boolean);
  return (
    <span className={styles.look}>
      <DrawnLook drawn={drawn} />
      <span className={styles.words}>
        <b>{name || line}</b>
        {more.map((words) => (
          <span key={words} className={styles.quiet}>
            {words}
          </span>
        ))}
      </span>
      <span className={styles.chance}>{chance}</span>
    </span>
  );
}
