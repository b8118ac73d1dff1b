// The three doors of the front page: each leads in two steps to an answer.

/** Pages of the path for beginners that are wanted most. Its texts are no weight of the front page's. */
export const starts = [
  { step: "needs", words: "何が必要？" },
  { step: "costs", words: "いくらかかる？" },
  { step: "choosing", words: "どう選ぶ？" },
  { step: "first-night", words: "連れて帰った夜は？" },
] as const;

/** Of a care article, by what somebody would say who needs it. */
export const troubles = [
  { article: "fasting", words: "食べない" },
  { article: "shedding", words: "皮が残った・脱皮しない" },
  { article: "respiratory", words: "口を開ける・鼻が鳴る" },
  { article: "mites", words: "ダニがいる" },
  { article: "not-a-diagnosis", words: "すぐ病院へ行くべきか" },
] as const;
