// One look that a pair can make: drawn, named, with its unseen genes and its odds.

import type { LookOffer } from "#app/kinds/breed/admin/hatchlings/offers.server.ts";
import { DrawnLook } from "#app/ui/genetics/DrawnLook.tsx";
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
