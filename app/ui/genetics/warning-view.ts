import type { HealthConcern, Warning } from "@borupa/genetics";
import { chanceWords } from "@borupa/genetics";
import { evidenceLabels, severityLabels } from "./labels.ts";

export interface WarningView {
  message: string;
  /** "卵の25%（1/4）・重度・査読論文" */
  facts: string;
  source: string | null;
  tone: "error" | "warning" | "info";
}

const tones: Record<HealthConcern["severity"], WarningView["tone"]> = { 1: "info", 2: "warning", 3: "error" };

/** Splits warnings about health and survival from remarks about the calculation. */
export function warningViews(warnings: readonly Warning[]): { health: WarningView[]; remarks: string[] } {
  const health = warnings.flatMap((warning): WarningView[] => {
    const { severity, message, probability, evidence, source } = warning;
    if (severity === 0) return [];
    const facts = [
      probability ? `卵の${chanceWords(probability)}` : null,
      severityLabels[severity],
      evidence ? `根拠：${evidenceLabels[evidence]}` : null,
    ];
    return [{ message, facts: facts.filter(Boolean).join("・"), source, tone: tones[severity] }];
  });
  return { health, remarks: warnings.filter(({ severity }) => severity === 0).map(({ message }) => message) };
}
