// The stress check's questions: what is asked, what each answer scores (0, 1, 2 in order), why, what to do, and who says so.
// The bands are a synthesis of welfare codes, papers and veterinary texts; no validated questionnaire for ball pythons exists.

export const areas = {
  environment: "環境",
  nutrition: "食事",
  health: "健康",
  behaviour: "行動",
  interaction: "ふれあい",
} as const;
export type Area = keyof typeof areas;

export interface Question {
  id: string;
  area: Area;
  question: string;
  /** In order of score: 0 good, 1 could be better, 2 needs mending. */
  options: readonly [string, string, string];
  why: string;
  advice: string;
  sources: readonly string[];
}

export interface RedFlag {
  id: string;
  sign: string;
  /** emergency: now; urgent: within a day; soon: within days. */
  urgency: "emergency" | "urgent" | "soon";
}

export const questions: readonly Question[] = [
  {
    id: "hot-spot",
    area: "environment",
    question: "ホットスポット（最も暖かい場所の表面）は何℃ですか",
    options: ["30〜33℃", "28〜30℃ または 33〜35℃", "28℃未満 または 35℃超"],
    why: "体温を選べないと消化・免疫に影響するため。",
    advice: "サーモスタットと表面温度計で測り、30〜33℃を目安に調整。",
    sources: ["RSPCA 飼育指針", "エキゾチック動物の獣医師による解説", "国内ブリーダーの飼育解説", "WikiVet"],
  },
  {
    id: "cool-side",
    area: "environment",
    question: "低温側の気温は何℃ですか",
    options: ["24〜27℃", "22〜24℃ または 27〜29℃", "22℃未満 または 29℃超"],
    why: "温度勾配がないと逃げ場がない。",
    advice: "ヒーターを片側に寄せる・ケージを大きくする。",
    sources: ["RSPCA 飼育指針", "エキゾチック動物の獣医師による解説", "WikiVet"],
  },
  {
    id: "night-min",
    area: "environment",
    question: "夜間の最低温度は何℃ですか",
    options: ["24℃以上", "21〜24℃", "21℃未満"],
    why: "低温では消化できない。",
    advice: "暖突・サーモで夜間を24℃以上に。",
    sources: ["エキゾチック動物の獣医師による解説", "国内の飼育解説"],
  },
  {
    id: "thermostat",
    area: "environment",
    question: "ヒーターはサーモスタット制御ですか",
    options: ["はい", "一部", "いいえ"],
    why: "過熱・やけどの予防。",
    advice: "全ての熱源をサーモスタットへ。",
    sources: ["飼育者の共通認識", "RSPCA 飼育指針"],
  },
  {
    id: "measure",
    area: "environment",
    question: "温度計・湿度計を2か所以上（暖・涼）に置いていますか",
    options: ["はい", "1か所のみ", "ない"],
    why: "1か所だけでは、暖かい側と涼しい側の差がわかりません。",
    advice: "暖かい側と涼しい側の両方に、温度計と湿度計を置いてください。",
    sources: ["飼育者の共通認識", "RSPCA 飼育指針"],
  },
  {
    id: "humidity",
    area: "environment",
    question: "湿度は普段どのくらいですか",
    options: ["50〜70%（脱皮時70〜80%）", "40〜50% または 70〜85%", "40%未満 または 85%超が続く"],
    why: "出典間で差あり（RSPCA系50–60/上限80、獣医60–80、日本語ページ40–60）。低すぎは脱皮不全、高すぎは皮膚・呼吸器。",
    advice: "ウェットシェルター・霧吹き・床材の変更。",
    sources: ["RSPCA 飼育指針", "エキゾチック動物の獣医師による解説", "国内ブリーダーの飼育解説"],
  },
  {
    id: "length",
    area: "environment",
    question: "ケージの長辺は、ヘビの全長に対して",
    options: ["全長以上", "3/4〜1倍", "3/4未満"],
    why: "伸びられないと自然な姿勢が取れない（観察個体の37%が60分以内に直線姿勢）。",
    advice: "全長≧の長辺・幅と高さは全長の1/3以上を目標に。",
    sources: [
      "RSPCA 飼育指針",
      "Warwickら 2021（Animals）",
      "Warwickら 2019（Journal of Veterinary Behavior）",
      "Hollandtら 2021（PLOS ONE）",
    ],
  },
  {
    id: "hides",
    area: "environment",
    question: "隠れ家（体がぴったり入る）はいくつありますか",
    options: ["2つ以上（暖・涼）", "1つ", "なし"],
    why: "隠れられないと慢性的なストレス要因。",
    advice: "暖側・涼側に1つずつ。",
    sources: ["RSPCA 飼育指針", "D'Cruzeら 2020（Animals）"],
  },
  {
    id: "complexity",
    area: "environment",
    question: "登れる物・潜れる床材・障害物はありますか",
    options: ["登り場と潜れる床材", "どちらか", "なし（ペーパー・ラックのみ）"],
    why: "ラック飼育では自然行動が見られず異常行動が多い（n=35）。",
    advice: "コルク・枝・厚い床材。",
    sources: ["Hollandtら 2021（PLOS ONE）", "D'Cruzeら 2020（Animals）"],
  },
  {
    id: "water",
    area: "environment",
    question: "水入れは清潔で、体が入る大きさですか",
    options: ["はい（毎日〜数日で交換）", "小さい／時々交換", "ない／汚れがち"],
    why: "飲み水だけでなく、体を浸して湿り気を得る場所にもなります。",
    advice: "水浴びできる容器を常設。",
    sources: ["VCA Animal Hospitals", "D'Cruzeら 2020（Animals）"],
  },
  {
    id: "light",
    area: "environment",
    question: "昼夜のサイクルはありますか",
    options: ["12時間前後の昼夜", "不規則", "常に明るい／常に暗い"],
    why: "明暗の周期があると、休む時間と動く時間が整います。",
    advice: "タイマーで一定化。",
    sources: ["飼育者の共通認識"],
  },
  {
    id: "traffic",
    area: "environment",
    question: "人通り・振動・音の多い場所ですか",
    options: ["静か", "時々", "常に多い／ガラス4面丸見え"],
    why: "人の出入りや振動が続くと、落ち着いて休めません。",
    advice: "背面・側面を覆い、静かな場所へ。",
    sources: ["国内エキゾチック動物病院の解説", "Warwickら 2018（Frontiers in Veterinary Science）"],
  },
  {
    id: "cohab",
    area: "environment",
    question: "複数匹を同居させていますか",
    options: ["単独", "一時的（繁殖期）", "常に同居"],
    why: "同居個体の攻撃・競合はDelphi指標。",
    advice: "単独飼育へ。",
    sources: ["Whittakerら 2021（デルファイ調査）"],
  },
  {
    id: "hygiene",
    area: "environment",
    question: "排泄物は何日以内に除去していますか",
    options: ["当日〜翌日", "2〜4日", "5日以上"],
    why: "排泄物が残ると、皮膚や呼吸器の負担になります。",
    advice: "スポット清掃・定期の全交換。",
    sources: ["D'Cruzeら 2020（Animals）"],
  },
  {
    id: "feeding-interval",
    area: "nutrition",
    question: "給餌間隔（成体の場合）",
    options: ["7〜21日", "22〜35日 または 5〜6日", "不定期／過剰"],
    why: "幼体は5〜7日、成体は7〜21日が目安。",
    advice: "適正間隔に調整（成長段階で変える）。",
    sources: ["VCA Animal Hospitals"],
  },
  {
    id: "prey",
    area: "nutrition",
    question: "餌の種類と大きさ",
    options: ["解凍・太さが胴の最も太い部分と同程度以下", "やや大きい", "生き餌を放置／かなり大きい"],
    why: "生き餌の咬傷、吐き戻しの予防。",
    advice: "解凍マウス・適正サイズへ。",
    sources: ["VCA Animal Hospitals", "飼育者の共通認識"],
  },
  {
    id: "appetite",
    area: "nutrition",
    question: "直近の食欲",
    options: ["通常", "1〜2回拒食（脱皮・冬・繁殖期）", "2か月以上拒食"],
    why: "ボールパイソンの拒食は珍しくない。体重と他の症状で判断。",
    advice: "温度・隠れ家・落ち着きを先に見直し、体重記録。体重が落ちるなら受診。",
    sources: ["国内の飼育解説", "Warwickら 2013"],
  },
  {
    id: "weight",
    area: "health",
    question: "直近の体重変化",
    options: ["維持・増加", "5%未満の減少", "5〜10%の減少"],
    why: "10%以上はレッドフラグへ。",
    advice: "毎月同じ条件で計量。",
    sources: ["飼育者の共通認識", "Whittakerら 2021（デルファイ調査）"],
  },
  {
    id: "bcs",
    area: "health",
    question: "体型",
    options: ["背骨が目立たず三角でない", "やや痩せ／やや太り", "背骨・肋骨が浮く／著しい肥満"],
    why: "ボディコンディションはDelphiの上位指標。",
    advice: "給餌量・病気の確認。",
    sources: ["Whittakerら 2021（デルファイ調査）"],
  },
  {
    id: "shed",
    area: "health",
    question: "脱皮",
    options: ["一枚で完了", "部分的に残る", "眼・尾先に残る／毎回不全"],
    why: "残った皮は、湿度不足や体調の変化を知らせる手がかりです。",
    advice: "湿度・ウェットシェルター。",
    sources: ["飼育者の共通認識", "RSPCA 飼育指針"],
  },
  {
    id: "activity",
    area: "behaviour",
    question: "日中に落ち着きなく壁沿いに動き、ガラスを押す（ITB）ことがある",
    options: ["ない", "時々", "毎日・長時間"],
    why: "透明境界への反応は捕囚ストレスの代表的サイン。",
    advice: "隠れ家追加・側面を覆う・ケージ拡大。",
    sources: ["Warwickら 2018（Frontiers in Veterinary Science）", "Hollandtら 2021（PLOS ONE）"],
  },
  {
    id: "ball",
    area: "behaviour",
    question: "通常時も丸まり続ける・頭を隠し続ける",
    options: ["慣れた環境では普通に過ごす", "時々", "常に"],
    why: "慣れた場所でも丸まり続けるのは、安心できていないサインのことがあります。",
    advice: "刺激を減らし、隠れ家と体温帯を確認。",
    sources: ["Warwickら 2018（Frontiers in Veterinary Science）", "国内エキゾチック動物病院の解説"],
  },
  {
    id: "defence",
    area: "behaviour",
    question: "威嚇（噴気・打撃）・膨らみが",
    options: ["ほぼない", "時々", "近づく度に"],
    why: "威嚇が続くときは、環境や接し方に負担がかかっていることがあります。",
    advice: "ハンドリングを中止し環境改善。",
    sources: ["Warwickら 2018（Frontiers in Veterinary Science）", "Whittakerら 2021（デルファイ調査）"],
  },
  {
    id: "tongue",
    area: "behaviour",
    question: "探索時に落ち着いて舌を出していますか（ポジティブ指標）",
    options: ["よく見る", "たまに", "見ない"],
    why: "落ち着いた舌出しは肯定的指標。",
    advice: "静かな時間を増やし、隠れ家と登れる場所を足して、探索しやすくしてください。",
    sources: ["Whittakerら 2021（デルファイ調査）"],
  },
  {
    id: "handling",
    area: "interaction",
    question: "ハンドリングは",
    options: ["週1〜3回・15分以内", "毎日", "毎日長時間／食後48時間以内"],
    why: "回数や時間が多すぎると、休息や消化の妨げになります。",
    advice: "食後48時間と脱皮前は触らない。",
    sources: ["飼育者の共通認識", "国内エキゾチック動物病院の解説"],
  },
  {
    id: "acclimation",
    area: "interaction",
    question: "迎えてからの日数と対応",
    options: ["1か月以上、または静かに慣らし中", "2週間未満で触っている", "迎えた直後から頻繁に触る"],
    why: "迎えた直後に触られ続けると、食べなくなることがあります。",
    advice: "最低1〜2週間は給水・静養のみ。",
    sources: ["国内エキゾチック動物病院の解説", "国内の飼育解説"],
  },
];

