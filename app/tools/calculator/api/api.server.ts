// Handler of GET /api/calculate.

import {
  bookApart,
  type Cross,
  crossWithPauses,
  estimatedRecombination,
  type GeneBook,
  type LookRow,
  type Makers,
  maxLineLength,
  type Pause,
  proveHet,
  type Rational,
  type Refusal,
  type Remainder,
  readGenotype,
  readRecombination,
  toNumber,
} from "@borupa/genetics";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { WRONG_METHOD } from "#app/platform/http/refusal.server.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { rowsForPrograms } from "#app/tools/calculator/limits.ts";
import { findBall, parseLineCached } from "#app/tools/calculator/page.server.ts";
import { type ParentBall, type ReadParent, readParent, splitCross } from "#app/tools/calculator/parent.ts";
import { readProveQuestion } from "#app/tools/calculator/prove/prove-query.ts";
import { ballIdOf, quote, type Side, sideNames } from "#app/tools/calculator/query.ts";

const headers = { "Cache-Control": "no-cache", "X-Robots-Tag": "noindex" };

/**
 * Answers GET and HEAD requests, 405 otherwise (also for OPTIONS, which reaches loaders). `pause` is awaited between parts
 * of the calculation and before serialising, to yield to other requests.
 */
export async function calculateForPrograms(
  db: Db,
  method: string,
  search: URLSearchParams,
  now: Date,
  pause: Pause = () => Promise.resolve(),
): Promise<Response> {
  if (method !== "GET" && method !== "HEAD") return methodNotAllowed();
  const tool = search.get("tool") ?? "cross";
  if (tool === "prove") return answered(proofForPrograms(search));
  if (tool !== "cross")
    return answered(badRequest(["tool は、cross（掛け合わせ）か prove（ポスヘテ証明）です。省くと cross です。"]));
  const { genes: whole } = await referenceIndexes(db, now);
  const genes = bookApart(whole, search.get("apart") ?? "") ?? whole;
  const read = readApiQuestion(genes, search);
  if (!read.ok) return answered(read.answer);
  const named = async (line: string) => {
    const id = ballIdOf(line);
    return id === null ? null : { id, ball: await findBall(db, id, now) };
  };
  const { question } = read;
  const [sire, dam] = await Promise.all([named(question.sire), named(question.dam)]);
  const answer = await apiAnswer(genes, question, { sire, dam }, pause);
  await pause();
  return answered(answer);
}

function answered({ status, body }: ApiAnswer): Response {
  return Response.json(body, { status, headers });
}

export function methodNotAllowed(): Response {
  const message = `${WRONG_METHOD}GETで送ってください。`;
  return Response.json(
    { error: message, messages: [message] },
    { status: 405, headers: { ...headers, Allow: "GET, HEAD" } },
  );
}

/** Remarks of the page are errors here. */
export function proofForPrograms(search: URLSearchParams): ApiAnswer {
  const problems: string[] = [];
  const { prior, clutches, next } = readProveQuestion({ search, problems }, false);
  const result = proveHet(prior, clutches, next.mate);
  if (!result.ok) problems.push(...result.refusals.map(({ message }) => message));
  if (problems.length > 0 || !result.ok) return badRequest(problems);
  const { posterior, proven, eggsToRuleOut, eggsToShow, curve } = result.proof;
  return {
    status: 200,
    body: {
      prior: probabilityOf(prior),
      clutches: clutches.map(({ eggs, visuals, mate }) => ({
        eggs,
        visuals,
        mate: typeof mate === "object" ? { possibleHet: probabilityOf(mate.possibleHet) } : mate,
      })),
      posterior: probabilityOf(posterior),
      proven,
      eggsToRuleOut,
      eggsToShow,
      curve: curve.map(probabilityOf),
    },
  };
}

interface ApiQuestion {
  sire: string;
  dam: string;
  /** How one line was split into both parents; null if both are given. */
  note: string | null;
  recombination: Rational;
}

/**
 * Parses the query: both lines once and within the limit, and a valid rate. A cross in one line (`sire=モハベ×レッサー`) gives
 * both parents.
 */
