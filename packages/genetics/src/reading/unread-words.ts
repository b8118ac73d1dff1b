// Questions about words that are not understood or leave the animal open, with their possible answers.

import type { GeneBook } from "../genes/gene-book.ts";
import { partsHard } from "../names/fold-name.ts";
import { speaksOfHet } from "../names/het-like.ts";
import { saysSuper } from "../names/name-index.ts";
import { isSaidBefore } from "../names/question-words.ts";
import reasons from "../names/reasons.json" with { type: "json" };
import { likePercent } from "../names/shares.ts";
import { isHet, isRecessive, type Mark, type Name, type Node, type Part, plainText, type Range } from "./line-parts.ts";
import { either, nameInside } from "./near-words.ts";

/** Texts in place of tokens, by their index; "" leaves one out. */
export type Edit = ReadonlyMap<number, string>;

export interface Unknown extends Range {
  reason: string;
  answers: readonly Edit[];
}

export function writes({ from, to }: Range, text: string): Edit {
  return new Map(Array.from({ length: to - from }, (_, i) => [from + i, i === 0 ? text : ""]));
}

export function together(edits: readonly Edit[]): Edit {
  return new Map(edits.flatMap((edit) => [...edit]));
}

export function rangeOf(words: readonly Range[]): Range {
  return { from: Math.min(...words.map(({ from }) => from)), to: Math.max(...words.map(({ to }) => to)) };
}

export function asksAbout(words: readonly Range[], reason: string, answers: readonly Edit[] = []): Unknown {
  return { ...rangeOf(words), reason, answers };
}

/** Returns the range from a word to the name it may refer to. `isAny`: any name, not just recessives. */
function spokenWith(
  nodes: readonly Node[],
  index: number,
  isAny: boolean,
  marks: Map<Name, Mark>,
): [from: number, to: number] {
  const text = plainText(nodes[index] as Part);
  const reach = (step: 1 | -1) => {
    let at = index + step;
    while (nodes[at]?.kind === "mark" || nodes[at]?.kind === "number") at += step;
    const isApart = partsHard(nodes[step === 1 ? index + 1 : index]?.before ?? "");
    return !isApart && nodes[at]?.kind === "name" && (isAny || isRecessive(nodes[at])) ? at : undefined;
  };
  const [before, behind] = [reach(-1), reach(1)];
  if (either.test(text)) return [before ?? index, behind ?? index];
  const isTouching = nodes[index]?.before === "" && before === index - 1;
  const isFree = nodes[index - 1]?.kind === "mark" && ![...marks.values()].includes(nodes[index - 1] as Mark);
  const isOfNext = !isAny || isSaidBefore(text) || before === undefined || isFree;
  if (behind !== undefined && !isTouching && isOfNext) {
    // het foo clown pied, 66 クラウン パイド
    let to = behind;
    const goesOn = nodes[index - 1]?.kind === "mark" || nodes[index]?.kind === "number";
    while (!isAny && goesOn && nodes[to + 1]?.kind === "name") to++;
    return [index, to];
  }
  // パステル ？ クラウン: either of them.
  return [before ?? index, isTouching ? index : (behind ?? index)];
}

/** A question, and the names in doubt: taken literally, they may describe a different animal. */
export interface Question extends Unknown {
  doubted: readonly Name[];
}

