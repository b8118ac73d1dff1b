// The site's sections, as header and footer name them.

export const mainSections = [
  { to: "/ball", label: "個体" },
  { to: "/morph", label: "モルフ図鑑" },
  { to: "/info", label: "読みもの" },
  { to: "/calculate", label: "道具" },
  { to: "/shop", label: "ショップ" },
] as const;

export const allSections = [
  {
    title: "見る",
    links: [
      { to: "/ball", label: "個体一覧" },
      { to: "/morph", label: "モルフ図鑑" },
      { to: "/shop", label: "ショップ" },
    ],
  },
  {
    title: "読む",
    links: [
      { to: "/info", label: "お知らせ・飼育情報" },
      { to: "/blog", label: "ブログ" },
      { to: "/term", label: "用語集" },
    ],
  },
  {
    title: "使う",
    links: [
      { to: "/calculate", label: "遺伝計算" },
      { to: "/stress_check", label: "ストレスチェック" },
      { to: "/weather-forecast", label: "飼育者の天気" },
      { to: "/search", label: "サイト内検索" },
    ],
  },
] as const;
