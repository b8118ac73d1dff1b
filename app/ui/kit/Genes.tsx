// Genes in breeders' notation, with line breaks only between genes.

import { Fragment } from "react";
import styles from "./Genes.module.css";

export function Genes({ line }: { line: string }) {
  return line.split(" ").map((gene, index) => {
    // WebKit breaks a line after ・ and before （ only at a <wbr>.
    const [first, ...rest] = gene.split(/(?<=・)|(?=（)|(?<=アイ)(?=リューシス)/);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
      <Fragment key={index}>
        {index > 0 ? " " : null}
        <span className={styles.gene}>
          {first}
          {rest.map((part) => (
            <Fragment key={part}>
              <wbr />
              {part}
            </Fragment>
          ))}
        </span>
      </Fragment>
    );
  });
}
