// What to do about an answer, as the other answers allow: no advice may undo another that stands on the same page.

import data from "./advice-otherwise.json" with { type: "json" };
import { type Answers, meantBy } from "./answers.ts";
import type { Option, Question } from "./questions.ts";

interface Otherwise {
  id: string;
  /** The answers whose own advice does not fit. */
  values: readonly string[];
  /** Any of these answers besides, each as in an address: "bcs=fat2". */
  beside: readonly string[];
  advice: string;
}

/** The first that fits counts. */
const otherwise: readonly Otherwise[] = data;

export function adviceFor({ id, advice }: Question, option: Option, answers: Answers): string | undefined {
  const isGiven = (answer: string) => {
    const [beside = "", value = ""] = answer.split("=");
    // An answer of an old address that may be one side or the other is neither.
    const [meant, ...others] = meantBy(beside, answers[beside]);
    return others.length === 0 && meant?.value === value;
  };
  const fits = otherwise.find((one) => one.id === id && one.values.includes(option.value) && one.beside.some(isGiven));
  return fits?.advice ?? option.advice ?? advice;
}
