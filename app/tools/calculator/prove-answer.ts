// ポスヘテ証明 for programs: the same question, exact numbers out.

import { proveHet } from "#app/snake/proving/prove-het.ts";
import { type ApiAnswer, badRequest, probabilityOf } from "./api-parts.ts";
import { readProveQuestion } from "./prove-query.ts";

/** What the page would name and leave out is an error here. */
export function proofForPrograms(search: URLSearchParams): ApiAnswer {
  const problems: string[] = [];
  const { prior, clutches, next } = readProveQuestion({ search, problems });
  const result = proveHet(prior, clutches, next.mate);
  if (!result.ok) problems.push(...result.refusals.map(({ message }) => message));
  if (problems.length > 0 || !result.ok) return badRequest(problems.map(whatIsWrong));
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

/** A problem without how the page goes on all the same: programs get no result. */
function whatIsWrong(problem: string): string {
  const why = problem.endsWith("として計算しました。")
    ? problem.slice(0, problem.lastIndexOf("。", problem.length - 2) + 1)
    : "";
  return why || problem.replace("、外して計算しました。", "。");
}
