// One parent of a pairing, from a ball of the site, a typed line and gene rows.

import type { Animal, GeneBook, GenotypeItem, Maker, OrRefusals, Pause, Pedigree, Refusal } from "@borupa/genetics";
import { bookApart, doubtedGenes, geneName, lineRefusals, parseLine, printAnimal } from "@borupa/genetics";
import type { Sex } from "#app/kinds/ball/labels.ts";
import { calculatorPath, type Query } from "#app/ui/genetics/calculator-path.ts";
import { type Parameters, type ParentInput, quote, readText, type Side, sideNames } from "./query.ts";
import { readRowState } from "./row-state.ts";

export interface ParentBall {
  id: string;
  title: string;
  sex: Sex;
  genotype: readonly GenotypeItem[];
  /** How a male carries sex-linked genes, if known; only a visitor's line can state it. */
  makers?: Animal["makers"];
}

/** A remark about a ball, which names itself, or about the typed line. */
interface ParentNote {
  about: "ball" | "line";
  text: string;
}

export function noteSentence(side: Side, { about, text }: ParentNote): string {
  return about === "ball" ? text : `${sideNames[side]}：${text}`;
}

export interface ReadParent {
  animal: Animal & { makers: Record<string, Maker> };
  /** In breeders' notation; parses back to the same animal. */
  line: string;
  /** Invalid genes and states of rows. */
  unknown: { text: string; reason: string }[];
  notes: ParentNote[];
  /** Nothing was entered: a normal snake. */
  isEmpty: boolean;
}

export function animalOfBall({ genotype, makers = {} }: ParentBall): Animal {
  return { items: genotype, makers };
}

function readRows(book: GeneBook, side: Side, { rows }: ParentInput, parent: ReadParent): GenotypeItem[] {
  return rows.flatMap(({ gene, state }) => {
    const known = book.genes.get(gene);
    if (!known) {
      parent.unknown.push({ text: gene, reason: "図鑑にない遺伝子です。" });
      return [];
    }
    const read = readRowState(state);
    if (!read) {
      // An unreadable het taken as a visual would be a different animal.
      const reason = `状態${quote(state)}は読み取れません。この遺伝子は計算に入れていません。`;
      parent.unknown.push({ text: known.nameJa, reason });
      return [];
    }
    if (read.maker && book.locusOf.get(gene)?.sexLinked && side === "sire") {
      parent.animal.makers[gene] = read.maker;
    } else if (read.maker) {
      const text = `${known.nameJa}は「表現」として読みました。オスメーカー・メスメーカーは、父の伴性の遺伝子だけのものです。`;
      parent.notes.push({ about: "line", text });
    }
    return [{ gene, ...read.item }];
  });
}

/**
 * `ball`: the snake named by `input.ball`, or null if not visible. Refuses lines that are too long, ambiguous (BEL, アザンティック,
 * クラウソ) or partly unreadable.
 */
export function readParent(
  book: GeneBook,
  side: Side,
  input: ParentInput,
  ball: ParentBall | null,
  readLine = parseLine,
): OrRefusals<{ parent: ReadParent }> {
  const parsed = readLine(book, input.line);
  if (!parsed.ok) return parsed;
  const parent: ReadParent = {
    animal: { items: [], makers: { ...ball?.makers, ...parsed.line.makers } },
    line: "",
    unknown: [],
    notes: parsed.line.notes.map((text) => ({ about: "line", text })),
    isEmpty: isEmptyInput(input),
  };
  if (input.ball !== null && !ball) {
    const text = `個体${quote(input.ball)}は見つかりません。公開が終わったか、IDが違います。`;
    parent.notes.push({ about: "ball", text });
  }
  if (ball && ball.sex !== "unknown" && (ball.sex === "male") !== (side === "sire")) {
    const registered = ball.sex === "male" ? "オス" : "メス";
    const text = `個体${quote(ball.title)}は${registered}として登録されています。そのまま${sideNames[side]}として計算しました。`;
    parent.notes.push({ about: "ball", text });
  }
  const chosen = [...(ball?.genotype ?? []), ...readRows(book, side, input, parent)];
  parent.animal.items = [...chosen, ...parsed.line.items];
  const refusals = lineRefusals(book, parsed.line, chosen);
  if (refusals.length > 0) return { ok: false, refusals };
  parent.line = printAnimal(book, parent.animal);
  return { ok: true, parent };
}

const isEmptyInput = ({ line, ball, rows }: ParentInput) => line === "" && ball === null && rows.length === 0;

/**
 * Splits a cross typed into one box (モハベ×レッサー) into both parents if the other is empty; `note` says how. Returns the
 * inputs unchanged otherwise.
 */
export function splitCross<Inputs extends Record<Side, ParentInput>>(
  book: GeneBook,
  inputs: Inputs,
  readLine = parseLine,
): { inputs: Inputs; note: string | null } {
  for (const side of ["sire", "dam"] as const) {
    const [own, other] = [inputs[side], inputs[side === "sire" ? "dam" : "sire"]];
    if (own.line === "" || own.ball !== null || own.rows.length > 0 || !isEmptyInput(other)) continue;
    const parsed = readLine(book, own.line);
    const pair = parsed.ok ? parsed.line.unsettled.animals : null;
    if (!pair) continue;
    const { sire, dam } = inputs;
    return {
      inputs: { ...inputs, sire: { ...sire, line: pair.sire }, dam: { ...dam, line: pair.dam } },
      note: `${quote(own.line)}を、父${quote(pair.sire)}、母${quote(pair.dam)}の掛け合わせとして読みました。`,
    };
  }
  return { inputs, note: null };
}

/** Returns the gene book for the URL's `apart` parameter, with a message about the separated genes. */
export function readApart(source: { book: GeneBook }, parameters: Parameters) {
  const group = readText(parameters, "apart", "分けて計算する遺伝子座");
  const book = bookApart(source.book, group);
  if (!book) return { book: source.book, apart: "" };
  const names = doubtedGenes(source.book, group).map((id) => geneName(book, id));
  const listed = `${names.slice(0, 3).join("・")}${names.length > 3 ? "など" : ""}`;
  parameters.problems.push(`${listed}は、それぞれ別の遺伝子座とみて計算しました。この分け方は確かではありません。`);
  return { book, apart: group };
}

/** Returns the URL that calculates a refused animal with separated genes; empty if that would not help. */
export function apartLinks({ apart, genes }: Refusal, book: GeneBook, address: Query) {
  if (!apart) return [];
  const doubted = doubtedGenes(book, apart).filter((id) => genes.includes(id));
  const label = `${doubted.map((id) => geneName(book, id)).join("・")}は別の遺伝子座`;
  return [{ label, to: calculatorPath({ ...address, apart }) }];
}

// Data source of the calculator: the server's database, or stored data on a device.

/** Snakes for a reverse search, their total number, and their pedigree. */
export interface Collection {
  balls: readonly ParentBall[];
  total: number;
  pedigree: Pedigree;
}

export interface CalculatorSource {
  book: GeneBook;
  /** The form's long option lists, serialised (options-markup.ts). */
  names: { genes: string; combos: string };
  /** The newest snakes of each sex as serialised options. */
  options: Readonly<Record<Side, readonly string[]>>;
  readLine: typeof parseLine;
  findBall(id: string | null): Promise<ParentBall | null>;
  collection(): Promise<Collection>;
  pause?: Pause;
}
