// How closely the two of a planned pairing are related: marked where it is close, said in any case.

import { Chip } from "#app/ui/kit/Chip.tsx";
import type { KinView } from "./plan/plan-words.ts";
import styles from "./Result.module.css";

export function KinMark({ kin }: { kin: KinView }) {
  return (
    <span className={styles.kin}>
      {kin.relation ? <Chip tone={kin.isClose ? "error" : "warning"}>{kin.relation}</Chip> : null}
      <span>子の近交係数 {kin.inbreeding}</span>
    </span>
  );
}
