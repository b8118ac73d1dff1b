import { maxEggs } from "@borupa/genetics";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { maxGeneRows, usualClutch } from "./limits.ts";

// Query parameters. Invalid values are reported and ignored.
export interface Parameters {
  search: URLSearchParams;
  problems: string[];
}

const quoteMax = 40;

/** Quotes typed text, shortened for messages. */
export function quote(text: string): string {
  const characters = [...text];
  return characters.length > quoteMax ? `「${characters.slice(0, quoteMax).join("")}…」` : `「${text}」`;
}

/** Returns the first value of a parameter, trimmed; "" if missing. */
export function readText({ search, problems }: Parameters, name: string, label: string): string {
  const values = search.getAll(name);
  if (values.length > 1) {
    problems.push(`${label}（${name}）が${values.length}回指定されています。最初のものだけを使いました。`);
  }
  return values[0]?.trim() ?? "";
}

/** Returns one of the known values, by default the first. */
export function readChoice<Value extends string>(
  parameters: Parameters,
  name: string,
  label: string,
  values: readonly [Value, ...Value[]],
): Value {
  const text = readText(parameters, name, label);
  const known = values.find((value) => value === text);
  if (!known && text !== "") {
    parameters.problems.push(`${label}の指定${quote(text)}はありません。外して表示しています。`);
  }
  return known ?? values[0];
}

/** Parses an integer within bounds, also in full-width digits; falls back to `usual`. */
export function readCount(
  parameters: Parameters,
  name: string,
  label: string,
  { min, max, usual }: { min: number; max: number; usual: number },
): number {
  const text = readText(parameters, name, label).normalize("NFKC");
  if (text === "") return usual;
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (count >= min && count <= max) return count;
  parameters.problems.push(
    `${label}は${min}〜${max}の整数で書いてください（${quote(text)}は使えません）。${usual}として計算しました。`,
  );
  return usual;
}

export const calculatorQuery = [
  "tool",
  ...["sire", "dam", "sire_ball", "dam_ball", "sg", "ss", "dg", "ds", "add"],
  ...["r", "n", "view", "see", "ignored", "path", "apart"],
  ...["target", "sex", "mine", "among", "page"],
  ...["prior", "mate", "eggs", "visuals"],
] as const;

export type Side = "sire" | "dam";

export const sideNames: Record<Side, string> = { sire: "父", dam: "母" };

export interface GeneRow {
  gene: string;
  state: string;
}

/** One parent as requested; line, ball and rows together describe one animal. */
export interface ParentInput {
  line: string;
  /** Id of a ball of the site, or null. */
  ball: string | null;
  rows: GeneRow[];
  /** Number of rows in the form, including empty ones. */
  shown: number;
}

const tools = ["cross", "prove", "plan"] as const;
type Tool = (typeof tools)[number];

export function readTool(parameters: Parameters): Tool {
  return readChoice(parameters, "tool", "道具", tools);
}

const ballPattern = /^ball\s*[:：]\s*(.*)$/is;

/** Returns the id in "ball:id"; null for a genotype line. */
export function ballIdOf(text: string): string | null {
  return ballPattern.exec(text)?.[1]?.trim() ?? null;
}

function readRows({ search, problems }: Parameters, side: Side): GeneRow[] {
  const [genes, states] =
    side === "sire" ? [search.getAll("sg"), search.getAll("ss")] : [search.getAll("dg"), search.getAll("ds")];
  const rows = genes
    .map((gene, i): GeneRow => ({ gene: gene.trim(), state: states[i]?.trim() || "visual" }))
    .filter(({ gene }) => gene !== "");
  if (rows.length > maxGeneRows) {
    problems.push(
      `${sideNames[side]}の遺伝子は${maxGeneRows}行までです。残りの${withCommas(rows.length - maxGeneRows)}行は読みませんでした。`,
    );
  }
  return rows.slice(0, maxGeneRows);
}

function readParentInput(parameters: Parameters, side: Side): ParentInput {
  const typed = readText(parameters, side, sideNames[side]);
  const chosen = readText(parameters, `${side}_ball`, `${sideNames[side]}の個体`);
  const named = ballIdOf(typed);
  if (named !== null && chosen !== "" && chosen !== named) {
    parameters.problems.push(`${sideNames[side]}に個体が2つ指定されています。${quote(named)}を使いました。`);
  }
  const shown = parameters.search.getAll(side === "sire" ? "sg" : "dg").length;
  return {
    line: named === null ? typed : "",
    ball: named ?? (chosen || null),
    rows: readRows(parameters, side),
    shown,
  };
}

const ofSide = { sire: ["sire", "sire_ball", "sg"], dam: ["dam", "dam_ball", "dg"] };
const pathMax = 2_000;

/**
 * Reads the generations so far: "sire|dam|young", separated by "||". A last one without its young one gets the parent
 * that it became.
 */
function readPath(parameters: Parameters, young: string): string {
  const path = readText(parameters, "path", "前の世代").slice(0, pathMax);
  return path.split("||").at(-1)?.split("|").length === 2 ? `${path}|${young}` : path;
}

export function readCrossQuery(parameters: Parameters) {
  const add = readText(parameters, "add", "行の追加");
  const [sire, dam] = [readParentInput(parameters, "sire"), readParentInput(parameters, "dam")];
  const path = readPath(parameters, sire.line || dam.line);
  const given = (names: readonly string[]) =>
    names.some((name) => parameters.search.getAll(name).some((value) => value.trim() !== ""));
  return {
    sire,
    dam,
    recombination: readText(parameters, "r", "組換え率"),
    eggs: readCount(parameters, "n", "卵の数", { min: 1, max: maxEggs, usual: usualClutch }),
    view: readChoice(parameters, "view", "表示", ["look", "genotype"]),
    /** Gene to filter the looks by; "" for all. */
    see: readText(parameters, "see", "見える遺伝子"),
    /** Side whose button for another gene row was pressed. */
    add: add === "sire" || add === "dam" ? add : null,
    path,
    /** False if there is nothing to calculate: on the empty page, and for an offspring without a mate. */
    isRequested: path === "" ? given([...ofSide.sire, ...ofSide.dam]) : given(ofSide.sire) && given(ofSide.dam),
  };
}

export type CrossQuery = ReturnType<typeof readCrossQuery>;
