// Known health concerns of animals with this gene: severity, number of copies, and source.

import type { HealthConcern } from "@borupa/genetics";
import { copiesLabels, evidenceLabels, severityLabels } from "#app/ui/genetics/labels.ts";
import { Chip, type Tone } from "#app/ui/kit/Chip.tsx";
import { SourceText } from "#app/ui/sources/SourceText.tsx";
import styles from "./HealthConcerns.module.css";

const tones: Record<HealthConcern["severity"], Tone> = { 1: "info", 2: "warning", 3: "error" };

export function HealthConcerns({ concerns }: { concerns: readonly HealthConcern[] }) {
  return (
    <ul className={styles.list}>
      {concerns.map((concern) => (
        <li key={concern.what} className={styles.concern}>
          <p className={styles.what}>{concern.what}</p>
          <p className={styles.facts}>
            <Chip tone={tones[concern.severity]}>{severityLabels[concern.severity]}</Chip>
            <span>{copiesLabels[concern.copies]}</span>
            <span>根拠：{evidenceLabels[concern.evidence]}</span>
          </p>
          <p className={styles.source}>
            出典：
            <SourceText text={concern.source} />
          </p>
        </li>
      ))}
    </ul>
  );
}
