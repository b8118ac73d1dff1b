// The care articles that results lead to.

export const articles = {
  enclosure: "ケージの大きさと置き方",
  feeding: "餌の大きさと間隔",
  fasting: "食べないときに見ること",
  "first-week": "最初の1週間",
  gravid: "卵を持ったメスの世話",
  handling: "ハンドリング",
  hides: "隠れ家と、登る・潜るの作り方",
  humidity: "湿度の整え方",
  lighting: "照明と昼夜のリズム",
  mites: "ダニを見つけたら",
  "not-a-diagnosis": "急ぐときの見分け方と受診の準備",
  quarantine: "検疫",
  respiratory: "呼吸の異常に気づいたら",
  shedding: "脱皮の流れ",
  soaking: "水と水入れ",
  substrate: "床材と掃除",
  temperature: "温度の整え方",
  weight: "体重と体型の見方",
  winter: "冬の保温",
} as const;

export type ArticleId = keyof typeof articles;
