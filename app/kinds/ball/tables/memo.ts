// Converts memo lines to a table: "11/3 モモ 1240g", a name above its days, or one snake per line.

import type { Sex } from "#app/kinds/ball/labels.ts";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import type { Table, TableRow } from "#app/platform/tables/table.ts";
import { type Column, columnLabels } from "./columns.ts";
import { foodIn, outcomeIn } from "./values.ts";

/** Splits a snake's line into name, sex and genes. */
export type SplitLine = (line: string) => { name: string; sex: Sex; genes: string };

const BULLET = /^(?:[-*+・●○■□◆◇•▪▶☑✅]\uFE0F?\s*|\d{1,2}[.)]\s+|\[[ x]\]\s*)+/iu;
const DAY =
  /(?<![\d.])(?:(?:(?:19|20)\d\d|[rh]\d{1,2}|令和\d{1,2}|'?\d\d)(?:年|[/.-])\s?\d{1,2}(?:月|[/.-])\s?\d{1,2}日?|\d{1,2}(?:月\s?\d{1,2}日|\/\d{1,2})|\d{8})(?:\s*[（(][月火水木金土日][）)])?(?![\d/])/i;
const CLOCK = /(?<!\d)\d{1,2}:\d{2}(?!\d)/;
const WEIGHT = /(?<![\d.])\d[\d,.]*\s*(?:kg|g|グラム|oz|lbs?)(?![a-z])/i;
const WEIGHT_LABEL = /(?:体重|計量|測定)(?:は|が)?\s*[:：]?\s*(?=\d)/g;
const MEAL =
  /(?:(?:冷凍|解凍)?(?:アダルト|ピンク|ホッパー|ファジー)?(?:マウス|ラット|ヒヨコ|ウズラ)|\b(?:mouse|mice|rats?|chicks?|quails?)\b)\s*(?:[smlSML]{1,2}(?![a-z])|ピンク|ホッパー|ファジー|アダルト|パップ)?\s*(?:\d+\s*[匹羽]|[x×]\s*\d+)?(?:\s*\d+(?:\.\d+)?\s*g)?/i;
const OUTCOME =
  /(?:を|も|、)?\s*(?:食べなかった|食べず|食べない|完食|食べた|食べました|拒食|吐き?戻し(?:た)?|吐いた|無視|スルー|強制給餌|アシスト(?:給餌)?|ate|refused|regurgitated)/i;
const SHED = /(?:(?:目が)?白濁|脱皮(?:不全|の?残り|失敗|した|完了|きれい)?)/;
const CLEANING = /(?:掃除|清掃|床材交換)(?:した|済み?)?/;
const EDGES = /^[\s:：,、。・/／-]+|[\s:：,、・/／-]+$/g;

const columns = [
  "name",
  "sex",
  "genotype",
  "date",
  "time",
  "grams",
  "outcome",
  "food",
  "shed",
  "cleaning",
  "note",
] as const;
type Cells = Partial<Record<(typeof columns)[number], string>>;

export function memoTable({ name, rows }: Table, split: SplitLine): Table {
  const read = rows.flatMap(({ line, cells }) => {
    const text = (cells[0] ?? "").normalize("NFC").replace(BULLET, "").trim();
    return severalIn(text).map((one) => ({ line, text: one, ...partsOf(one) }));
  });
  const hasRecords = read.some(({ isRecord }) => isRecord);
  let [snake, day] = ["", ""];
  const found = read.flatMap(({ line, text, isRecord, rest, cells }): TableRow[] => {
    if (!hasRecords) return [rowOf(line, snakeOf(text, split))];
    if (!isRecord) {
      // A date or name alone applies to the lines below.
      if (cells.date) day = cells.date;
      if (rest !== "") snake = split(rest).name || rest;
      return [];
    }
    const isBelow = snake !== "" && (cells.date !== undefined || rest === "");
    const [own = "", ...others] = isBelow ? [snake, rest] : rest.split(/\s+|[:：、]/);
    const note = others.filter(Boolean).join(" ");
    return [rowOf(line, { ...cells, date: cells.date ?? day, name: own || snake, note })];
  });
  return { name, rows: [{ line: 0, cells: columns.map((column) => columnLabels[column]) }, ...found], isList: false };
}

/** Splits "11/3 モモ 1240g、ハク 900g" into two lines; other commas do not split. */
function severalIn(text: string): string[] {
  const pieces = text.split(/\s*[、，;；]\s*/).filter(Boolean);
  const parts = pieces.map(partsOf);
  const isSeveral = pieces.length > 1 && parts.every(({ isRecord, cells, rest }) => isRecord && cells.grams && rest);
  const day = parts[0]?.cells.date ?? "";
  return isSeveral ? pieces.map((piece, i) => (parts[i]?.cells.date ? piece : `${day} ${piece}`)) : [text];
}

function snakeOf(text: string, split: SplitLine): Cells {
  const { name, sex, genes } = split(text);
  return { name: name || text, ...(sex !== "unknown" && { sex: sexLabels[sex] }), ...(name && { genotype: genes }) };
}

const rowOf = (line: number, cells: Cells): TableRow => ({ line, cells: columns.map((column) => cells[column] ?? "") });

function partsOf(text: string): { isRecord: boolean; rest: string; cells: Cells } {
  let rest = text.normalize("NFKC").replace(WEIGHT_LABEL, " ");
  const cells: Cells = {};
  const take = (column: Column & keyof Cells, pattern: RegExp) => {
    const [whole] = pattern.exec(rest) ?? [];
    if (whole === undefined) return;
    cells[column] = whole.trim();
    rest = rest.replace(whole, " ");
  };
  take("date", DAY);
  take("time", CLOCK);
  take("food", MEAL);
  take("outcome", OUTCOME);
  take("shed", SHED);
  take("cleaning", CLEANING);
  take("grams", WEIGHT);
  if (cells.outcome) cells.outcome = cells.outcome.replace(/^[をも、\s]+/, "");
  const isRecord = ["food", "outcome", "shed", "cleaning", "grams"].some((column) => column in cells);
  return {
    isRecord: isRecord && (!cells.food || isFood(cells)),
    rest: rest.replace(/\s+/g, " ").replace(EDGES, ""),
    cells,
  };
}

const isFood = ({ food = "", outcome = "" }: Cells) => foodIn(food).prey !== "" || outcomeIn(outcome) !== null;
