// Puts the tokens of a line together: which state and percentage belongs to which name.

import type { GeneState } from "#app/content/fields-of-kinds.ts";
import type { Token } from "./line-tokens.ts";

/** A state as written: the words and percentage that belong together. */
export interface Mark {
  kind: "mark";
  state: GeneState | "homozygous";
  percent?: number;
  genes: number;
  text: string;
  before: string;
}

export type Name = Extract<Token, { kind: "name" }> & { mark?: Mark };
export type Part = Name | Mark | Extract<Token, { kind: "maker" | "unknown" }>;

export interface Unknown {
  text: string;
  reason: string;
}

function isHetWord(token: Token | undefined): token is Token & { kind: "state"; state: "het" | "pos-het" } {
  return token?.kind === "state" && (token.state === "het" || token.state === "pos-het");
}

/** "ポスヘテ66": beside a possible het a bare number is its percentage. */
function withBareNumbers(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const number = token.kind === "unknown" && /^\d{1,2}$/.test(token.text.normalize("NFKC"));
    const isBeside = [tokens[at - 1], tokens[at + 1]].some((one) => isHetWord(one) && one.state === "pos-het");
    if (!number || !isBeside) return token;
    const { text, before } = token;
    return { kind: "percent", percent: Number(text.normalize("NFKC")), text, before };
  });
}

/** Reads a percentage and a het word that stand together in either order: how many tokens, and what they say. */
function hetMark(
  tokens: readonly Token[],
  at: number,
): { length: 1 | 2; mark: Mark } | { length: 1 | 2; problem: Unknown } | null {
  const [token, next, third] = withBareNumbers(tokens.slice(at, at + 3));
  const first = token?.kind === "percent" || isHetWord(token) ? token : undefined;
  if (!first) return null;
  // In "clown het 66% het pied" the percentage belongs to the het behind it.
  const paired = first.kind === "percent" ? isHetWord(next) : next?.kind === "percent" && !isHetWord(third);
  const second = paired ? next : undefined;
  const word = [first, second].find(isHetWord);
  const percent = [first, second].find((one) => one?.kind === "percent")?.percent;
  const text = `${first.text}${second ? second.before + second.text : ""}`;
  const length = second ? 2 : 1;
  if (percent !== undefined && (percent <= 0 || percent > 100)) {
    return { length, problem: { text, reason: "ヘテロの割合は1〜100%です。" } };
  }
  if (percent === 100 && !word) {
    const reason = "100%が何を指すのか分かりません。ヘテロなら「100%ヘテロ」と書いてください。";
    return { length, problem: { text, reason } };
  }
  const possible = percent === undefined ? word?.state === "pos-het" : percent < 100;
  const state = possible ? "pos-het" : "het";
  const share = possible && percent !== undefined ? { percent } : {};
  return { length, mark: { kind: "mark", state, ...share, genes: word?.genes ?? 1, text, before: first.before } };
}

/** The parts of a line that matter, in order; percentages no het can have go to `unknown`. */
export function partsOf(tokens: readonly Token[], unknown: Unknown[]): Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    const het = hetMark(tokens, i);
    if (het) {
      i += het.length - 1;
      if ("mark" in het) parts.push(het.mark);
      else unknown.push(het.problem);
    } else if (token?.kind === "state") {
      const { state, text, before } = token;
      parts.push({ kind: "mark", state, genes: 1, text, before });
    } else if (token?.kind === "name" || token?.kind === "maker" || token?.kind === "unknown") {
      parts.push(token);
    }
  }
  return parts;
}

const tight = (before: string) => before === "" || /^[・·:]$/.test(before);
const apart = (before: string) => /[,、。;；|\n\r\t]/.test(before);

/** "het pied 66%": a percentage that follows the gene whose het it speaks of. */
function saysHowLikely(part: Mark, mark: Mark): boolean {
  const isHet = mark.state === "het" || mark.state === "pos-het";
  return isHet && mark.percent === undefined && /^[\d.]+\s*%$/.test(part.text.normalize("NFKC"));
}

function likely({ state, percent }: Mark): Pick<Mark, "state" | "percent"> {
  return { state, percent };
}

/** Gives every state to a name: to the one it touches, else to the one that follows (or, with `trailing`, the one before). */
function attachOnce(parts: readonly Part[], trailing: boolean): { names: Name[]; loose: Mark[] } {
  const names = new Map<Part, Name>();
  for (const part of parts) if (part.kind === "name") names.set(part, { ...part });
  const loose: Mark[] = [];
  for (const [i, part] of parts.entries()) {
    if (part.kind !== "mark") continue;
    const previous = parts[i - 1];
    const before = previous && names.get(previous);
    const after: Name[] = [];
    for (const other of parts.slice(i + 1)) {
      const name = names.get(other);
      if (!name || after.length >= part.genes) break;
      after.push(name);
    }
    const [next] = after;
    const toNext = next && !apart(next.before);
    const free = before && !before.mark;
    const touchesBefore = part.before === "" || part.before.includes("(");
    if (next && tight(next.before)) for (const name of after) name.mark = part;
    else if (free && (touchesBefore || (trailing && !apart(part.before)))) before.mark = part;
    else if (toNext) for (const name of after) name.mark = part;
    else if (free) before.mark = part;
    else if (before?.mark && saysHowLikely(part, before.mark)) before.mark = { ...before.mark, ...likely(part) };
    else loose.push(part);
  }
  return { names: [...names.values()], loose };
}

/** A het said once for several genes: 100% het clown/pied, het clown & pied. */
function shareMarks(names: readonly Name[]): void {
  for (const [i, name] of names.entries()) {
    const before = names[i - 1]?.mark;
    const shared = before?.state === "het" || before?.state === "pos-het";
    if (!name.mark && shared && /^\s*[/&]\s*$/.test(name.before)) name.mark = before;
  }
}

/**
 * The names of a line with their states. States stand before their names by habit; where that leaves one without a name, and
 * reading them after their names leaves fewer, they were written behind (クラウン ヘテロ).
 */
export function namesWithStates(parts: readonly Part[]): { names: Name[]; loose: Mark[] } {
  const leading = attachOnce(parts, false);
  const trailing = leading.loose.length > 0 ? attachOnce(parts, true) : leading;
  const best = trailing.loose.length < leading.loose.length ? trailing : leading;
  shareMarks(best.names);
  return best;
}
