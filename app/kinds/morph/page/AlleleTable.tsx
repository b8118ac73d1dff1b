// The alleles of one locus: what each is alone, and what two different ones make.

import type { Drawn } from "@borupa/snake-drawing";
import { Link } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import { DrawnLook } from "#app/ui/genetics/DrawnLook.tsx";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import table from "#app/ui/kit/Table.module.css";
import styles from "./AlleleTable.module.css";

export interface Allele {
  id: string;
  title: string;
  inheritance: string;
  /** The super form's name, or that there is none that lives. */
  twoCopies: string | null;
  isOwn: boolean;
  /** The pair with this page's gene. */
  pair: { drawn: Drawn | null; name: string | null; combo: string | null; calculate: string } | null;
}

export function AlleleTable({ alleles }: { alleles: readonly Allele[] }) {
  return (
    <div className={table.scroll}>
      <table className={classes(table.table, styles.table)}>
        <ColumnHeads columns={["対立遺伝子", "遺伝様式", "2コピー（スーパー体）", "この遺伝子との組"]} />
        <tbody>
          {alleles.map((allele) => (
            <tr key={allele.id} data-own={allele.isOwn || undefined}>
              <th scope="row">
                {allele.isOwn ? (
                  <Phrases text={allele.title} />
                ) : (
                  <Link to={`/morph/${allele.id}`}>
                    <Phrases text={allele.title} />
                  </Link>
                )}
              </th>
              <td>{allele.inheritance}</td>
              <td>
                <Phrases text={allele.twoCopies ?? "―"} />
              </td>
              <td>{allele.pair ? <Pair pair={allele.pair} /> : "―"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Pair({ pair: { drawn, name, combo, calculate } }: { pair: NonNullable<Allele["pair"]> }) {
  const shown = <Phrases text={name ?? "名前のない組"} />;
  return (
    <span className={styles.pair}>
      <DrawnLook drawn={drawn} />
      <span>
        {combo ? <Link to={`/morph/${combo}`}>{shown}</Link> : shown}
        <br />
        <Link to={calculate}>計算</Link>
      </span>
    </span>
  );
}
