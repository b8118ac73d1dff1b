import type { Drawn } from "@borupa/snake-drawing";
import { Link } from "react-router";
import { DrawnLook } from "#app/ui/genetics/DrawnLook.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import styles from "./AlleleList.module.css";

export interface Allele {
  id: string;
  title: string;
  inheritance: string;
  /** Name of the super form, or that it is lethal. */
  twoCopies: string | null;
  pair: { drawn: Drawn | null; name: string | null; combo: string | null; calculate: string } | null;
}

export function AlleleList({ alleles }: { alleles: readonly Allele[] }) {
  return (
    <ul className={styles.list}>
      {alleles.flatMap(({ id, title, inheritance, twoCopies, pair }) =>
        pair ? (
          <li key={id}>
            <DrawnLook drawn={pair.drawn} />
            <div>
              <p className={styles.pair}>
                ×{" "}
                <Link to={`/morph/${id}`}>
                  <Phrases text={title} />
                </Link>{" "}
                → <PairName {...pair} />
              </p>
              <p className={styles.alone}>
                {inheritance}
                {twoCopies ? `・2コピーは${twoCopies}` : null}
              </p>
            </div>
            <Link to={pair.calculate} className={styles.calculate} aria-label={`${title}との組み合わせを計算`}>
              計算
            </Link>
          </li>
        ) : (
          []
        ),
      )}
    </ul>
  );
}

function PairName({ name, combo }: Pick<NonNullable<Allele["pair"]>, "name" | "combo">) {
  const shown = <Phrases text={name ?? "名前なし"} />;
  return combo ? <Link to={`/morph/${combo}`}>{shown}</Link> : shown;
}
