// Questions about words that are not understood or leave the animal open.

import { partsHard } from "../names/fold-name.ts";
import { speaksOfHet } from "../names/het-like.ts";
import { isSaidBefore } from "../names/question-words.ts";
import reasons from "../names/reasons.json" with { type: "json" };
import type { Unknown } from "./line-marks.ts";
import { isHet, isRecessive, likePercent, type Mark, type Name, type Node } from "./line-parts.ts";
import { either } from "./near-words.ts";

/** Returns the range from a word to the name it may refer to. `isAny`: any name, not just recessives. */
function spokenWith(
  nodes: readonly Node[],
  index: number,
  { text, isAny, marks }: { text: string; isAny: boolean; marks: ReadonlyMap<Name, Mark> },
): [from: number, to: number] {
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

/** A question about a word, and the names in doubt: taken literally, they may describe a different animal. */
interface Question {
  asked: Unknown;
  doubted: readonly Name[];
}

/** Asks about a word that is not understood, including the gene it may refer to. */
export function questionOf(nodes: readonly Node[], index: number, marks: Map<Name, Mark>): Question[] {
  const node = nodes[index];
  if (node?.kind !== "unknown" && (node?.kind !== "number" || readNumber(nodes, index, marks))) return [];
  const text = node.text.normalize("NFKC");
  const about = node.kind === "unknown" ? node.about : undefined;
  const before = nodes[index - 1];
  const state = before?.kind === "mark" ? [before] : [];
  const [from, to] = spokenWith(nodes, index, { text, isAny: about !== undefined || either.test(text), marks });
  const spoken = nodes.slice(from, to + 1).filter((one) => one.kind !== "bracket");
  const said = from === index ? [...state, ...spoken] : spoken;
  const named = said.filter((one) => one.kind === "name");
  const speaks = () => state.some(isHet) || speaksOfHet(state[0]?.state === "visual" ? state[0].text + text : text);
  const isOfHet = () => named.some((one) => isHet(marks.get(one) ?? { state: "visual" })) || speaks();
  const ask = (reason: string, words: readonly Exclude<Node, { kind: "bracket" }>[] = said): Question[] => {
    const asked = words.map((one, i) => (i === 0 ? one.text : one.before + one.text)).join("");
    const doubted = words.filter((one) => one.kind === "name");
    return [{ asked: { text: asked, reason, said: node.text }, doubted }];
  };
  if (node.kind === "unknown" && node.reason) return ask(node.reason, [node]);
  if (either.test(text) && named.length === 2) return ask(reasons.oneOfTwo);
  if (about === "copies") return ask(reasons.howMany);
  if (about)
    return named.length > 0 ? ask(isOfHet() ? reasons.unreadable : reasons.doubtful) : ask(reasons.notKnown, [node]);
  const isOfRecessive = named.some(isRecessive);
  if (/%$/.test(text)) return ask(reasons.ambiguousPercent, isOfRecessive ? said : [node]);
  const isShare = likePercent.test(text) || (node.before === "/" && /^[1-4]$/.test(text));
  if (node.kind === "number" && isOfRecessive && isShare) return ask(reasons.bareNumber);
  if (isOfRecessive && speaks()) return ask(reasons.unreadable);
  return ask(reasons.notKnown, [...state, node]);
}

/** ポスパイ66: a bare number after a possible het is its percentage; 100% after a het is redundant. */
function readNumber(nodes: readonly Node[], index: number, marks: Map<Name, Mark>): boolean {
  const [name, node] = [nodes[index - 1], nodes[index]];
  const mark = name?.kind === "name" ? marks.get(name) : undefined;
  if (node?.kind !== "number" || name?.kind !== "name" || !mark || !isHet(mark) || mark.percent !== undefined) {
    return false;
  }
  const percent = Number.parseInt(node.text.normalize("NFKC"), 10);
  if (mark.state === "het") return percent === 100;
  if (percent < 1 || percent > 99) return false;
  marks.set(name, { ...mark, percent });
  return true;
}
