// Het markings nobody can read for certain. The gene they stand beside is left out: taken for a visual it would be another animal.

import { foldName } from "./fold-name.ts";
import { isHet, type Mark, type Name, type Node } from "./line-parts.ts";

const apart = (before: string) => /[,、。;；|\n\r\t]/.test(before);
const likePercent = /^(?:33|50|66|67)$/;
const bareNumber =
  "数字だけではヘテロの割合か分かりません。「66%ポスヘテ」のように書いてください。この遺伝子は計算に入れていません。";
const unreadable = "ヘテロの書き方が読み取れません。この遺伝子は計算に入れていません。";

function problem(text: string, reason: string): Mark {
  return { kind: "mark", state: "pos-het", genes: 1, text, before: "", problem: reason };
}

/** The recessive beside a node that has no state yet: the one it touches, else the one behind it, else the one before. */
function openNeighbour(nodes: readonly Node[], at: number, marks: ReadonlyMap<Name, Mark>): Name | undefined {
  const open = (node: Node | undefined, before: string) =>
    node?.kind === "name" && !marks.has(node) && node.meanings.some(({ recessive }) => recessive) && !apart(before)
      ? node
      : undefined;
  const [node, next] = [nodes[at], nodes[at + 1]];
  const previous = open(nodes[at - 1], node?.before ?? "");
  const behind = open(next, next?.before ?? "");
  return (node?.before === "" && previous) || behind || previous;
}

/** クラウン66: a number that is none of the percentages of a het said in words, and yet looks like one. */
export function doubtNumber(nodes: readonly Node[], at: number, marks: Map<Name, Mark>): boolean {
  const node = nodes[at];
  const text = node?.kind === "number" ? node.text.normalize("NFKC") : "";
  const name = likePercent.test(text) ? openNeighbour(nodes, at, marks) : undefined;
  if (name) marks.set(name, problem(text, bareNumber));
  return name !== undefined;
}

/** セミヘテロ クラウン, ヘテロ？クラウン: an unknown word that speaks of a het, or a het with something unreadable behind it. */
export function doubtWord(
  nodes: readonly Node[],
  at: number,
  marks: Map<Name, Mark>,
  state: Mark | undefined,
): boolean {
  const node = nodes[at];
  if (node?.kind !== "unknown") return false;
  const speaksOfHet = /het|へて|ぽすへ/.test(foldName(node.text));
  const onlySigns = !/[\p{L}\p{N}]/u.test(node.text) && state !== undefined && isHet(state);
  const name = speaksOfHet || onlySigns ? openNeighbour(nodes, at, marks) : undefined;
  const text = `${state ? `${state.text}${node.before}` : ""}${node.text}`;
  if (name) marks.set(name, problem(text, unreadable));
  return name !== undefined;
}

/** ポスパイ66: a bare number behind a possible het is its percentage; 100% behind a het says nothing new. */
export function readNumber(nodes: readonly Node[], at: number, marks: Map<Name, Mark>): boolean {
  const [name, node] = [nodes[at - 1], nodes[at]];
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
