// 計算: parses both parents, calculates the pairing and reports everything not understood.

import type { Refusal } from "@borupa/genetics";
import {
  chanceWords,
  clutchOf,
  correctionLabel,
  crossHeadline,
  crossWithPauses,
  estimatedRecombination,
  type GeneBook,
  geneName,
  isOne,
  isZero,
  kinshipOf,
  type ListedLook,
  listLooks,
  maxLineLength,
  meanOf,
  type Pause,
  percentText,
  printAnimal,
  type Rational,
  readGenotype,
  readRecombination,
  shareOf,
  targetOfLook,
} from "@borupa/genetics";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { calculatorPath, type Query } from "#app/ui/genetics/calculator-path.ts";
import { warningViews } from "#app/ui/genetics/warning-view.ts";
import { maxGeneRows, rowsAtFirst, rowsOnPage, usualClutch } from "./limits.ts";
import { type LineReading, lineReading } from "./line-reading.ts";
import { isMine, readMine } from "./mine.ts";
import { ballOptions } from "./options.ts";
import { genotypeViews, lookViews, type Pairing, punnettView } from "./outcome-view.ts";
import {
  apartLinks,
  type CalculatorSource,
  noteSentence,
  type ParentBall,
  type ReadParent,
  readApart,
  readParent,
  splitCross,
} from "./parent.ts";
import {
  ballIdOf,
  type CrossQuery,
  type GeneRow,
  type Parameters,
  type ParentInput,
  quote,
  readCrossQuery,
  readText,
  type Side,
  sideNames,
} from "./query.ts";

export type CrossView = Extract<Awaited<ReturnType<typeof crossView>>, { ok: true }>["view"];

/** Number of looks to compute. A page lists the most likely ones, by sex if relevant; filtering by a gene needs more. */
const WORKED_OUT = 2 * rowsOnPage;
const SIFTED = 10 * rowsOnPage;

/** Calculates a pairing; refusals concern the combination of both parents. `see`: gene to filter the looks by, or "". */
async function crossView(pairing: Pairing, view: "look" | "genotype", see: string, pause?: Pause) {
  const { book, sire, dam, recombination, eggs } = pairing;
  const genotypeRows = view === "genotype" ? rowsOnPage : 0;
  const isSexLinked = [sire, dam].some(({ items }) => items.some(({ gene }) => book.locusOf.get(gene)?.sexLinked));
  const rows = see ? SIFTED : isSexLinked ? 2 * WORKED_OUT : WORKED_OUT;
  const result = await crossWithPauses(pause, book, sire, dam, { recombination, rows, genotypeRows });
  if (!result.ok) return result;
  const made = result.cross;
  const allLive = isOne(made.viable);
  const { all, shown, listed, isWhole, rest, seen } = listLooks(made, see, rowsOnPage);
  const left = view === "look" ? rest : made.remainder.genotypes;
  const laid = clutchOf(book, sire, dam, eggs, { recombination });
  const inClutch = (look: ListedLook) => {
    const atLeastOne = laid.ok ? laid.clutch.atLeastOne(targetOfLook(look)) : laid;
    return atLeastOne.ok ? atLeastOne.probability : null;
  };
  const count = withCommas(isWhole ? all.length : made.totals.looks);
  return {
    ok: true as const,
    view: {
      headline: crossHeadline(made, all, { eggs, count, clutchOf: inClutch }),
      sire: printAnimal(book, sire),
      dam: printAnimal(book, dam),
      totals: { looks: count, genotypes: withCommas(made.totals.genotypes) },
      rows: view === "look" ? lookViews(book, listed, inClutch, allLive) : genotypeViews(book, made, allLive),
      /** "ほかに531,391通り、合わせて12%"; null if every outcome is listed. */
      remainder:
        left.rows > 0n && !isZero(left.probability)
          ? `ほかに${withCommas(left.rows)}通り、合わせて${chanceWords(left.probability)}`
          : null,
      /** Genes that only some of the looks show, to filter by. `share`: of the eggs, "50%". */
      seen: seen.map(({ gene, share }) => ({
        gene,
        name: geneName(book, gene),
        share: share && percentText(share),
      })),
      /** The gene by which the looks are filtered, and their total share. */
      see:
        see === ""
          ? null
          : {
              gene: see,
              words: `${geneName(book, see)}が見える子は${withCommas(shown.length)}通り${isWhole ? `、合わせて${chanceWords(shareOf(shown))}、卵${eggs}個から平均${meanOf(shareOf(shown), eggs)}匹` : ""}`,
            },
      bySex: (view === "look" ? listed : made.genotypes).some((row) => row.sex !== undefined),
      allLive,
      ...warningViews(made.warnings),
      squares: made.perLocus.map(punnettView),
      recombination: made.recombination ? percentText(made.recombination) : null,
    },
  };
}

