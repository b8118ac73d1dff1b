import { type Clutch, chanceOfPercent, type Mate, maxEggsCounted, rational, readHetChance } from "@borupa/genetics";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { maxClutches } from "#app/tools/calculator/limits.ts";
import { mateKinds, sameMate } from "#app/tools/calculator/plan/mate-kinds.ts";
import { type Parameters, quote, readText } from "#app/tools/calculator/query.ts";

interface ClutchRow {
  mate: string;
  eggs: string;
  visuals: string;
}

export interface ProveForm {
  prior: string;
  /** Visible rows: at least one. */
  rows: ClutchRow[];
  /** The add button was pressed: the last row is new. */
  added: boolean;
}

function mateOf(kind: string): Mate {
  if (kind === "visual" || kind === "het") return kind;
  return { possibleHet: chanceOfPercent(Number(kind.slice("pos-het-".length))) ?? rational(1, 2) };
}

interface Line extends ClutchRow {
  animal: { mate: Mate; kind: string };
}

/** A row without a mate inherits the previous one, so that URLs with one mate for all clutches keep working. */
function readLines({ search, problems }: Parameters, goesOn: boolean): Line[] {
  const [mates, eggs, visuals] = ["mate", "eggs", "visuals"].map((name) =>
    search.getAll(name).map((text) => text.normalize("NFKC").trim()),
  );
  const length = Math.max(1, eggs?.length ?? 0, visuals?.length ?? 0);
  if (length > maxClutches) {
    const left = withCommas(length - maxClutches);
    problems.push(`クラッチは${maxClutches}行までです。残りの${left}行は読みませんでした。`);
  }
  if ((mates?.length ?? 0) > length) problems.push("クラッチの数より多い相手は読みませんでした。");
  let animal: Line["animal"] = { mate: "visual", kind: "visual" };
  return Array.from({ length: Math.min(length, maxClutches) }, (_, i) => {
    const typed = mates?.[i] ?? "";
    const known = mateKinds.some(({ value }) => value === typed);
    if (known) animal = { mate: mateOf(typed), kind: typed };
    else if (typed !== "" && (typed !== sameMate || i === 0)) {
      const instead = i === 0 ? "表現個体" : "前のクラッチと同じ相手";
      problems.push(
        `クラッチ${i + 1}の相手の指定${quote(typed)}はありません。${goesOn ? `${instead}として計算しました。` : ""}`,
      );
    }
    return { mate: typed, eggs: eggs?.[i] ?? "", visuals: visuals?.[i] ?? "", animal };
  });
}

function clutchOf({ eggs, visuals, animal }: Line, place: number, problems: string[], goesOn: boolean): Clutch[] {
  const whole = (text: string) => (text === "" ? 0 : /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN);
  const clutch = { eggs: whole(eggs), visuals: whole(visuals), mate: animal.mate };
  if (clutch.eggs <= maxEggsCounted && clutch.visuals <= clutch.eggs) return [clutch];
  problems.push(
    `クラッチ${place + 1}（卵${quote(eggs)}、表現個体${quote(visuals)}）は${goesOn ? "読み取れないため、外して計算しました" : "読み取れません"}。卵は0〜${maxEggsCounted}、表現個体は卵の数までの整数で書いてください。`,
  );
  return [];
}

/**
 * Parses the question. Adds a message to `parameters.problems` for unreadable parts, which mentions the fallback if
 * `goesOn`.
 */
export function readProveQuestion(parameters: Parameters, goesOn = true) {
  const { problems } = parameters;
  const typed = readText(parameters, "prior", "はじめの確率") || "66";
  const prior = readHetChance(typed);
  if (!prior) {
    problems.push(
      `はじめの確率${quote(typed)}は使えません。1〜99%の割合か、2/3 のような分数で書いてください。${goesOn ? "66%（2/3）として計算しました。" : ""}`,
    );
  }
  const lines = readLines(parameters, goesOn);
  const filled = lines.filter(({ eggs, visuals }) => eggs !== "" || visuals !== "");
  const last = filled.at(-1) ?? lines[0];
  const next = last?.animal ?? { mate: "visual", kind: "visual" };
  const rows = filled.map(({ eggs, visuals, animal }, i): ClutchRow => {
    const mate = filled[i - 1]?.animal === animal ? sameMate : animal.kind;
    return { mate, eggs, visuals };
  });
  const added = parameters.search.get("add") === "clutch" && rows.length < maxClutches;
  if (rows.length === 0) rows.push({ mate: next.kind, eggs: "", visuals: "" });
  else if (added) rows.push({ mate: sameMate, eggs: "", visuals: "" });
  return {
    form: { prior: typed.slice(0, 20), rows, added },
    prior: prior ?? rational(2, 3),
    clutches: filled.flatMap((line, i) => clutchOf(line, i, problems, goesOn)),
    next,
  };
}
