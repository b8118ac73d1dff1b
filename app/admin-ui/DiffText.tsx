// A text with what was taken out and what was put in.

import type { Run } from "#app/editing/form-diff.ts";
import styles from "./DiffText.module.css";

/** Long stretches that did not change are cut to this many characters at each end. */
const CONTEXT = 120;

export function DiffText({ runs }: { runs: readonly Run[] }) {
  return (
    <div className={styles.diff}>
      {runs.map((run, at) => {
        const key = at;
        if (run.kind === "added") return <ins key={key}>{run.text}</ins>;
        if (run.kind === "removed") return <del key={key}>{run.text}</del>;
        return <span key={key}>{shortened(run.text)}</span>;
      })}
    </div>
  );
}

function shortened(text: string): string {
  return text.length <= CONTEXT * 2 + 20 ? text : `${text.slice(0, CONTEXT)}\n……\n${text.slice(-CONTEXT)}`;
}
