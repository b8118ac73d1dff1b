// Parses the answers in the URL, which is the whole state of the check. Reports and ignores invalid values.

import { triageSigns } from "#app/kinds/shared/triage.ts";
import { cutText, readEnteredLine } from "#app/platform/site/entered-text.ts";
import otherwiseData from "./advice-otherwise.json" with { type: "json" };
import { type Option, type Points, type Question, questions } from "./questions.ts";

export const UNKNOWN = "unknown";

/** Option values by question, or "unknown"; unanswered questions are absent. */
export type Answers = Readonly<Record<string, string>>;

export interface ReadAnswers {
  answers: Answers;
  /** Ids of red flags in the order of `triageSigns`. */
  flagged: string[];
  name: string;
  ignored: string[];
  /** The form was submitted, possibly empty: it always sends the name. */
  sent: boolean;
}

export const NAME_MAX = 40;
const NAMED_MAX = 5;

/**
 * Returns the options that an answer may mean. Old URLs contain only points (1 or 2), which match all options with that
 * score. Empty for わからない and invalid answers.
 */
export function meantBy(id: string, value: string | undefined): readonly Option[] {
  const options = questions.find((question) => question.id === id)?.options ?? [];
  const one = options.find((option) => option.value === value);
  return one ? [one] : options.filter(({ points }) => String(points) === value);
}

/** Returns the points of an answer; null if it does not count. */
export function pointsOf(id: string, value: string | undefined): Points | null {
  return meantBy(id, value)[0]?.points ?? null;
}

interface Otherwise {
  id: string;
  /** Answers whose own advice does not fit. */
  values: readonly string[];
  /** Any of these other answers, as in a URL: "bcs=fat2". */
  beside: readonly string[];
  advice: string;
}

const otherwise: readonly Otherwise[] = otherwiseData;

/** Returns the advice for an answer, adjusted so that it does not contradict the other answers. */
export function adviceFor({ id, advice }: Question, option: Option, answers: Answers): string | undefined {
  const isGiven = (answer: string) => {
    const [beside = "", value = ""] = answer.split("=");
    // Ambiguous answers of old URLs do not match.
    const [meant, ...others] = meantBy(beside, answers[beside]);
    return others.length === 0 && meant?.value === value;
  };
  const fits = otherwise.find((one) => one.id === id && one.values.includes(option.value) && one.beside.some(isGiven));
  return fits?.advice ?? option.advice ?? advice;
}

export function readAnswers(search: URLSearchParams): ReadAnswers {
  const answers: Record<string, string> = {};
  const odd: string[] = [];
  for (const { id, topic } of questions) {
    const given = [...new Set(search.getAll(id))];
    if (given.length === 0) continue;
    const [value = ""] = given;
    const isAnswer = value === UNKNOWN || meantBy(id, value).length > 0;
    if (given.length === 1 && isAnswer) answers[id] = value;
    else if (given.length > 1) odd.push(`「${topic}」に答えが2つ以上あったため、未回答として扱いました。`);
    else odd.push(`「${topic}」の答え「${brief(given[0])}」は読み取れないため、未回答として扱いました。`);
  }
  const flags = new Set(search.getAll("flag"));
  const flagged = triageSigns.filter((flag) => flags.has(flag.id)).map((flag) => flag.id);
  for (const flag of flags)
    if (!flagged.includes(flag)) odd.push(`「いまの様子」に「${brief(flag)}」という項目はありません。`);
  const known = new Set(["flag", "name", ...questions.map(({ id }) => id)]);
  for (const key of new Set(search.keys())) {
    if (!known.has(key) && !/^(?:utm_|fbclid|gclid)/.test(key)) odd.push(`「${brief(key)}」という項目はありません。`);
  }
  const name = readEnteredLine(search.get("name") ?? "");
  if (name.length > NAME_MAX) odd.push(`名前は${NAME_MAX}文字までです。はじめの${NAME_MAX}文字だけを使いました。`);
  return { answers, flagged, name: cutText(name, NAME_MAX), ignored: shortened(odd), sent: search.has("name") };
}

/** View data of the page. `isAnswered`: something was submitted, even if invalid. */
export interface StressPage extends ReadAnswers {
  isAnswered: boolean;
}

export function stressPage(search: URLSearchParams): StressPage {
  const read = readAnswers(search);
  const { answers, flagged, ignored, sent } = read;
  const isAnswered = sent || Object.keys(answers).length > 0 || flagged.length > 0 || ignored.length > 0;
  return { ...read, isAnswered };
}

type Given = Pick<ReadAnswers, "answers" | "flagged" | "name">;

export function answersPath(given: Given): string {
  return `/stress_check?${answersQuery(given)}`;
}

export function answersQuery({ answers, flagged, name }: Given): URLSearchParams {
  const search = new URLSearchParams();
  if (name) search.set("name", name);
  for (const id of flagged) search.append("flag", id);
  for (const [id, value] of Object.entries(answers)) search.set(id, value);
  return search;
}

function brief(value = ""): string {
  const clean = readEnteredLine(value);
  return clean.length > 20 ? `${cutText(clean, 20)}…` : clean || "空欄";
}

function shortened(sentences: string[]): string[] {
  if (sentences.length <= NAMED_MAX) return sentences;
  return [...sentences.slice(0, NAMED_MAX), `ほかに${sentences.length - NAMED_MAX}件、読み取れないものがありました。`];
}
