// Several percentages said before one het: 66/50 het clown pied is clown at 66 % and pied at 50 %.

import type { Token } from "./line-tokens.ts";

type HetWord = Token & { kind: "state" };
type Percents = Token & { kind: "percents" };

function isHetWord(token: Token | undefined): token is HetWord {
  return token?.kind === "state" && (token.state === "het" || token.state === "pos-het");
}

function isRecessive(token: Token | undefined): boolean {
  return token?.kind === "name" && token.meanings.some(({ recessive }) => recessive);
}

/** クラウン・パイド, clown and pied: what may stand among the names of a list. */
function isLink(token: Token | undefined): boolean {
  return token?.kind === "remark" && token.links !== "cross" && token.links !== undefined;
}

/** The places of the names in a row from here, one way or the other. */
function namesFrom(tokens: readonly Token[], start: number, step: 1 | -1): number[] {
  const places: number[] = [];
  for (let i = start; isRecessive(tokens[i]) || isLink(tokens[i]); i += step) if (!isLink(tokens[i])) places.push(i);
  return places;
}

/** Each percentage with the het in front of its own name; the other tokens as they were. */
function spread(
  tokens: readonly Token[],
  said: readonly number[],
  names: readonly number[],
  percents: Percents,
  word: HetWord,
): Token[] {
  return tokens.flatMap((token, i): Token[] => {
    if (said.includes(i)) return [];
    const percent = percents.percents[names.indexOf(i)];
    if (percent === undefined) return [token];
    return [
      { kind: "percent", percent, text: `${percent}%`, before: token.before },
      { ...word, genes: 1, before: "" },
      { ...token, before: " " },
    ];
  });
}

/** The tokens with each percentage at its own name. `misfit`: percentages and names that are not as many. */
export function withOwnPercents(tokens: readonly Token[]): { tokens: readonly Token[]; misfit: string | null } {
  const index = tokens.findIndex(({ kind }) => kind === "percents");
  const percents = tokens[index];
  if (percents?.kind !== "percents") return { tokens, misfit: null };
  const place = [index + 1, index - 1].find((one) => isHetWord(tokens[one]));
  const word = tokens[place ?? -1];
  const [from, to] = [Math.min(index, place ?? index), Math.max(index, place ?? index)];
  const behind = namesFrom(tokens, to + 1, 1);
  const names = behind.length > 0 ? behind : namesFrom(tokens, from - 1, -1).reverse();
  if (!isHetWord(word) || names.length !== percents.percents.length) {
    const rest = tokens.map((token, i): Token => (i === index ? { ...percents, kind: "unknown" } : token));
    return { tokens: rest, misfit: percents.text };
  }
  return withOwnPercents(spread(tokens, [from, to], names, percents, word));
}
