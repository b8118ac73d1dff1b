// Converts memo lines to a table: "11/3 モモ 1240g", a name above its days, or one snake per line.

import { type GeneBook, readListed, readOwnLine } from "@borupa/genetics";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import { DAYS_SAID } from "#app/platform/site/japanese-date.ts";
import type { Table, TableRow } from "#app/platform/tables/table.ts";
import { type Column, columnLabels, columnsOf } from "./columns.ts";
import type { MemoLines } from "./guess.ts";
import { doneIn, foodIn, isOfList, MARK, NOT_DONE, nameByGenes, OUTCOME, outcomeIn, shedIn } from "./values.ts";

const BULLET = /^(?:[-*+①-⑳・●○■□◆◇•▪▶☑✅]\uFE0F?\s*|\d{1,2}[.)]\s+|\[[ x]\]\s*)+/iu;
const DAY =
  /(?<![\d.])(?:(?:(?:19|20)\d\d|[rh]\d{1,2}|令和\d{1,2}|'?\d\d)(?:年|[/.-])\s?\d{1,2}(?:月|[/.-])\s?\d{1,2}日?|\d{1,2}(?:月\s?\d{1,2}日|\/\d{1,2})|\d{8})(?:\s*[（(][月火水木金土日][）)])?(?![\d/])/i;
const SAID_DAY = new RegExp(String.raw`(?<!\S)(?:${DAYS_SAID.join("|")})(?=[\s、:：]|$)`);
/** Beside a date that is no day of a record. */
const BIRTH = /生まれ|産まれ|ハッチ|孵化|誕生|生年月日|迎え|入手|購入|born|hatch|acquired|\bdob\b/i;
const CLOCK = /(?<!\d)\d{1,2}:\d{2}(?!\d)/;
const WEIGHT = /(?<![\d.])\d[\d,.]*\s*(?:kg|g|グラム|oz|lbs?)(?![a-zの])/i;
const WEIGHT_LABEL = /(?:体重|計量|測定)(?:は|が)?\s*[:：]?\s*(?=\d)/g;
/** A weight after its label, with or without a unit; other figures may be food. */
const LABELLED = /(?<=(?:体重|計量|測定)(?:は|が)?\s*:?\s*)\d[\d,.]*\s*(?:kg|g|グラム|oz|lbs?)?(?=[\s、。]|$)/i;
const MEAL =
  /(?:(?:冷凍|解凍)?(?:アダルト|ピンク|ホッパー|ファジー)?(?:マウス|ラット|ヒヨコ|ウズラ)|\b(?:mouse|mice|rats?|chicks?|quails?)\b)\s*(?:[smlSML]{1,2}(?![a-z])|ピンク|ホッパー|ファジー|アダルト|パップ)?\s*(?:\d+\s*[匹羽]|[x×]\s*\d+)?(?:\s*\d+(?:\.\d+)?\s*g)?/i;
const STOOL = /(?<=^|\s)(?:フン|ふん|糞|うんち|ウンチ|便|尿酸|便と尿酸)(?:だけ|のみ)?(?=\s*$)/;
/** Matches an event with まだ, 予定 and the like after it: such a line is no record of it. */
const doneOrNot = (words: string) =>
  new RegExp(String.raw`(?:${words})(?:[^\s\d、。]{0,4}?\s?(?:${NOT_DONE.source}))?`);
const SHED = doneOrNot("(?:目が)?白濁|脱皮(?:不全|の?残り|失敗|した|完了|きれい|後)?");
const CLEANING = doneOrNot("(?:掃除|清掃|床材交換)(?:した|済み?)?");
const EDGES = /^[\s:：,、。・/／-]+|[\s:：,、・/／-]+$/g;

/** A place before what is kept there, or alone: ラックA, ラックB-3, 棚3, 2段目. */
const PLACE =
  /^(?:(?:ラック|棚|ケージ|ケース|タブ|引き?出し|水槽|rack|shelf|tub|cage)[\s_-]?[\da-z上中下左右]{0,3}(?:-\d{1,2})?(?:番|号|段目?)?|[a-z\d]{1,2}(?:棚|ラック|段目?)|[上中下]段)(?=$|[\s:：／/])/i;
const placeIn = (text: string) => PLACE.exec(text.normalize("NFKC"))?.[0] ?? "";
const isNoAnimal = (text: string) => isOfList(text) || (text !== "" && placeIn(text).length === text.length);

const columns = [
  "name",
  "number",
  "sex",
  "genotype",
  "birth",
  "price",
  "enclosure",
  "date",
  "time",
  "grams",
  "outcome",
  "food",
  "shed",
  "cleaning",
  "stool",
  "note",
] as const;
type Cells = Partial<Record<(typeof columns)[number], string>>;

const linesOf = ({ rows }: Table) =>
  rows.map(({ line, cells }) => ({ line, text: (cells[0] ?? "").normalize("NFC").replace(BULLET, "").trim() }));

interface Line {
  line: number;
  text: string;
}

/** Joins each animal's lines of name, genes and figures, if all lines with genes, two or more, follow a name. */
function joined(lines: Line[], book: GeneBook | null): Line[] {
  const isDay = ({ isRecord, cells }: ReturnType<typeof partsOf>) => isRecord && cells.date;
  if (!book || lines.some(({ text }) => isDay(partsOf(text)))) return lines;
  const read = lines.map((one) => ({ ...one, ...readListed(book, one.text), isOther: isNoAnimal(one.text) }));
  const animals = read.flatMap(({ cells: { genotype: name, birth, grams, price }, sex, hasGene, isOther, line }, i) => {
    const genes = read[i + 1];
    const isName = name !== "" && !hasGene && !isOther && !(birth ?? grams ?? price);
    if (!isName || !genes?.hasGene || genes.cells.name || genes.cells.number || genes.cells.price) return [];
    const end = read.findIndex((one, at) => at > i + 1 && (one.cells.genotype !== "" || one.isOther));
    const own = read.slice(i + 1, end < 0 ? undefined : end);
    const words = own.flatMap(({ cells: { genotype, note, birth, grams, price }, sex, text }) => [
      ...[genotype, birth, grams, price, sex === "unknown" ? "" : sexLabels[sex]],
      /[:：]/.test(text) ? "" : note,
    ]);
    const said = sex === "unknown" ? "" : `（${sexLabels[sex]}）`;
    return [{ line, text: `${name}${said}：${words.filter(Boolean).join(" ")}`, end: own.at(-1)?.line ?? line }];
  });
  if (animals.length < 2 || animals.length !== read.filter(({ hasGene }) => hasGene).length) return lines;
  const isJoined = ({ line }: Line) => animals.some((one) => one.line < line && line <= one.end);
  return lines.flatMap((one) => animals.find(({ line }) => line === one.line) ?? (isJoined(one) ? [] : [one]));
}

/** Guesses what most of the lines contain. */
export function memoLines(table: Table, book: GeneBook | null): MemoLines {
  const lines = linesOf(table);
  if (joined(lines, book).length < lines.length) return "snakes";
  if (!lines.some(({ text }) => partsOf(text).isRecord)) return "snakes";
  const sample = lines.slice(0, SAMPLE);
  const isListed = (text: string) => book !== null && readListed(book, text).isListed;
  const listed = sample.filter(({ text }) => isListed(text)).length;
  const records = sample.filter(({ text }) => partsOf(text).isRecord && !isListed(text)).length;
  return listed > records ? "snakes" : "records";
}

const SAMPLE = 200;

/** Without the gene book, a snake's whole line is its name. `named`: lines chosen as names. */
export function memoTable(table: Table, book: GeneBook | null, as: MemoLines, named: readonly number[]): Table {
  const found = as === "snakes" ? snakesIn(table, book) : recordsIn(table, book, named);
  const has = (column: keyof Cells) => found.some(({ cells }) => cells[column]);
  // The day of weights alone is asked for.
  const needsDate = (["food", "outcome", "shed", "cleaning", "stool"] as const).some(has);
  const used = columns.filter((column) => has(column) || (column === "date" && needsDate));
  const rows = found.map(
    ({ line, cells, isDoubtful = false }): TableRow => ({
      ...{ line, isDoubtful },
      cells: used.map((column) => cells[column] ?? ""),
    }),
  );
  const heading = { line: 0, cells: used.map((column) => columnLabels[column]) };
  return { name: table.name, rows: [heading, ...rows], isList: false };
}

interface MemoRow {
  line: number;
  cells: Cells;
  isDoubtful?: boolean;
}

type Listed = ReturnType<typeof readListed>;

/** Returns whether something identifies an animal; a price or date alone may be the list's. */
function isAnimal(text: string, { cells, sex, hasGene, isListed, isOneWord }: Listed): boolean {
  if (isListed || isNoAnimal(text)) return isListed;
  const isNamed = cells.name !== "" || cells.number !== "";
  if (hasGene) return isNamed || !isOneWord;
  return (isNamed || cells.genotype !== "") && (sex !== "unknown" || cells.grams !== undefined);
}

function snakesIn(table: Table, book: GeneBook | null): MemoRow[] {
  const unnamed = new Map<string, number>();
  let above: string | undefined;
  const lines = joined(linesOf(table), book).map((one) => ({ ...one, listed: book && readListed(book, one.text) }));
  // One name per line, even if some are also genes.
  const animals = lines.flatMap(({ text, listed }) => (listed && isAnimal(text, listed) ? [listed] : []));
  const isNames = animals.length === 0;
  const isOfGenes = animals.some(({ hasGene, cells: { name, number } }) => hasGene && !name && !number);
  return lines.flatMap(({ line, text, listed }): MemoRow[] => {
    if (!listed) return [{ line, cells: { name: text }, isDoubtful: isNoAnimal(text) }];
    const { sex, hasGene, isOneWord, isRemark, isSeveral } = listed;
    const { name: called, number, genotype, ...others } = listed.cells;
    const enclosure = placeIn(called);
    const name = called.slice(enclosure.length).trim();
    const own = sex === "unknown" ? undefined : sexLabels[sex];
    if (placeIn(genotype)) return [{ line, cells: { name: text }, isDoubtful: true }];
    const isFound = isAnimal(text, listed) || (isOfGenes && hasGene && isOneWord && !isNoAnimal(text));
    const hasFigures = others.price !== undefined || others.grams !== undefined;
    // A sex alone applies to the lines below.
    if (own !== undefined && !isFound && !hasFigures && (genotype === "" || isNoAnimal(text))) {
      above = own;
      return [];
    }
    const read: Cells = { ...others, number, sex: own ?? above, ...(enclosure && { enclosure }) };
    const isWord = hasGene || (genotype === "" && !isRemark);
    if (!isFound && isWord && !isNoAnimal(text)) return [{ line, cells: { name: text, sex: above } }];
    if (!isFound && (!isNames || isRemark || isNoAnimal(text)))
      return [{ line, cells: { ...read, name: text, note: "" }, isDoubtful: true }];
    if (!hasGene) return [{ line, cells: { ...read, name: name || genotype } }];
    if (isSeveral) return [{ line, cells: { ...read, name: text, genotype }, isDoubtful: true }];
    if (name || number) return [{ line, cells: { ...read, name, genotype } }];
    return [{ line, cells: { ...read, genotype, name: nameByGenes(genotype, unnamed) } }];
  });
}

/** A remark rather than a name: 今日は少し元気がない。 */
const SENTENCE = /[。！？!?]|[はがをにでも].{3,}(?:[たいるだ]|です|ます|そう|よう|かも|中)$/;

function recordsIn(table: Table, book: GeneBook | null, named: readonly number[]): MemoRow[] {
  let [snake, day, last] = ["", "", ""];
  const lines = linesOf(table).flatMap(({ line, text }) =>
    severalIn(text).map((one) => ({ line, text: one, ...partsOf(one) })),
  );
  const records = lines.filter(({ isRecord }) => isRecord);
  // Names on the lines of records: what is above them is a title.
  const areLed = records.filter(({ isLed }) => isLed).length * 2 > records.length;
  return lines.flatMap(({ line, text, isRecord, isUnclear, rest, cells }, i): MemoRow[] => {
    if (!isRecord) {
      // A date or name alone applies to the lines below.
      const isDated = cells.date !== undefined && !BIRTH.test(rest);
      if (isDated) [day, last] = [cells.date ?? "", ""];
      if (rest === "") return [];
      const [, label = "", value = ""] = /^([^:：]+)[:：]\s*(.+)$/.exec(rest) ?? [];
      const [fact] = columnsOf([label], columns); // 名前：ハナ, 性別：♀
      if (fact === "name") [snake, last] = [value, ""];
      if (fact && snake) {
        const own = fact === "note" && (last || day) ? { date: last || day } : {};
        return [{ line, cells: { ...own, name: snake, [fact]: value } }];
      }
      const next = lines.slice(i + 1).find((one) => one.isRecord || !SENTENCE.test(one.rest));
      const isOwn = next?.isRecord === true && (next.cells.date !== undefined || next.rest === "");
      if (snake !== "" && last !== "" && isOwn && SENTENCE.test(rest) && !named.includes(line)) {
        return [{ line, cells: { date: cells.date ?? last, name: snake, note: text } }];
      }
      const below = lines.slice(i + 1).find((one) => one.isRecord || one.rest !== "");
      // Words with a day among other days: asked about, and the days below stay the snake's.
      const isAmong = below?.isRecord ? below.cells.date !== undefined : snake !== "";
      if (isDated && isAmong && !named.includes(line)) return [{ line, cells: { name: text }, isDoubtful: true }];
      last = "";
      const isName = below?.isRecord === true && !areLed && !isNoAnimal(rest);
      const called = isDated ? rest : rest.replace(BIRTH, "").trim();
      snake = isName || named.includes(line) ? (book && readOwnLine(book, called).name) || called : "";
      return isName ? [] : [{ line, cells: { name: snake || text }, isDoubtful: true }];
    }
    last = cells.date ?? last;
    const isBelow = snake !== "" && (cells.date !== undefined || rest === "");
    const [own = "", ...others] = isBelow ? [snake, rest] : rest.split(/\s+|[:：、]/);
    const note = others.filter(Boolean).join(" ");
    if (isUnclear || (!isBelow && own !== "" && isNoAnimal(own)))
      return [{ line, cells: { name: text }, isDoubtful: true }];
    return [
      { line, cells: { ...cells, date: cells.date ?? (isBelow && last ? last : day), name: own || snake, note } },
    ];
  });
}

/** Splits "11/3 モモ 1240g、ハク 900g" into two lines; other commas do not split. */
function severalIn(text: string): string[] {
  const pieces = text.split(/\s*[、，;；]\s*/).filter(Boolean);
  const parts = pieces.map(partsOf);
  const isSeveral = pieces.length > 1 && parts.every(({ isRecord, cells, rest }) => isRecord && cells.grams && rest);
  const day = parts[0]?.cells.date ?? "";
  return isSeveral ? pieces.map((piece, i) => (parts[i]?.cells.date ? piece : `${day} ${piece}`)) : [text];
}

interface Parts {
  isRecord: boolean;
  /** Other words, such as a name, come before what is recorded. */
  isLed: boolean;
  /** Two weights, of which one may be food or an earlier one, or two results of a meal. */
  isUnclear: boolean;
  rest: string;
  cells: Cells;
}

function partsOf(text: string): Parts {
  const plain = text.normalize("NFKC");
  const labelled = LABELLED.exec(plain)?.[0];
  let rest = plain.replace(labelled ? new RegExp(`${WEIGHT_LABEL.source}${labelled}`) : WEIGHT_LABEL, " ");
  const cells: Cells = labelled ? { grams: labelled } : {};
  const take = (column: Column & keyof Cells, pattern: RegExp, isRead = (_: string) => true) => {
    const [whole, own = whole] = pattern.exec(rest) ?? [];
    if (whole === undefined || own === undefined || !isRead(own)) return;
    cells[column] = own.trim();
    rest = rest.replace(whole, " ");
  };
  take("date", DAY);
  if (!cells.date) take("date", SAID_DAY);
  take("time", CLOCK);
  const start = rest.replace(EDGES, "");
  take("food", MEAL);
  take("outcome", OUTCOME);
  const [joined = "", other = ""] = (cells.outcome && OUTCOME.exec(rest)) || [];
  if (outcomeIn(other) === "vomited") {
    cells.outcome = other;
    rest = rest.replace(joined, " ");
  }
  if (cells.date && !cells.outcome) take("outcome", MARK);
  if (cells.date) take("stool", STOOL);
  take("shed", SHED, (word) => shedIn(word) !== null);
  take("cleaning", CLEANING, (word) => doneIn(word) !== null);
  if (!labelled) take("grams", WEIGHT);
  rest = rest
    .replace(/(?<=^|\s)[とも](?=\s|$)/g, " ")
    .replace(/\s+/g, " ")
    .replace(EDGES, "");
  if (cells.shed && /残|不全|切れ|破れ|失敗/.test(rest)) cells.shed += ` ${rest}`;
  const isRecord = ["food", "outcome", "shed", "cleaning", "stool", "grams"].some((column) => column in cells);
  return {
    isRecord: isRecord && (!cells.food || isFood(cells)),
    isLed: rest !== "" && start.startsWith(rest.split(" ")[0] ?? ""),
    isUnclear:
      (!labelled && cells.grams !== undefined && WEIGHT.test(rest)) ||
      (other !== "" && outcomeIn(other) !== outcomeIn(cells.outcome ?? "")),
    rest,
    cells,
  };
}

const isFood = ({ food = "", outcome = "" }: Cells) => foodIn(food).prey !== "" || outcomeIn(outcome) !== null;
