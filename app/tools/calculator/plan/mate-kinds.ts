// A clutch's mate in ポスヘテ証明 as one form value: visual, het, pos-het-66, or the same animal as before.

export const mateKinds = [
  { value: "visual", label: "表現個体（ビジュアル）" },
  { value: "het", label: "100%ヘテロ" },
  { value: "pos-het-66", label: "66%ポスヘテ" },
  { value: "pos-het-50", label: "50%ポスヘテ" },
  { value: "pos-het-33", label: "33%ポスヘテ" },
] as const;

/**
 * The previous clutch's mate. Relevant only for a possible het, which either carries the gene in both clutches or in
 * neither.
 */
export const sameMate = "same";