export interface ParentForm {
  line: string;
  ball: string;
  balls: string[];
  /** Visible rows, empty ones last. */
  rows: GeneRow[];
  /** The add button was pressed: focus the new row. */
  added: boolean;
}

export interface Refused {
  message: string;
  corrections: { label: string; to: string }[];
}

export interface CrossPage {
  tool: "cross";
  form: {
    sire: ParentForm;
    dam: ParentForm;
    recombination: string;
    eggs: number;
    view: "look" | "genotype";
    mine: string;
    path: string;
  };
  /** All genes, one per line. */
  genes: string;
  combos: string;
  result: CrossView | null;
  refused: Refused[];
  readings: LineReading[];
  /** Previous generations, first one first, with their URLs. */
  path: { words: string; to: string }[];
  problems: string[];
  /** Short URLs of this result: for sharing, and with the other view. `goOn`: the query of a young one as a parent. */
  links: { share: string; genotype: string; goOn: Query } | null;
}

/** Parses the crossover rate; falls back to the estimate, with a message if the input is invalid. */
export function recombinationOf(text: string): { rate: Rational; problems: string[] } {
  const read = text === "" ? { ok: true as const, rate: estimatedRecombination } : readRecombination(text);
  if (read.ok) return { rate: read.rate, problems: [] };
  const problem = `${read.message}${quote(text)}は使えないため、推定値の10%で計算しました。`;
  return { rate: estimatedRecombination, problems: [problem] };
}

function parentForm(input: ParentInput, balls: string[], ball: ParentBall | null, added: boolean): ParentForm {
  const wanted = added ? input.shown + 1 : input.rows.length;
  const length = Math.min(maxGeneRows, Math.max(rowsAtFirst, wanted));
  const rows = Array.from({ length }, (_, i): GeneRow => input.rows[i] ?? { gene: "", state: "visual" });
  return { line: input.line.slice(0, maxLineLength), ball: ball?.id ?? "", balls, rows, added };
}

/** Returns a parent's short URL parameter: the id of a snake, else the line. */
function parentAddress(input: ParentInput, ball: ParentBall | null, parent: ReadParent): string {
  const onlyBall = ball && !isMine(ball.id) && input.line === "" && input.rows.length === 0;
  return onlyBall ? `ball:${ball.id}` : parent.isEmpty ? "" : parent.line;
}

function refusedView(book: GeneBook, refusals: readonly Refusal[], side: Side, address: Query): Refused[] {
  return refusals.map((one) => ({
    message: `${sideNames[side]}：${one.message}`,
    corrections: [
      ...[one.pair ?? []].flat().map((pair) => ({
        label: `父 ${pair.sire} × 母 ${pair.dam}`,
        to: `${calculatorPath({ ...address, ...pair })}#result`,
      })),
      ...one.corrections.slice(0, 6).map(({ label, ignored = [] }) => ({
        label: correctionLabel({ label, ignored }),
        to: `${calculatorPath({
          ...address,
          [side]: label,
          ignored: [address.ignored, ...ignored].filter(Boolean).join("、"),
        })}#result`,
      })),
      ...apartLinks(one, book, address),
    ],
  }));
}

/** Describes unrecognised words of a parent and how the rest was read. */
function problemsOf(side: Side, { unknown, notes, isEmpty }: ReadParent): string[] {
  return [
    ...unknown.map(({ text, reason }) => `${sideNames[side]}の${quote(text)}：${reason}`),
    ...notes.map((note) => noteSentence(side, note)),
    ...(isEmpty ? [`${sideNames[side]}が空欄なので、ノーマルとして計算しています。`] : []),
  ];
}

async function calculate(
  book: GeneBook,
  query: CrossQuery,
  sire: ReadParent,
  dam: ReadParent,
  address: Query,
  pause: Pause | undefined,
) {
  const refusalsOf = ({ animal }: ReadParent, side: Side) => {
    const reading = readGenotype(book, animal, side);
    return reading.ok ? [] : refusedView(book, reading.refusals, side, address);
  };
  const refused = [...refusalsOf(sire, "sire"), ...refusalsOf(dam, "dam")];
  const recombination = recombinationOf(query.recombination);
  const problems = [...problemsOf("sire", sire), ...problemsOf("dam", dam), ...recombination.problems];
  const pairing = {
    book,
    sire: sire.animal,
    dam: dam.animal,
    recombination: recombination.rate,
    eggs: query.eggs,
  };
  const made = await crossView(pairing, query.view, book.genes.has(query.see) ? query.see : "", pause);
  return { result: made.ok ? made.view : null, refused, problems };
}

/** The longest paths give URLs of 2,000 characters. */
const mostGenerations = 8;

