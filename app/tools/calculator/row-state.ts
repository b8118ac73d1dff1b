// A gene's state as one form value: visual, super, het, pos-het-66, male-maker, female-maker.

import type { GenotypeItem } from "@borupa/genetics";

export const rowStates = [
  { value: "visual", label: "表現" },
  { value: "super", label: "スーパー（2コピー）" },
  { value: "het", label: "100%ヘテロ" },
  { value: "pos-het-66", label: "66%ポスヘテ" },
  { value: "pos-het-50", label: "50%ポスヘテ" },
  { value: "pos-het-33", label: "33%ポスヘテ" },
] as const;

/** For sex-linked genes of a sire. */
export const makerStates = [
  { value: "male-maker", label: "オスメーカー（伴性）" },
  { value: "female-maker", label: "メスメーカー（伴性）" },
] as const;

interface RowState {
  item: Omit<GenotypeItem, "gene">;
  maker: "male" | "female" | null;
}

export function readRowState(value: string): RowState | null {
  if (value === "visual" || value === "super" || value === "het") return { item: { state: value }, maker: null };
  if (value === "male-maker") return { item: { state: "visual" }, maker: "male" };
  if (value === "female-maker") return { item: { state: "visual" }, maker: "female" };
  const percent = Number(/^pos-het-(\d{1,2})$/.exec(value)?.[1] ?? 0);
  return percent > 0 ? { item: { state: "pos-het", percent }, maker: null } : null;
}
