// Difference from a similar morph, with visibility and source.

import { SourceText } from "#app/ui/sources/SourceText.tsx";
import type { Confused } from "../confused-with.ts";
import { sureLabels } from "../labels.ts";
import styles from "./HowToTell.module.css";

const byEyeWords: Record<Confused["byEye"], string | null> = {
  possible: null,
  impossible: "姿だけでは見分けられません。",
  unclear: "姿での確かな見分け方は、分かっていません。",
};

export function HowToTell({ of: { apart, byEye, sure, source } }: { of: Confused }) {
  const words = byEyeWords[byEye];
  return (
    <>
      <p>
        {words ? <strong>{words}</strong> : null}
        {apart}
      </p>
      <p className={styles.source}>
        確かさ：{sureLabels[sure]}　出典：
        <SourceText text={source} />
      </p>
    </>
  );
}
