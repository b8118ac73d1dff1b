import { Link } from "react-router";
import { Genes } from "#app/ui/kit/Genes.tsx";
import styles from "./Pedigree.module.css";
import type { Ancestor, Inbreeding as Figures } from "./pedigree.server.ts";

export function Pedigree({ sire, dam }: { sire: Ancestor | null; dam: Ancestor | null }) {
  return (
    <div className={styles.scroll}>
      <ul className={styles.tree}>
        <Branch ancestor={sire} side="父" depth={1} />
        <Branch ancestor={dam} side="母" depth={1} />
      </ul>
    </div>
  );
}

function Branch({ ancestor, side, depth }: { ancestor: Ancestor | null; side: "父" | "母"; depth: number }) {
  return (
    <li className={styles.branch}>
      <div className={styles.animal} data-side={side}>
        <span className={styles.role}>{side}</span>
        {ancestor ? (
          <>
            <Link to={`/ball/${ancestor.id}`}>{ancestor.title}</Link>
            <span className={styles.genotype}>
              <Genes line={ancestor.genotype} />
            </span>
          </>
        ) : (
          <span className={styles.unknown}>記録なし</span>
        )}
      </div>
      {ancestor && depth < 3 && (ancestor.sire || ancestor.dam) ? (
        <ul className={styles.tree}>
          <Branch ancestor={ancestor.sire} side="父" depth={depth + 1} />
          <Branch ancestor={ancestor.dam} side="母" depth={depth + 1} />
        </ul>
      ) : null}
    </li>
  );
}

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
        ? `記録のある${generations}世代では、父と母に共通の先祖はいません。`
        : `記録のある${generations}世代から計算しました。父と母に共通の先祖がいます。`}
      記録にない先祖は、血のつながりがないものとして計算しています。
    </p>
  );
}