export const redFlags: readonly RedFlag[] = [
  { id: "open-mouth", sign: "口を開けて呼吸・呼吸音（ゼーゼー、プツプツ）・泡や鼻水", urgency: "urgent" },
  { id: "discharge", sign: "口・鼻・眼からの分泌物、口内の腫れ・チーズ状物質", urgency: "urgent" },
  { id: "stargazing", sign: "星を見上げる姿勢（スターゲイジング）・ひっくり返って戻れない・痙攣", urgency: "urgent" },
  { id: "regurg", sign: "吐き戻しを繰り返す", urgency: "urgent" },
  { id: "prolapse", sign: "総排泄腔の脱出・出血", urgency: "emergency" },
  { id: "burn", sign: "やけど・潰瘍・ただれ（腹板の変色含む）", urgency: "urgent" },
  { id: "mites", sign: "ダニ（目の周り・水入れに黒点）", urgency: "soon" },
  { id: "weight10", sign: "10%以上の体重減少", urgency: "urgent" },
  { id: "dehydration", sign: "目が落ち窪む・皮膚のしわ", urgency: "urgent" },
  { id: "swelling", sign: "腹・顎の腫れ、急な膨らみ", urgency: "urgent" },
  { id: "lethargy", sign: "反応がない・力が入らない", urgency: "emergency" },
  { id: "trauma", sign: "咬傷・落下・熱源による外傷", urgency: "urgent" },
  { id: "eggbind", sign: "メスが産卵期に苦しむ・卵が出ない", urgency: "emergency" },
  { id: "coldshock", sign: "停電などで21℃未満が続いた", urgency: "soon" },
];
