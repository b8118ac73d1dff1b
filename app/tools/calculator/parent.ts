// One parent of a pairing, put together from a ball of the site, a typed line and rows of genes.

import type { Animal, GeneBook, GenotypeItem, Maker, OrRefusals, Pedigree, Refusal } from "@borupa/genetics";
import { bookApart, doubtedGenes, geneName, lineRefusals, parseLine, printGenotype } from "@borupa/genetics";
import type { Sex } from "#app/kinds/ball/labels.ts";
import { calculatorPath, type Query } from "#app/ui/genetics/calculator-path.ts";
import { type Parameters, type ParentInput, quote, readText, type Side, sideNames } from "./query.ts";
import { readRowState } from "./row-state.ts";

/** A snake of the site, as far as a pairing needs it. */
export interface ParentBall {
  id: string;
  title: string;
  sex: Sex;
  genotype: readonly GenotypeItem[];
  /** How a male carries what is sex-linked, where that is known: no entry of the site says it, a visitor's line may. */
  makers?: Animal["makers"];
}

/** Said of the ball a parent is, which names itself, or of what was typed for one of the parents. */
interface ParentNote {
  about: "ball" | "line";
  text: string;
}

/** A note as a complete sentence. */
export function noteSentence(side: Side, { about, text }: ParentNote): string {
  return about === "ball" ? text : `${sideNames[side]}：${text}`;
}

export interface ReadParent {
  animal: Animal & { makers: Record<string, Maker> };
  /** As breeders write it; the line parser reads it back. */
  line: string;
  /** Genes and states of rows that mean nothing; of a line everything was read. */
  unknown: { text: string; reason: string }[];
  notes: ParentNote[];
  /** Nothing at all was said: an ordinary snake. */
  isEmpty: boolean;
}

export const makerWords: Record<Maker, string> = { male: "オスメーカー", female: "メスメーカー" };

export function animalOfBall({ genotype, makers = {} }: ParentBall): Animal {
  return { items: genotype, makers };
}

/** The printed genotype, with what is known of a sex-linked gene's phase in front. */
export function parentLine(book: GeneBook, { items, makers = {} }: Animal): string {
  const marked = Object.entries(makers).filter(([gene]) => items.some((item) => item.gene === gene));
  const rest = items.filter(({ gene }) => !marked.some(([other]) => other === gene));
  const own = marked.map(([gene, maker]) => {
    const item = items.filter((one) => one.gene === gene);
    return `${makerWords[maker]} ${printGenotype(book, item)}`;
  });
  const others = printGenotype(book, rest);
  return own.length === 0 ? others : [...own, others.replace(/^ノーマル ?/, "")].join(" ").trim();
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
      // Taken for a visual, an unreadable het would be a wrong animal.
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
 * `ball`: the snake that `input.ball` names, or null where it cannot be shown. Refused where the line is too long to read, leaves
 * open which animal it means (BEL, アザンティック, クラウソ), or says anything that cannot be read.
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
  const beside = [...(ball?.genotype ?? []), ...readRows(book, side, input, parent)];
  parent.animal.items = [...beside, ...parsed.line.items];
  const refusals = lineRefusals(book, parsed.line, beside);
  if (refusals.length > 0) return { ok: false, refusals };
  parent.line = parentLine(book, parent.animal);
  return { ok: true, parent };
}

const isEmptyInput = ({ line, ball, rows }: ParentInput) => line === "" && ball === null && rows.length === 0;

/**
 * Splits a cross typed into one box (モハベ×レッサー) into both parents where the other one is empty; `note` says how it was
 * read. Returns the inputs unchanged where no line crosses two animals, or the other parent is given as well.
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

/** The book that an address calculates with; `note` says which genes are apart from the group that the site puts them in. */
export function readApart(source: { book: GeneBook }, parameters: Parameters) {
  const group = readText(parameters, "apart", "分けて計算する遺伝子座");
  const book = bookApart(source.book, group);
  if (!book) return { book: source.book, apart: "" };
  const names = doubtedGenes(source.book, group).map((id) => geneName(book, id));
  const listed = `${names.slice(0, 3).join("・")}${names.length > 3 ? "など" : ""}`;
  parameters.problems.push(`${listed}は、それぞれ別の遺伝子座とみて計算しました。この分け方は確かではありません。`);
  return { book, apart: group };
}

/** The address that calculates a refused animal with the genes apart; none where that would not help. */
export function apartLinks({ apart, genes }: Refusal, book: GeneBook, address: Query) {
  if (!apart) return [];
  const doubted = doubtedGenes(book, apart).filter((id) => genes.includes(id));
  const label = `${doubted.map((id) => geneName(book, id)).join("・")}は別の遺伝子座`;
  return [{ label, to: calculatorPath({ ...address, apart }) }];
}

// Source of the calculator's answers: the server's database, or on a device the stored data.

/** Every snake a reverse search goes over, how many there are in all, and whose young they all are. */
export interface Collection {
  balls: readonly ParentBall[];
  total: number;
  pedigree: Pedigree;
}

export interface CalculatorSource {
  book: GeneBook;
  /** The form's long lists, each as one text (options-markup.ts). */
  names: { genes: string; combos: string };
  /** The newest snakes of the sex, to choose from: each a value and its label, as one text. */
  options: Readonly<Record<Side, readonly string[]>>;
  readLine: typeof parseLine;
  /** Null where visitors may not see it, and for what is no id at all. */
  findBall(id: string | null): Promise<ParentBall | null>;
  collection(): Promise<Collection>;
}