export function questionOf(book: GeneBook, nodes: readonly Node[], index: number, marks: Map<Name, Mark>): Question[] {
  const [before, node, behind] = [nodes[index - 1], nodes[index], nodes[index + 1]];
  if (node?.kind !== "unknown" && (node?.kind !== "number" || readNumber(nodes, index, marks))) return [];
  const text = plainText(node);
  const { about, reason, meant }: Partial<Node & { kind: "unknown" }> = node.kind === "unknown" ? node : {};
  const state = before?.kind === "mark" ? [before] : [];
  const [from, to] = spokenWith(nodes, index, about !== undefined || either.test(text), marks);
  const spoken = nodes.slice(from, to + 1).filter((one) => one.kind !== "bracket");
  const said = from === index ? [...state, ...spoken] : spoken;
  const named = said.filter((one) => one.kind === "name");
  const speaks = () => state.some(isHet) || speaksOfHet(state[0]?.state === "visual" ? state[0].text + text : text);
  const isOfHet = () => named.some((one) => isHet(marks.get(one) ?? {})) || speaks();

  const instead = (word: string, ...without: readonly Range[]) =>
    together([writes(node, word), ...without.map((one) => writes(one, ""))]);
  const without = (name: Name) => {
    const mark = marks.get(name);
    return instead("", name, ...(mark && [mark.to === name.from, mark.from === name.to].includes(true) ? [mark] : []));
  };
  const ignored = instead("");
  const withoutSuper = (one: Part) => (one.kind === "mark" ? "" : one.text.replace(/^(?:スーパー|super\s*)/i, ""));
  const once = [...new Set([...state, ...named.flatMap((name) => marks.get(name) ?? []), ...named])]
    .filter((one) => (one.kind === "mark" ? one.state === "super" : saysSuper(one.text)))
    .map((one) => together([ignored, writes(one, withoutSuper(one))]));
  const ask = (reason: string, answers: readonly Edit[], words: readonly Part[] = said): Question[] => [
    { ...rangeOf(words), reason, answers, doubted: words.filter((one) => one.kind === "name") },
  ];
  const replaced = (meant ?? (about ? [] : nameInside(book, text))).map((word) => instead(word));
  if (reason) return ask(reason, [...replaced, ignored], [node]);
  if (either.test(text) && named.length === 2) return ask(reasons.oneOfTwo, named.toReversed().map(without));
  if (about === "copies") {
    const doubled = named.map((name) => together([writes(name, `スーパー${name.text}`), ignored]));
    return ask(reasons.howMany, [...doubled, ignored]);
  }
  const isAlone = !nodes.some(({ kind }) => kind === "name");
  if (about === "combo") return ask(reasons.otherCombo, isAlone ? [] : [ignored], [node]);
  if (about && named.length === 0) return ask(reasons.notKnown, [ignored], [node]);
  if (about) {
    const answers = [...once, ...named.map(without)];
    const all = about === "not" ? [...answers, ignored] : [ignored, ...answers];
    return ask(isOfHet() ? reasons.unreadable : reasons.doubtful, all);
  }
  // クラウン血統, 父親がクラウン: the word may refer to the name it touches.
  const isWord = /[ぁ-んァ-ヶ\p{Script=Han}]/u.test(text);
  const touched = [
    node.bracketed || node.before !== "" ? undefined : before,
    behind?.before === "" ? behind : undefined,
  ].find((one) => one?.kind === "name");
  const share = text.replace(/\s*%$/, "");
  const isFraction = node.before === "/" && /^[1-4]$/.test(text);
  const het = before?.kind === "name" ? marks.get(before) : undefined;
  const percent = share === "100" ? "ヘテロ" : `${share}%ポスヘテ`;
  const asPercent = het && isHet(het) ? together([writes(het, percent), ignored]) : instead(percent);
  const asShare = share !== text || likePercent.test(share) ? [asPercent] : [];
  const isOfRecessive = named.some(isRecessive);
  // "by" and other short words are not misspelt hets.
  const asHet = isOfRecessive && speaksOfHet(text) && !/^[a-gi-z]{1,2}$/i.test(text) ? [instead("ヘテロ")] : [];
  const drops = isWord && touched ? [without(touched)] : [];
  const answers = text.length === 1 ? [ignored, ...asHet, ...drops] : [...asShare, ...asHet, ignored, ...drops];
  const isShare = node.kind === "number" && (asShare.length > 0 || isFraction);
  const why = isShare ? reasons.bareNumber : speaks() ? reasons.unreadable : null;
  const all = [...replaced, ...answers];
  if (share !== text) return ask(reasons.ambiguousPercent, all, isOfRecessive ? said : [node]);
  return why && isOfRecessive ? ask(why, all) : ask(reasons.notKnown, all, [...state, node]);
}

/** ポスパイ66: a bare number after a possible het is its percentage; 100% after a het is redundant. */
function readNumber(nodes: readonly Node[], index: number, marks: Map<Name, Mark>): boolean {
  const [name, node] = [nodes[index - 1], nodes[index]];
  const mark = name?.kind === "name" ? marks.get(name) : undefined;
  if (node?.kind !== "number" || name?.kind !== "name" || !mark || !isHet(mark) || mark.percent) return false;
  const percent = Number.parseInt(node.text.normalize("NFKC"), 10);
  if (mark.state === "het") return percent === 100;
  if (percent < 1 || percent > 99) return false;
  marks.set(name, { ...mark, percent });
  return true;
}
