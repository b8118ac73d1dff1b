import type { Run } from "#app/cms/admin/editing/conflict/form-diff.ts";
import styles from "./DiffText.module.css";

/** Characters kept at each end of long unchanged text. */
const CONTEXT = 120;

export function DiffText({ runs }: { runs: readonly Run[] }) {
  return (
    <span className={styles.diff}>
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place in the text; nothing in it has a state
        <Stretch key={index} run={run} />
      ))}
    </span>
  );
}

function Stretch({ run }: { run: Run }) {
  if (run.kind === "added") return <ins>{run.text}</ins>;
  return run.kind === "removed" ? <del>{run.text}</del> : <span>{shortened(run.text)}</span>;
}

function shortened(text: string): string {
  return text.length <= CONTEXT * 2 + 20 ? text : `${text.slice(0, CONTEXT)}\n……\n${text.slice(-CONTEXT)}`;
}