async function readPath(path: string, rest: Query, source: CalculatorSource): Promise<CrossPage["path"]> {
  const nameOf = async (parent: string) => (await source.findBall(ballIdOf(parent)))?.title ?? parent;
  const steps = path === "" ? [] : path.split("||").slice(-mostGenerations);
  const shown = steps.map(async (step, i) => {
    const [sire = "", dam = "", young = ""] = step.split("|");
    if (young === "") return [];
    const to = calculatorPath({ sire, dam, path: steps.slice(0, i).join("||"), ...rest });
    return [{ words: `${await nameOf(sire)} × ${await nameOf(dam)} → ${young}`, to: `${to}#result` }];
  });
  return (await Promise.all(shown)).flat();
}

/** Appends this generation, without the young one: the form that uses it as a parent sends it as `sire` or `dam`. */
function pathOnward(path: string, { sire, dam }: Record<Side, string>): string {
  const steps = [...(path === "" ? [] : path.split("||")), `${sire || "ノーマル"}|${dam || "ノーマル"}`];
  return steps.slice(-mostGenerations).join("||");
}

export async function crossPage(source: CalculatorSource, parameters: Parameters): Promise<CrossPage> {
  const { names, readLine } = source;
  const { book, apart } = readApart(source, parameters);
  const { inputs: query, note } = splitCross(book, readCrossQuery(parameters), readLine);
  const ignored = readText(parameters, "ignored", "除いた言葉");
  const problems = [
    ...parameters.problems,
    ...(note ? [note] : []),
    ...(ignored ? [`${quote(ignored)}は遺伝子の名前ではないものとして、除いて読みました。`] : []),
  ];
  const mine = readMine(book, parameters);
  const named = (id: string | null) => mine.balls.find((ball) => ball.id === id) ?? source.findBall(id);
  const [male, female] = await Promise.all([named(query.sire.ball), named(query.dam.ball)]);
  const males = ballOptions(source, "sire", male, mine.balls);
  const females = ballOptions(source, "dam", female, mine.balls);
  const settings = {
    r: query.recombination.slice(0, 20),
    n: query.eggs === usualClutch ? null : query.eggs,
    apart,
  };
  const page: CrossPage = {
    tool: "cross",
    form: {
      sire: parentForm(query.sire, males, male, query.add === "sire"),
      dam: parentForm(query.dam, females, female, query.add === "dam"),
      recombination: query.recombination.slice(0, 20),
      eggs: query.eggs,
      view: query.view,
      mine: mine.text,
      path: query.path,
    },
    ...names,
    result: null,
    refused: mine.refused,
    readings: (["sire", "dam"] as const).flatMap((side) =>
      lineReading(book, sideNames[side], query[side].line.slice(0, maxLineLength), readLine),
    ),
    path: await readPath(query.path, settings, source),
    problems,
    links: null,
  };
  if (!query.isRequested) return page;

  const sire = readParent(book, "sire", query.sire, male, readLine);
  const dam = readParent(book, "dam", query.dam, female, readLine);
  const address = {
    sire: sire.ok ? parentAddress(query.sire, male, sire.parent) : query.sire.line.slice(0, maxLineLength),
    dam: dam.ok ? parentAddress(query.dam, female, dam.parent) : query.dam.line.slice(0, maxLineLength),
    ...settings,
    path: query.path,
  };
  if (!sire.ok || !dam.ok) {
    const refused = [
      ...(sire.ok ? [] : refusedView(book, sire.refusals, "sire", { ...address, ignored })),
      ...(dam.ok ? [] : refusedView(book, dam.refusals, "dam", { ...address, ignored })),
    ];
    const open = refused.filter(({ corrections }) => corrections.length > 0);
    const final = refused.filter(({ corrections }) => corrections.length === 0).map(({ message }) => message);
    const read = (
      [
        ["sire", sire],
        ["dam", dam],
      ] as const
    ).flatMap(([side, one]) => (one.ok ? problemsOf(side, { ...one.parent, isEmpty: false }) : []));
    return { ...page, refused: [...page.refused, ...open], problems: [...problems, ...final, ...read] };
  }
  const answer = await calculate(book, query, sire.parent, dam.parent, address, source.pause);
  const kin = male && female ? kinshipOf((await source.collection()).pedigree, male.id, female.id) : null;
  return {
    ...page,
    ...answer,
    refused: [...page.refused, ...answer.refused],
    problems: [...problems, ...(kin?.isKin ? [kin.words] : []), ...answer.problems],
    links: {
      share: calculatorPath(address),
      genotype: `${calculatorPath({ ...address, view: "genotype" })}#result`,
      goOn: { path: pathOnward(query.path, address), ...settings },
    },
  };
}
