// Recognises the columns of a keeper's table by heading, in the Japanese and English terms of common apps.

export const columnLabels = {
  name: "名前",
  number: "個体番号",
  sex: "性別",
  birth: "生年月日",
  genotype: "モルフ",
  from: "入手先",
  breeder: "ブリーダー",
  enclosure: "ケージ・棚",
  group: "グループ",
  standing: "状態（飼育中・譲渡・死亡）",
  left: "離れた日",
  acquired: "迎えた日・仕入れた日",
  interval: "給餌の間隔（日）",
  weighEvery: "体重を量る間隔（日）",
  cleanEvery: "掃除の間隔（日）",
  price: "価格",
  date: "日付",
  time: "時刻",
  kind: "記録の種類",
  detail: "記録の内容",
  grams: "体重",
  outcome: "食べたか",
  food: "餌",
  size: "餌の大きさ",
  count: "餌の数",
  mealGrams: "餌の重さ（g）",
  shed: "脱皮",
  stool: "便・尿酸",
  cleaning: "掃除",
  warm: "暖かい側（℃）",
  cool: "涼しい側（℃）",
  humidity: "湿度（%）",
  minutes: "ハンドリング（分）",
  note: "メモ",
  day: "その日の記録",
  snake: "その個体の記録",
} as const;

export type Column = keyof typeof columnLabels;

/** Columns that a keeper's notebook has no place for. */
export const shopOnly: readonly string[] = ["price", "breeder", "acquired"];

/** Columns about the snake itself. */
export const factColumns = [
  "sex",
  "birth",
  "genotype",
  "from",
  "breeder",
  "enclosure",
  "group",
  "standing",
  "left",
  "acquired",
  "interval",
  "weighEvery",
  "cleanEvery",
  "price",
] as const satisfies readonly Column[];

/** Columns that make a record if filled. */
export const recordColumns = [
  "kind",
  "detail",
  "grams",
  "outcome",
  "food",
  "size",
  "count",
  "mealGrams",
  "shed",
  "stool",
  "cleaning",
  "warm",
  "cool",
  "humidity",
  "minutes",
] as const satisfies readonly Column[];

/** Full headings, normalised by `normaliseHeading`. */
const words: Readonly<Partial<Record<Column, string>>> = {
  name: "名前 なまえ 個体名 個体 愛称 呼び名 ニックネーム 生体名 生体 ヘビ 蛇 name snake snakename animal animalname reptile reptilename pet petname title nickname",
  number:
    "個体番号 番号 管理番号 個体id 生体id 識別番号 id animalid snakeid reptileid petid number animalnumber identifier code tag sku ref",
  sex: "性別 雌雄 オスメス sex gender",
  birth:
    "生年月日 誕生日 生まれ 孵化日 ハッチ日 ハッチ 生年 dob birth birthday birthdate dateofbirth born hatch hatched hatchdate datehatched hatchday",
  genotype: "モルフ 遺伝子 遺伝子型 品種 表現 morph morphs genetics genes traits trait genotype geneticsmorph",
  // Who bred it may not be who sold it; a table without a column for the breeder takes both as its source.
  breeder: "ブリーダー 繁殖者 breeder",
  from: "入手先 購入先 迎えた先 ブリーダー 出身 breeder source seller acquiredfrom origin",
  enclosure: "ケージ ケージ棚 棚 ラック タブ 場所 飼育場所 enclosure rack tub cage location shelf",
  group: "グループ 分類 群 group collection",
  standing: "状態 状況 ステータス status state",
  left: "離れた日 譲渡日 死亡日 販売日 datesold solddate leftdate",
  acquired:
    "入荷日 入荷年月日 仕入日 仕入れ日 仕入れた日 入手日 購入日 取得日 導入日 迎えた日 お迎え日 お迎えした日 来た日 所有日 所有した日 所有占有した日 acquiredon acquireddate acquisitiondate dateacquired purchasedon purchasedate datepurchased boughton datebought arrivedon arrivaldate",
  interval: "給餌の間隔 給餌間隔 feedinginterval feedinterval",
  weighEvery: "体重を量る間隔 計量間隔",
  cleanEvery: "掃除の間隔 掃除間隔",
  // Not 購入価格 or 仕入値, which the shop paid.
  price: "価格 値段 金額 販売価格 希望価格 売価 売値 税込価格 店頭価格 price askingprice",
  date: "日付 日時 年月日 記録日 日 給餌日 計量日 測定日 体重測定日 date datetime day when timestamp recorded recordedat recordeddate loggedat createdat eventdate feedingdate feeddate weighdate weightdate datefed dateweighed sheddate dateshed",
  time: "時刻 時間 time",
  kind: "種類 記録の種類 記録 項目 イベント type event eventtype activity category recordtype logtype",
  detail: "内容 詳細 値 details detail value result description",
  grams: "体重 重さ 重量 重さg weight weightgrams weightg grams g mass currentweight bodyweight",
  outcome:
    "結果 食べたか 食べた 摂餌 食べた食べない 拒食 完食 反応 ate eaten accepted outcome refused fed feedingresult success response",
  food: "餌 エサ えさ 餌の種類 エサの種類 餌種 メニュー food prey preytype fooditem feeder feedertype item meal preyitem foodtype",
  size: "餌の大きさ 大きさ サイズ 餌サイズ エサのサイズ size preysize foodsize feedersize",
  count: "餌の数 数 数量 匹数 個数 quantity qty count amount number of prey preycount quantityfed",
  mealGrams: "餌の重さ 餌の重量 エサの重さ 給餌量 preyweight foodweight mealweight feederweight",
  shed: "脱皮 脱皮の状態 shed sheds shedding shedquality shedresult shedtype",
  stool: "便 糞 排泄 排便 便尿酸 stool poop defecation waste feces",
  cleaning: "掃除 清掃 床材交換 cleaning cleaned",
  warm: "暖かい側 ホットスポット 温度 暖突側 高温側 hot warm temperature temp hotspot warmside",
  cool: "涼しい側 低温側 クールスポット cool cold coolside",
  humidity: "湿度 humidity",
  minutes: "ハンドリング 時間分 ハンドリング時間 handling handlingminutes minutes duration",
  note: "メモ 備考 コメント 注記 様子 所見 ノート memo note notes comment comments remark remarks observation observations desc",
};