function readApiQuestion(
  book: GeneBook,
  search: URLSearchParams,
): { ok: true; question: ApiQuestion } | { ok: false; answer: ApiAnswer } {
  const messages: string[] = [];
  const line = (side: Side) => {
    const values = search.getAll(side);
    const text = values[0]?.trim() ?? "";
    if (values.length > 1) messages.push(`${side} は1つだけ指定してください。`);
    else if (text === "")
      messages.push(`${side}（${sideNames[side]}）を書いてください。遺伝子がなければ「ノーマル」と書いてください。`);
    else if (text.length > maxLineLength)
      messages.push(`${side} は${withCommas(maxLineLength)}文字以内で書いてください。`);
    return text;
  };
  const input = (side: Side) => ({ line: search.get(side)?.trim() ?? "", ball: null, rows: [], shown: 0 });
  const typed = { sire: input("sire"), dam: input("dam") };
  const isReadable = typed.sire.line.length <= maxLineLength && typed.dam.line.length <= maxLineLength;
  const { inputs, note } = isReadable ? splitCross(book, typed, parseLineCached) : { inputs: typed, note: null };
  const [sire, dam] = note ? [inputs.sire.line, inputs.dam.line] : [line("sire"), line("dam")];
  const rates = search.getAll("r");
  const rate =
    rates.length > 0 ? readRecombination(rates[0] ?? "") : { ok: true as const, rate: estimatedRecombination };
  if (rates.length > 1) messages.push("r は1つだけ指定してください。");
  else if (!rate.ok) messages.push(rate.message);
  if (messages.length > 0 || !rate.ok) return { ok: false, answer: badRequest(messages) };
  return { ok: true, question: { sire, dam, note, recombination: rate.rate } };
}

/** Highest severity, because nothing was calculated. */
const HIGHEST = 3;

function refused(side: Side, refusals: readonly Refusal[]) {
  return refusals.map(({ kind, message, genes, corrections, apart, pair }) => ({
    parent: side,
    kind,
    severity: HIGHEST,
    message: `${sideNames[side]}：${message}`,
    genes,
    corrections: corrections.map(({ label, items, ignored }) => ({
      line: label,
      genes: items,
      ...(ignored ? { ignored } : {}),
    })),
    ...(apart ? { apart } : {}),
    ...(pair ? { pair } : {}),
  }));
}

function spansOf(book: GeneBook, line: string) {
  const parsed = parseLineCached(book, line);
  return parsed.ok
    ? parsed.line.spans.map(({ text, is, items }) => ({ text, is, ...(items ? { genes: items } : {}) }))
    : [];
}

function unprocessable(
  refusals: ReturnType<typeof refused>,
  spans: Record<Side, ReturnType<typeof spansOf>> = { sire: [], dam: [] },
): ApiAnswer {
  const messages = refusals.map(({ message }) => message);
  return { status: 422, body: { error: messages.join(""), messages, refusals, spans } };
}

function parentOf({ line, animal }: ReadParent) {
  const genes = animal.items.map(({ gene, state, percent }) => ({
    gene,
    state,
    ...(percent === undefined ? {} : { percent }),
    ...(animal.makers[gene] ? { maker: animal.makers[gene] } : {}),
  }));
  return { label: line, genes };
}

function alternativeOf({ label, genes, probability }: LookRow["masked"][number]) {
  return { label, genes, probability: probabilityOf(probability) };
}

function remainderOf({ rows, probability }: Remainder) {
  return { rows: jsonNumber(rows), probability: probabilityOf(probability) };
}

function makersOf({ male, female }: Makers) {
  const chances = (list: Makers["male"]) =>
    list.map(({ gene, probability }) => ({ gene, probability: probabilityOf(probability) }));
  return { male: chances(male), female: chances(female) };
}

