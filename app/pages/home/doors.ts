/** Most requested beginner pages; kept separate from their texts for a small bundle. */
export const starts = [
  { step: "needs", words: "何が必要？" },
  { step: "costs", words: "いくらかかる？" },
  { step: "choosing", words: "どう選ぶ？" },
  { step: "first-night", words: "連れて帰った夜は？" },
] as const;

/** Care articles by a visitor's problem. */
export const troubles = [
  { article: "fasting", words: "食べない" },
  { article: "shedding", words: "皮が残った・脱皮しない" },
  { article: "respiratory", words: "口を開ける・鼻が鳴る" },
  { article: "mites", words: "ダニがいる" },
  { article: "not-a-diagnosis", words: "すぐ病院へ行くべきか" },
] as const;
