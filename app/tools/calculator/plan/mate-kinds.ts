// The mate of a clutch in ポスヘテ証明, as one value: visual, het, pos-het-66; or that of the clutch before.

export const mateKinds = [
  { value: "visual", label: "表現個体（ビジュアル）" },
  { value: "het", label: "100%ヘテロ" },
  { value: "pos-het-66", label: "66%ポスヘテ" },
  { value: "pos-het-50", label: "50%ポスヘテ" },
  { value: "pos-het-33", label: "33%ポスヘテ" },
] as const;

/** The animal of the clutch before, which only matters where it is itself a possible het: it is one or the other in both. */
export const sameMate = "same";
