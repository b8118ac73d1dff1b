// Genes in breeders' notation, with line breaks only between genes.

import { Fragment } from "react";
import { IN_LONG_NAME } from "#app/platform/richtext/phrases.ts";
import styles from "./Genes.module.css";

/** WebKit breaks a line after ・ and before （ only at a <wbr>. */
const BREAKS = new RegExp(`(?<=・)|(?=（)|${IN_LONG_NAME}`);

export function Genes({ line }: { line: string }) {
  return line.split(" ").map((gene, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
    <Fragment key={index}>
      {index > 0 ? " " : null}
      <Gene name={gene} className={styles.gene} />
    </Fragment>
  ));
}

/** One gene in an element of the given look. */
export function Gene({ name, className }: { name: string; className: string | undefined }) {
  const [first, ...rest] = name.split(BREAKS);
  return (
    <span className={className}>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
