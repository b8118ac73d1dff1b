// ポスヘテ証明: what its clutches so far say about a possible het, from the URL to plain data for the page.

import { chanceOfPercent } from "#app/genetics/het-percent.ts";
import { type Clutch, type Mate, mostEggsCounted, proveHet } from "#app/genetics/prove-het.ts";
import { compare, one, percentText, type Rational, rational, zero } from "#app/genetics/rational.ts";
import { chanceWords } from "./chance.ts";
import { mostClutches } from "./limits.ts";
import { type ProofCurve, proofCurve } from "./proof-curve.ts";
import { type Parameters, quote, readText } from "./read-parameter.ts";

export interface ProveForm {
  prior: string;
  mate: string;
  clutches: { eggs: string; visuals: string }[];
  /** The button for one more clutch was pressed. */
  added: boolean;
}

export interface ProveView {
  headline: string;
  prior: string;
  proven: boolean;
  eggs: number;
  curve: ProofCurve | null;
  ruleOut: { sure: string; eggs: number | null }[];
  show: { sure: string; eggs: number }[];
}

const mates = ["visual", "het", "pos-het-66", "pos-het-50", "pos-het-33"];

/** "66", "66%", "50 %" or "2/3"; null for what is no chance between 0 and 1. */
function readPrior(text: string): Rational | null {
  const plain = text.normalize("NFKC").trim();
  const fraction = /^(\d{1,4})\s*\/\s*(\d{1,4})$/.exec(plain);
  if (fraction) {
    const [, above = "0", below = "0"] = fraction;
    const chance = Number(below) > 0 ? rational(BigInt(above), BigInt(below)) : one;
    return compare(chance, zero) > 0 && compare(chance, one) < 0 ? chance : null;
  }
  const percent = /^(\d{1,3}(?:\.\d{1,4})?)\s*%?$/.exec(plain);
  return percent ? chanceOfPercent(Number(percent[1])) : null;
}

function readMate(text: string): Mate {
  if (text === "visual" || text === "het") return text;
  return { possibleHet: chanceOfPercent(Number(text.slice("pos-het-".length))) ?? rational(1, 2) };
}

function readClutches({ search, problems }: Parameters): { rows: ProveForm["clutches"]; clutches: Clutch[] } {
  const [eggs, visuals] = [search.getAll("eggs"), search.getAll("visuals")];
  const length = Math.max(eggs.length, visuals.length);
  if (length > mostClutches) {
    problems.push(
      `クラッチは${mostClutches}行までです。残りの${(length - mostClutches).toLocaleString("ja-JP")}行は読みませんでした。`,
    );
  }
  const rows = Array.from({ length: Math.min(length, mostClutches) }, (_, i) => ({
    eggs: eggs[i]?.normalize("NFKC").trim() ?? "",
    visuals: visuals[i]?.normalize("NFKC").trim() ?? "",
  })).filter((row) => row.eggs !== "" || row.visuals !== "");
  const clutches = rows.flatMap((row, i): Clutch[] => {
    const whole = (text: string) => (text === "" ? 0 : /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN);
    const clutch = { eggs: whole(row.eggs), visuals: whole(row.visuals) };
    if (clutch.eggs <= mostEggsCounted && clutch.visuals <= clutch.eggs) return [clutch];
    problems.push(
      `クラッチ${i + 1}（卵${quote(row.eggs)}、表現${quote(row.visuals)}）は読み取れないため、外して計算しました。卵は0〜${mostEggsCounted}の整数、表現個体は卵の数以下です。`,
    );
    return [];
  });
  return { rows, clutches };
}

function headlineOf(proven: boolean, eggs: number, prior: Rational, posterior: Rational): string {
  if (proven) return "表現個体が生まれているので、ヘテロであることは証明済みです（100%ヘテロ）。";
  if (eggs === 0) return `まだ卵の記録がありません。ヘテロである確率は、はじめの${chanceWords(prior)}のままです。`;
  return `表現個体なしの卵が${eggs}個。ヘテロである確率は、${percentText(prior)}から${chanceWords(posterior)}に下がりました。`;
}

/** Eggs of the past that the curve shows before those to come. */
const pastEggs = 8;

function curveOf(prior: Rational, mate: Mate, eggs: number, ahead: readonly Rational[]): ProofCurve {
  const first = Math.max(0, eggs - pastEggs);
  const past = Array.from({ length: eggs - first }, (_, i) => {
    const result = proveHet(prior, mate, [{ eggs: first + i, visuals: 0 }]);
    return result.ok ? result.proof.posterior : prior;
  });
  return proofCurve([...past, ...ahead], first, eggs);
}

/** Reads the question and answers it; what could not be read is named in `parameters.problems`. */
export function proveAnswer(parameters: Parameters): { form: ProveForm; view: ProveView | null } {
  const { problems } = parameters;
  const typed = readText(parameters, "prior", "はじめの確率") || "66";
  const read = readPrior(typed);
  if (!read)
    problems.push(
      `はじめの確率${quote(typed)}は使えません。1〜99%か 2/3 のように書いてください。66%（2/3）として計算しました。`,
    );
  const prior = read ?? rational(2, 3);
  const chosen = readText(parameters, "mate", "相手");
  const mate = mates.includes(chosen) ? chosen : "visual";
  if (chosen !== "" && mate !== chosen)
    problems.push(`相手の指定${quote(chosen)}はありません。表現個体として計算しました。`);
  const { rows, clutches } = readClutches(parameters);
  const form = { prior: typed.slice(0, 20), mate, clutches: rows, added: parameters.search.get("add") === "clutch" };
  const result = proveHet(prior, readMate(mate), clutches);
  if (!result.ok) {
    problems.push(...result.refusals.map(({ message }) => message));
    return { form, view: null };
  }
  const { proof } = result;
  const eggs = clutches.reduce((total, clutch) => total + clutch.eggs, 0);
  return {
    form,
    view: {
      headline: headlineOf(proof.proven, eggs, prior, proof.posterior),
      prior: chanceWords(prior),
      proven: proof.proven,
      eggs,
      curve: proof.proven ? null : curveOf(prior, readMate(mate), eggs, proof.curve),
      ruleOut: [
        { sure: "95%", eggs: proof.eggsToRuleOut.percent95 },
        { sure: "99%", eggs: proof.eggsToRuleOut.percent99 },
      ],
      show: [
        { sure: "95%", eggs: proof.eggsToShow.percent95 },
        { sure: "99%", eggs: proof.eggsToShow.percent99 },
      ],
    },
  };
}
