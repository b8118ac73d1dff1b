import type { ValuesOf } from "#app/cms/content/field.ts";
import { defineKind, type Problem } from "#app/cms/content/kind.ts";
import { choice, choiceOrNone, optionsOf } from "#app/cms/fields/choice/field.ts";
import { date } from "#app/cms/fields/date/field.ts";
import { gallery } from "#app/cms/fields/gallery/field.ts";
import { longText } from "#app/cms/fields/long-text/field.ts";
import { number } from "#app/cms/fields/number/field.ts";
import { reference } from "#app/cms/fields/reference/field.ts";
import { rows } from "#app/cms/fields/rows/field.ts";
import { text } from "#app/cms/fields/text/field.ts";
import { genotypeColumns, genotypeLine } from "#app/kinds/shared/genotype-field.ts";
import { numberKey } from "#app/platform/search/number.ts";
import { inRack } from "./care/rack-query.ts";
import { originLabels, saleLabels, sexLabels } from "./labels.ts";

// Legally required facts of an animal on sale; without them it cannot be put on sale. (動物愛護管理法と第一種動物取扱業者の基準:
// 品種等の名称、性成熟時の標準体重・体長、性別、生年月日、生産地等、所有者.) Name, usual size and sex are always shown (`page.server.ts`); the owner
// only if not the shop.
interface Asked {
  hatched: string | null;
  origin: string | null;
}

const LAW = "販売中の個体に表示が必要な項目です（動物愛護管理法）";

function lawProblems({ hatched, origin }: Asked): Problem[] {
  const missing = (field: keyof Asked, what: string, how: string) => [
    { path: `fields.${field}`, message: `${what}がありません。${LAW}。${how}` },
  ];
  return [
    ...(hatched === null ? missing("hatched", "生年月日", "日が分からないときは、年だけでも入力してください") : []),
    ...(origin === null ? missing("origin", "生産地", "「由来」を選んでください") : []),
  ];
}

/** The first option is the default. */
const unknownFirst = optionsOf(sexLabels).toSorted(
  (a, b) => Number(b.value === "unknown") - Number(a.value === "unknown"),
);

/** Key of visual genes; "morph" holds all genes. */
export const LOOK = "look";

export type BallFields = ValuesOf<typeof ball.fields>;