function resultOf(
  made: Cross,
  parents: Record<Side, ReadParent>,
  note: string | null,
  spans: Record<Side, ReturnType<typeof spansOf>>,
) {
  const sides = ["sire", "dam"] as const;
  const remarks = [
    ...(note ? [{ kind: "reading", message: note }] : []),
    ...sides.flatMap((side) =>
      parents[side].notes.map(({ text }) => ({ kind: "reading", message: `${sideNames[side]}：${text}` })),
    ),
  ];
  return {
    sire: { ...parentOf(parents.sire), spans: spans.sire },
    dam: { ...parentOf(parents.dam), spans: spans.dam },
    warnings: [
      ...made.warnings.map(({ kind, severity, message, genes, probability, source }) => ({
        kind,
        severity,
        message,
        genes,
        ...(probability ? { probability: probabilityOf(probability) } : {}),
        ...(source ? { source } : {}),
      })),
      ...remarks.map((one) => ({ ...one, severity: 0, genes: [] })),
    ],
    totals: { genotypes: jsonNumber(made.totals.genotypes), looks: jsonNumber(made.totals.looks) },
    ...(made.recombination ? { recombination: probabilityOf(made.recombination) } : {}),
    viable: probabilityOf(made.viable),
    looks: made.looks.map((row) => ({
      label: row.label,
      probability: probabilityOf(row.probability),
      genes: row.genes,
      possibleHets: row.possibleHets.map(({ gene, percent }) => ({ gene, percent })),
      names: row.names,
      ...(row.whitePairs.length > 0 ? { whitePairs: row.whitePairs.map(alternativeOf) } : {}),
      ...(row.masked.length > 0 ? { masked: row.masked.map(alternativeOf) } : {}),
      ...(row.sex ? { sex: row.sex, makers: makersOf(row.makers) } : {}),
      viable: row.viable,
    })),
    genotypes: made.genotypes.map((row) => ({
      label: row.label,
      genes: row.genes,
      probability: probabilityOf(row.probability),
      ...(row.sex ? { sex: row.sex, makers: makersOf(row.makers) } : {}),
      viable: row.viable,
    })),
    remainder: { looks: remainderOf(made.remainder.looks), genotypes: remainderOf(made.remainder.genotypes) },
  };
}

/** `balls`: the snakes named by `sire=ball:id` and `dam=ball:id`. `pause` yields between parts of the work. */
async function apiAnswer(
  book: GeneBook,
  { sire, dam, note, recombination }: ApiQuestion,
  balls: Record<Side, { id: string; ball: ParentBall | null } | null>,
  pause: Pause,
): Promise<ApiAnswer> {
  const missing = (["sire", "dam"] as const).filter((side) => balls[side] && !balls[side].ball);
  if (missing.length > 0) {
    return badRequest(
      missing.map((side) => `${sideNames[side]}：個体${quote(balls[side]?.id ?? "")}は見つかりません。`),
    );
  }
  const read = (side: Side, line: string) => {
    const named = balls[side];
    return readParent(
      book,
      side,
      { line: named ? "" : line, ball: named?.id ?? null, rows: [], shown: 0 },
      named?.ball ?? null,
      parseLineCached,
    );
  };
  const [father, mother] = [read("sire", sire), read("dam", dam)];
  const spans = {
    sire: balls.sire ? [] : spansOf(book, sire),
    dam: balls.dam ? [] : spansOf(book, dam),
  };
  if (!father.ok || !mother.ok) {
    return unprocessable(
      [...(father.ok ? [] : refused("sire", father.refusals)), ...(mother.ok ? [] : refused("dam", mother.refusals))],
      spans,
    );
  }
  const parents = { sire: father.parent, dam: mother.parent };
  const options = { recombination, rows: rowsForPrograms };
  const result = await crossWithPauses(pause, book, parents.sire.animal, parents.dam.animal, options);
  if (result.ok) return { status: 200, body: resultOf(result.cross, parents, note, spans) };
  const problems = (["sire", "dam"] as const).flatMap((side) => {
    const reading = readGenotype(book, parents[side].animal, side);
    return reading.ok ? [] : refused(side, reading.refusals);
  });
  return unprocessable(problems, spans);
}

interface ApiAnswer {
  status: 200 | 400 | 422;
  body: unknown;
}

/** Returns a number if JSON represents it exactly, else its digits. */
function jsonNumber(n: bigint): number | string {
  return n <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(n) : n.toString();
}

function probabilityOf(chance: Rational) {
  return {
    numerator: jsonNumber(chance.numerator),
    denominator: jsonNumber(chance.denominator),
    percent: Number((toNumber(chance) * 100).toPrecision(12)),
  };
}

function badRequest(messages: string[]): ApiAnswer {
  return { status: 400, body: { error: messages.join(""), messages } };
}