/** Fallback patterns for parts of headings; the first match wins. */
const parts: readonly (readonly [RegExp, Column])[] = [
  [/最終給餌|給餌日|fed$|lastmeal|lastfeed/, "outcome"],
  [/餌の?重|prey.?weight/, "mealGrams"],
  [/体重|weight/, "grams"],
  [/生年月日|誕生|ハッチ|孵化|birth|dob|hatch/, "birth"],
  [/モルフ|morph|genetic|trait/, "genotype"],
  [/性別|gender/, "sex"],
  [/拒食|食べた|refus|accept/, "outcome"],
  [/サイズ|大きさ|size/, "size"],
  [/餌|エサ|food|prey/, "food"],
  [/脱皮|shed/, "shed"],
  [/日付|日時|date/, "date"],
  [/番号/, "number"],
  [/名前|個体名|snakename/, "name"],
  [/メモ|備考|note|comment/, "note"],
];

/** Dates other than the record's: acquisition, last event. */
export const isOtherDate = (heading: string): boolean =>
  /迎え|入荷|仕入|入手日|購入日|導入日|取得日|来た日|^最終(?!計|測|体重)|acqui|purchas|bought|arriv|^last(?!weigh)/.test(
    normaliseHeading(heading),
  );

/** Returns the column a date column belongs to: 脱皮日 to sheds, "Date fed" to meals; null if none. */
export function dateColumnOf(heading: string): Column | null {
  const plain = normaliseHeading(heading);
  if (/脱皮|shed/.test(plain)) return "shed";
  return /給餌|feed|fed/.test(plain) ? "outcome" : null;
}

const columns = Object.entries(words).map(([column, list]) => [column as Column, new Set(list.split(" "))] as const); // table keys

/** Normalises a heading: Animal_Id*, "Weight (g)" and 体重［ｇ］ lose case, brackets and symbols. */
export function normaliseHeading(heading: string): string {
  return heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[([［【〔].*?[)\]］】〕]/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Assigns columns by heading, each at most once; null for unknown headings. */
export function columnsOf(headings: readonly string[], known: readonly Column[]): (Column | null)[] {
  const plain = headings.map(normaliseHeading);
  const found: (Column | null)[] = plain.map(() => null);
  const take = (at: number, column: Column | undefined) => {
    if (column && known.includes(column) && found[at] === null && !found.includes(column)) found[at] = column;
  };
  const named = (heading: string) => columns.find(([column, own]) => known.includes(column) && own.has(heading))?.[0];
  for (const [at, heading] of plain.entries()) take(at, named(heading));
  // Such as 体重g or weight_oz.
  for (const [at, heading] of plain.entries()) take(at, named(heading.replace(/(?:kg|lbs?|oz|g|日|円)$/, "")));
  for (const [at, heading] of plain.entries()) {
    const part = parts.find(([pattern, column]) => pattern.test(heading) && !found.includes(column))?.[1];
    take(at, part === "date" && isOtherDate(heading) ? undefined : part);
  }
  return found;
}
