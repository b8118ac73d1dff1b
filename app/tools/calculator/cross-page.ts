// The first tool, 計算: both parents read, the pairing calculated, and everything that was not understood named.

import type { Refusal } from "@borupa/genetics";
import {
  clutchOf,
  compare,
  cross,
  estimatedRecombination,
  type GeneBook,
  geneName,
  isOne,
  isZero,
  maxLineLength,
  percentText,
  type Rational,
  readGenotype,
  readRecombination,
  seenItems,
  targetOfLook,
  zero,
} from "@borupa/genetics";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { calculatorPath, type Query } from "#app/ui/genetics/calculator-path.ts";
import { chanceWords } from "#app/ui/genetics/chance.ts";
import { correctionLabel } from "#app/ui/genetics/correction-label.ts";
import { type WarningView, warningViews } from "#app/ui/genetics/warning-view.ts";
import { crossHeadline } from "./cross-headline.ts";
import { maxGeneRows, rowsAtFirst, rowsOnPage, usualClutch } from "./limits.ts";
import { type LineReading, lineReading } from "./line-reading.ts";
import { foldSexes, type ListedLook, meanOf, remainderOf, shareOf, shows } from "./listed-looks.ts";
import { isMine, readMine } from "./mine.ts";
import { ballOptions } from "./options.ts";
import {
  genotypeViews,
  lookViews,
  type OutcomeView,
  type Pairing,
  type PunnettView,
  punnettView,
} from "./outcome-view.ts";
import {
  apartLinks,
  type CalculatorSource,
  noteSentence,
  type ParentBall,
  parentLine,
  type ReadParent,
  readApart,
  readParent,
  splitCross,
} from "./parent.ts";
import {
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
// A pairing as the page shows it: the main sentence, warnings, rows and squares, all plain data.
export interface CrossView {
  headline: string;
  sire: string;
  dam: string;
  totals: { looks: string; genotypes: string };
  rows: OutcomeView[];
  /** "ほかに531,391通り、合わせて12%"; null where every outcome is listed. */
  remainder: string | null;
  /** Genes that some looks show and others do not: one can ask for those looks alone. `share`: of the eggs, "50%". */
  seen: { gene: string; name: string; share: string | null }[];
  /** The gene that the listed looks were filtered by, and what they come to. */
  see: { gene: string; words: string } | null;
  bySex: boolean;
  allLive: boolean;
  health: WarningView[];
  remarks: string[];
  squares: PunnettView[];
  recombination: string | null;
}

/** So many looks are worked out, of which a page lists the likeliest, and of each sex where it matters; for one gene's alone it is sifted from more. */
const WORKED_OUT = 2 * rowsOnPage;
const SIFTED = 10 * rowsOnPage;

/** Calculates and words one pairing; the refusals are those of both parents together. `see`: the gene that listed looks show, or "". */
function crossView(
  pairing: Pairing,
  view: "look" | "genotype",
  see = "",
): { ok: true; view: CrossView } | { ok: false; refusals: Refusal[] } {
  const { book, sire, dam, recombination, eggs } = pairing;
  const genotypeRows = view === "genotype" ? rowsOnPage : 0;
  const isSexLinked = [sire, dam].some(({ items }) => items.some(({ gene }) => book.locusOf.get(gene)?.sexLinked));
  const rows = see ? SIFTED : isSexLinked ? 2 * WORKED_OUT : WORKED_OUT;
  const result = cross(book, sire, dam, { recombination, rows, genotypeRows });
  if (!result.ok) return result;
  const made = result.cross;
  const allLive = isOne(made.viable);
  const looks = foldSexes(made.looks);
  const shown = see ? looks.filter((look) => shows(look, see)) : looks;
  const listed = shown.slice(0, rowsOnPage);
  const beyond = remainderOf(shown, listed, see ? nothing : made.remainder.looks);
  const left = view === "look" ? beyond : made.remainder.genotypes;
  const laid = clutchOf(book, sire, dam, eggs, { recombination });
  const inClutch = (look: ListedLook) => {
    const atLeastOne = laid.ok ? laid.clutch.atLeastOne(targetOfLook(look)) : laid;
    return atLeastOne.ok ? atLeastOne.probability : null;
  };
  const isWhole = isZero(made.remainder.looks.probability);
  return {
    ok: true,
    view: {
      headline: crossHeadline(
        { ...made, remainder: { ...made.remainder, looks: remainderOf(looks, looks, made.remainder.looks) } },
        looks,
        eggs,
        inClutch,
      ),
      sire: parentLine(book, sire),
      dam: parentLine(book, dam),
      totals: {
        looks: withCommas(isWhole ? looks.length : made.totals.looks),
        genotypes: withCommas(made.totals.genotypes),
      },
      rows: view === "look" ? lookViews(book, listed, inClutch, allLive) : genotypeViews(book, made, allLive),
      remainder:
        left.rows > 0n && !isZero(left.probability)
          ? `ほかに${withCommas(left.rows)}通り。合わせて${chanceWords(left.probability)}`
          : null,
      seen: seenGenes(looks, isWhole).map(({ gene, share }) => ({
        gene,
        name: geneName(book, gene),
        share: share && percentText(share),
      })),
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

const nothing = { rows: 0n, probability: zero };

/** The genes that part the looks: those that some show and others do not, the rarest first; what they come to where all are known. */
function seenGenes(looks: readonly ListedLook[], isWhole: boolean): { gene: string; share: Rational | null }[] {
  const genes = new Set(looks.flatMap((look) => seenItems(look).map(({ gene }) => gene)));
  const parting = [...genes]
    .map((gene) => ({ gene, showing: looks.filter((look) => shows(look, gene)) }))
    .filter(({ showing }) => showing.length < looks.length);
  return parting
    .map(({ gene, showing }) => ({ gene, sum: shareOf(showing) }))
    .sort((a, b) => compare(a.sum, b.sum))
    .map(({ gene, sum }) => ({ gene, share: isWhole ? sum : null }));
}

export interface ParentForm {
  line: string;
  ball: string;
  /** Each a value and its label, as one text. */
  balls: string[];
  /** The rows to show, empty ones at the end. */
  rows: GeneRow[];
  /** The button for one more row was pressed: the new row takes the focus. */
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
    /** The visitor's own snakes, as typed. */
    mine: string;
    /** See `readPath`. */
    path: string;
  };
  /** All of them, one a line. */
  genes: string;
  /** Further names for completing a line while typing: one per line. */
  combos: string;
  result: CrossView | null;
  refused: Refused[];
  /** The typed lines, with what was read as what. */
  readings: LineReading[];
  /** The generations before this pairing, the first one first, each with the address it was asked by. */
  path: { words: string; to: string }[];
  problems: string[];
  /** Short addresses of this result: to share, and with the other view. */
  links: { share: string; look: string; genotype: string } | null;
  /** The same with the looks alone that show a gene. */
  seeLinks: { gene: string; to: string }[];
}

/** The rate as typed, or the estimate where it is missing or means nothing, with a sentence about that. */
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

/** How one parent is written in a short address: a ball alone by its id, anything else as a line. */
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

/** Unrecognised words of a parent, and how the rest was read. */
function problemsOf(side: Side, { unknown, notes, isEmpty }: ReadParent): string[] {
  return [
    ...unknown.map(({ text, reason }) => `${sideNames[side]}の${quote(text)}：${reason}`),
    ...notes.map((note) => noteSentence(side, note)),
    ...(isEmpty ? [`${sideNames[side]}が空なので、ノーマルとして計算しています。`] : []),
  ];
}

function calculate(book: GeneBook, query: CrossQuery, sire: ReadParent, dam: ReadParent, address: Query) {
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
  const made = crossView(pairing, query.view, book.genes.has(query.see) ? query.see : "");
  return { result: made.ok ? made.view : null, refused, problems };
}

/** The generations of an address: each "sire|dam|young", parted by "||". The longest paths end in an address of 2,000 letters. */
const mostGenerations = 8;

function readPath(path: string): CrossPage["path"] {
  const steps = path === "" ? [] : path.split("||").slice(-mostGenerations);
  return steps.flatMap((step, i) => {
    const [sire = "", dam = "", young = ""] = step.split("|");
    if (young === "") return [];
    const to = calculatorPath({ sire, dam, path: steps.slice(0, i).join("||") });
    return [{ words: `${sire || "ノーマル"} × ${dam || "ノーマル"} → ${young}`, to: `${to}#result` }];
  });
}

/** Where a young one goes on as a parent, as father or as mother. */
function goingOn(
  path: string,
  { sire, dam, apart }: Record<Side | "apart", string>,
  young: string,
): Record<Side, string> {
  const steps = [...(path === "" ? [] : path.split("||")), [sire, dam, young].join("|")].slice(-mostGenerations);
  const address = (side: Side) => `${calculatorPath({ [side]: young, path: steps.join("||"), apart })}#${side}`;
  return { sire: address("sire"), dam: address("dam") };
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
    path: readPath(query.path),
    problems,
    links: null,
    seeLinks: [],
  };
  if (!query.isRequested) return page;

  const sire = readParent(book, "sire", query.sire, male, readLine);
  const dam = readParent(book, "dam", query.dam, female, readLine);
  const address = {
    sire: sire.ok ? parentAddress(query.sire, male, sire.parent) : query.sire.line.slice(0, maxLineLength),
    dam: dam.ok ? parentAddress(query.dam, female, dam.parent) : query.dam.line.slice(0, maxLineLength),
    r: query.recombination.slice(0, 20),
    n: query.eggs === usualClutch ? null : query.eggs,
    path: query.path,
    apart,
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
  const share = calculatorPath(address);
  const goOn = (line: string) => goingOn(query.path, address, line);
  const answer = calculate(book, query, sire.parent, dam.parent, address);
  const rows = answer.result?.rows.map((row) => ({ ...row, goOn: row.viable ? goOn(row.line) : null }));
  return {
    ...page,
    ...answer,
    result: answer.result && { ...answer.result, rows: rows ?? [] },
    refused: [...page.refused, ...answer.refused],
    problems: [...problems, ...answer.problems],
    seeLinks: (answer.result?.seen ?? []).map(({ gene }) => ({
      gene,
      to: `${calculatorPath({ ...address, see: gene })}#result`,
    })),
    links: { share, look: `${share}#result`, genotype: `${calculatorPath({ ...address, view: "genotype" })}#result` },
  };
}
