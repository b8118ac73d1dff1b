// Warnings that a breeder should read before the results of a pairing.

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
  /** 3 serious, 2 moderate, 1 mild, 0 a remark on how it was calculated. */
  severity: 0 | 1 | 2 | 3;
  message: string;
  genes: string[];
  /** The share of all eggs it concerns, where it concerns some. */
  probability: Rational | null;
  evidence: HealthConcern["evidence"] | null;
  source: string | null;
}

/** A remark on the calculation itself. */
export function remark(kind: Warning["kind"], message: string, genes: string[] = []): Warning {
  return { kind, severity: 0, message, genes, probability: null, evidence: null, source: null };
}
