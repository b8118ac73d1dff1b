// The coefficient of inbreeding in words, with how far the records go.

import { Link } from "react-router";
import styles from "./Pedigree.module.css";
import type { Inbreeding as Figures } from "./pedigree.server.ts";

export function Inbreeding({ inbreeding }: { inbreeding: Figures | null }) {
  if (!inbreeding) {
    return <p className={styles.inbreeding}>両親の記録がそろっていないため、近交係数は計算していません。</p>;
  }
  const { fraction, percent, isZero, generations } = inbreeding;
  return (
    <p className={styles.inbreeding}>
      <Link to="/term/inbreeding-coefficient">近交係数</Link>は
      <strong>{isZero ? "0%" : `${percent}（${fraction}）`}</strong>
      です。
      {isZero
        ? `記録のある${generations}世代では、父と母に共通の先祖がいません。`
        : `記録のある${generations}世代から計算しました。父と母に共通の先祖がいます。`}
      記録にない先祖は、血のつながりがないものとして数えています。
    </p>
  );
}
