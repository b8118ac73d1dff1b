// Explanation for a buyer (説明書): the eighteen items of 動物愛護管理法21条の4 and 施行規則8条の2 for one snake.

import { itemsOf, type Keeper, type LedgerLine, ownerOf } from "#app/collection/life/line.ts";
import type { CareTextName, CareTexts } from "./care-texts.ts";

export interface SnakeTexts {
  illness: string;
  inherited: string;
  advice: string;
}

export interface ExplanationItem {
  /** 1 to 18, as in the regulation. */
  no: number;
  label: string;
  text: string;
}

/** Complete sheet, so that it can be shown again unchanged. */
export interface Explanation {
  title: string;
  number: string;
  genotype: string;
  items: ExplanationItem[];
  registration: { label: string; value: string }[];
  url: string | null;
}

/** Returns the URL in the sheet's QR code, which copies the snake into the notebook. */
export function takeAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}/note?take=${pathname}`;
}

interface Facts {
  line: LedgerLine;
  keeper: Keeper;
  /** "体重…・全長…". */
  grown: string;
  texts: CareTexts;
  snake: SnakeTexts;
}

const NONE_OF_MAMMALS = "哺乳類に限る項目のため、該当しません。";

/** Returns the items, and the data still missing. */
export function explanationItems({ line, keeper, grown, texts, snake }: Facts): {
  items: ExplanationItem[];
  missing: string[];
} {
  const [breed, breeder, birth] = itemsOf(line, keeper);
  const { animal } = line;
  const care = (name: CareTextName) => texts[name];
  const rows: [label: string, text: string, missing?: string[]][] = [
    ["品種等の名称", breed?.text ?? ""],
    ["性成熟時の標準体重・標準体長その他の体の大きさ", grown],
    ["平均寿命その他の飼養期間", care("lifespan")],
    ["飼養又は保管に適した飼養施設の構造及び規模", care("enclosure")],
    ["適切な給餌及び給水の方法", care("feeding")],
    ["適切な運動及び休養の方法", care("exercise")],
    ["主な人と動物の共通感染症、かかるおそれの高い疾病の種類と予防方法", care("disease")],
    ["不妊又は去勢の措置の方法及び費用", NONE_OF_MAMMALS],
    ["みだりな繁殖を制限するための措置（不妊又は去勢を除く）", care("breeding")],
    ["遺棄の禁止その他、関係法令の規定による規制の内容", care("law")],
    ["性別の判定結果", animal.sex],
    [
      "生年月日（輸入された動物は、輸入年月日等）",
      birth?.text ?? "",
      animal.hatched === null ? ["生年月日（分からなければ推定の年）"] : [],
    ],
    ["不妊又は去勢の措置の実施状況", NONE_OF_MAMMALS],
    ["繁殖を行った者の氏名又は名称及び登録番号又は所在地", breeder?.text ?? "", breeder?.missing],
    ["所有者の氏名（自己の所有しない動物を販売する場合）", ownerOf(line) || "自己の所有する動物です。"],
    ["病歴、ワクチンの接種状況等", snake.illness, snake.illness ? [] : ["病歴等（なければ「なし」）"]],
    [
      "親及び同腹子に係る遺伝性疾患の発生状況",
      snake.inherited,
      snake.inherited ? [] : ["親と同腹子の遺伝性疾患（知らなければ「確認していません」）"],
    ],
    ["その他、適正な飼養に必要な事項", [care("further"), snake.advice].filter(Boolean).join("\n")],
  ];
  const empty = rows.flatMap(([label, text, missing]) => missing ?? (text ? [] : [label]));
  return { items: rows.map(([label, text], index) => ({ no: index + 1, label, text })), missing: empty };
}

/** Characters that fit on two A4 pages by font size; a line break counts as half a line. */
const sizes = [
  { most: 1_350, size: "usual" },
  { most: 2_600, size: "small" },
  { most: 3_500, size: "smallest" },
] as const;
export const MOST_OF_SHEET = sizes[2].most;

/** Returns the largest font size that fits on two pages, or null. */
export function sheetSize(items: readonly ExplanationItem[]): (typeof sizes)[number]["size"] | null {
  const length = items.reduce((total, { text }) => total + text.length + 20 * (text.split("\n").length - 1), 0);
  return sizes.find(({ most }) => length <= most)?.size ?? null;
}