export const ball = defineKind({
  name: "ball",
  segment: "balls",
  path: "/ball",
  label: "個体",
  counter: "匹",
  titleLabel: "名前",
  hasPublicList: true,
  menu: { group: "見る", label: "個体一覧", place: 1, inHeader: { label: "個体", place: 1, covers: "/breed" } },
  search: {
    factor: 0.6,
    list: {
      title: "個体一覧",
      summary: "個体を、モルフ・性別・ハッチ年から探せます。",
      words: [
        "個体",
        "個体紹介",
        "コレクション",
        "販売中の個体",
        "在庫",
        "取り扱い個体",
        "取扱個体",
        "今いる個体",
        "売っている個体",
        "売ってる個体",
        "買える個体",
        "新着個体",
        "新しい個体",
        "今いる子",
        "どんな子がいる",
      ],
    },
  },
  ownAdminPage: { label: "個体のページ", leads: true },
  listPages: [
    { to: "/admin/balls/sale", label: "販売状態・価格" },
    { to: "/admin/balls/csv", label: "表の読み込みと書き出し" },
  ],
  bulkPages: [
    {
      ...{ to: "/admin/balls/fields", label: "棚を移す…", field: "shelf", valueFor: inRack },
      hint: "「D」や「2-」のように棚だけを書くと、番号はそのまま残ります（C-12はD-12になります）。",
    },
    { to: "/admin/balls/sale", label: "販売状態・価格…" },
  ],
  fields: {
    number: text({ label: "個体番号", max: 40 }),
    sex: choice({ label: "性別", options: unknownFirst }),
    genotype: rows({ label: "遺伝子型", item: "遺伝子", columns: genotypeColumns, line: genotypeLine }),
    hatched: date({ label: "ハッチ日", isPast: true, year: true, hint: "日が分からないときは年だけ（例：2024）" }),
    shelf: text({
      label: "棚",
      max: 40,
      private: true,
      hint: "例：A-3。計量と給餌の記録は、棚の順に並びます",
    }),
    feedEvery: number({
      label: "給餌の間隔",
      integer: true,
      min: 1,
      max: 180,
      unit: "日",
      private: true,
      hint: "空欄なら、体重か年齢から決めます",
    }),
    feeding: longText({ label: "給餌メモ", max: 1000 }),
    origin: choiceOrNone({ label: "由来", options: optionsOf(originLabels), none: "未設定" }),
    breeder: text({ label: "ブリーダー", max: 80 }),
    owner: text({ label: "所有者", max: 80, hint: "自店の所有でないときだけ書きます" }),
    sire: reference({ label: "父（サイアー）", to: "ball", only: { key: "sex", text: "male" } }),
    dam: reference({ label: "母（ダム）", to: "ball", only: { key: "sex", text: "female" } }),
    breed: reference({ label: "生まれた繁殖記録", to: "breed" }),
    sale: choice({ label: "販売状態", options: optionsOf(saleLabels) }),
    price: number({ label: "価格（税込）", integer: true, min: 0, max: 99999999, unit: "円" }),
    soldTo: text({ label: "引渡しの相手", max: 120, private: true, personal: true }),
    soldOn: date({ label: "売約した日", isPast: true, private: true }),
    agreedOn: date({ label: "引渡しの約束の日", toward: "future", private: true }),
    memo: longText({ label: "店内メモ", max: 2000, private: true }),
    gallery: gallery({ label: "ギャラリー" }),
  },
  groups: [
    { legend: "個体", common: ["title"], fields: ["number", "sex", "hatched", "origin", "breeder", "owner"] },
    { legend: "遺伝子型", fields: ["genotype"] },
    { legend: "血統", fields: ["sire", "dam", "breed"] },
    { legend: "販売", fields: ["sale", "price", "soldTo", "soldOn", "agreedOn"] },
    { legend: "飼育", fields: ["shelf", "feedEvery", "feeding", "memo"] },
    { legend: "写真", common: ["cover"], fields: ["gallery"] },
    { legend: "文章", common: ["text"], fields: [] },
  ],
  filters: [
    { name: "morph", label: "モルフ" },
    { name: "sex", label: "性別", options: optionsOf(sexLabels) },
    { name: "sale", label: "販売状態", options: optionsOf(saleLabels) },
    { name: "year", label: "ハッチ年" },
  ],
  adminFilters: [
    {
      name: "where",
      label: "飼育状況",
      options: [
        { value: "here", label: "いまいる個体" },
        { value: "gone", label: "譲渡・死亡した個体" },
      ],
    },
    {
      name: "care",
      label: "世話",
      options: [
        { value: "due", label: "今日の給餌" },
        { value: "late", label: "遅れている（給餌・計量）" },
        { value: "medicine", label: "投薬中" },
        { value: "promised", label: "売約" },
      ],
    },
    { name: "rack", label: "棚", options: [] },
    {
      name: "age",
      label: "年齢",
      options: [
        { value: "baby", label: "半年まで" },
        { value: "young", label: "半年〜2歳" },
        { value: "adult", label: "2歳以上" },
        { value: "unknown", label: "不明" },
      ],
    },
  ],
  sorts: [
    { value: "newest", label: "新着順", by: "published", direction: "desc" },
    { value: "price", label: "価格の安い順", key: "price", by: "number", direction: "asc" },
    { value: "price-desc", label: "価格の高い順", key: "price", by: "number", direction: "desc" },
    { value: "weight", label: "体重の重い順", key: "weight", by: "number", direction: "desc" },
  ],
  logKeys: ["weight"],
  keys({ fields }) {
    return [
      ...fields.genotype.flatMap(({ gene, state }) => [
        { name: "morph", text: gene },
        ...(state === "visual" || state === "super" ? [{ name: LOOK, text: gene }] : []),
      ]),
      { name: "sex", text: fields.sex },
      { name: "sale", text: fields.sale },
      ...(fields.hatched ? [{ name: "year", text: fields.hatched.slice(0, 4) }] : []),
      ...(fields.sire ? [{ name: "sire", text: fields.sire }] : []),
      ...(fields.dam ? [{ name: "dam", text: fields.dam }] : []),
      ...(fields.breed ? [{ name: "breed", text: fields.breed }] : []),
      { name: "price", text: "", number: fields.price },
    ];
  },
  // Number, pictures and sale data are unique to the original.
  copied: ({ fields }) => ({
    cover: null,
    fields: {
      ...fields,
      ...{ number: "", gallery: [], sale: "display" as const, price: null },
      ...{ soldTo: "", soldOn: null, agreedOn: null },
    },
  }),
  identity: { field: "number", key: numberKey },
  names: ({ fields }) => [fields.number],
  words: ({ fields }) => [
    fields.breeder,
    fields.hatched ?? "",
    saleLabels[fields.sale],
    // Private fields: searchable by admins only.
    fields.shelf,
    fields.memo,
  ],
  facts: ({ fields }) =>
    [
      fields.number,
      sexLabels[fields.sex],
      fields.hatched ? `${fields.hatched.slice(0, 4)}年` : "",
      saleLabels[fields.sale],
    ]
      .filter(Boolean)
      .join("・"),
  check({ fields }) {
    const problems: Problem[] = fields.sale === "on-sale" ? lawProblems(fields) : [];
    if (fields.sale === "on-sale" && fields.price === null) {
      problems.push({ path: "fields.price", message: "販売中にするには価格を入力してください" });
    }
    if (fields.soldOn && fields.agreedOn && fields.agreedOn < fields.soldOn)
      problems.push({ path: "fields.agreedOn", message: "売約した日か、それより後の日付を入力してください" });
    fields.genotype.forEach((item, row) => {
      if (item.state === "pos-het" && item.percent == null) {
        problems.push({
          path: `fields.genotype[${row}].percent`,
          message: "ポッシブルヘテロは割合（%）を入力してください",
        });
      }
    });
    return problems;
  },
});
