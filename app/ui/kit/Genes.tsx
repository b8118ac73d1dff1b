// Genes in breeders' notation, with line breaks only between genes.

import { Fragment } from "react";
import { IN_LONGEST_NAME } from "#app/platform/richtext/phrases.ts";
import styles from "./Genes.module.css";

/** WebKit breaks a line after ・ and before （ only at a <wbr>. */
const BREAKS = new RegExp(`(?<=・)|(?=（)|${IN_LONGEST_NAME}`);

export function Genes({ line }: { line: string }) {
  return line.split(" ").map((gene, index) => {
    const [first, ...rest] = gene.split(BREAKS);
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
