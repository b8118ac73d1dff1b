import type { HealthConcern } from "./gene.ts";
import type { Rational } from "./rational.ts";

export interface Warning {
  kind:
    | "lethal"
    | "disputed"
    | "health"
    | "reading"
    | "recombination"
    | "linked"
    | "makers"
    | "lines"
    | "exclusive-hets"
    | "masking"
    | "doubtful-group"
    | "doubtful-inheritance"
    | "suspected-same";
  /** 3 serious, 2 moderate, 1 mild, 0 remark on the calculation. */
  severity: 0 | 1 | 2 | 3;
  message: string;
  genes: string[];
  /** Share of all eggs concerned, if applicable. */
  probability: Rational | null;
  evidence: HealthConcern["evidence"] | null;
  source: string | null;
}

export function remark(kind: Warning["kind"], message: string, genes: string[] = []): Warning {
  return { kind, severity: 0, message, genes, probability: null, evidence: null, source: null };
}
