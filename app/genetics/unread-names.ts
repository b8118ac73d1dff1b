// Names that need not be this animal's own: one of two that it may have, and its parents'.

import { type Mark, type Name, type Node, namesIn } from "./line-parts.ts";

const either = /^(?:or|または|又は|もしくは|若しくは|あるいは|或いは|か|either)$/i;
const young = /^(?:f[1-9]|直?[子仔]|子供|こども|babies|offspring|hatchlings|clutch|siblings|兄弟|直系)$/i;
const oneOfTwo = "どちらを持つのか分かりません。決まっているほうだけを書いてください。どちらも計算に入れていません。";
const parents =
  "「×」とともに親を書いたものと読めます。この個体が持つ遺伝子を書いてください。親の名前は計算に入れていません。";

function problem(text: string, reason: string): Mark {
  return { kind: "mark", state: "visual", genes: 1, text, before: "", problem: reason };
}

/** The words that say so; the names they speak of get a mark that leaves them out: パステル or スーパーパステル, モハベ×パイド F1. */
export function doubtNames(nodes: readonly Node[], marks: Map<Name, Mark>): ReadonlySet<Node> {
  const told = new Set<Node>();
  const isCrossed = nodes.some((node, i) => i > 0 && node.before.includes("×"));
  for (const [i, node] of nodes.entries()) {
    if (node.kind !== "unknown") continue;
    const names = young.test(node.text) && isCrossed ? namesIn(nodes) : [];
    const isName = (one: Node): one is Name => one.kind === "name";
    const beside = either.test(node.text)
      ? [nodes.slice(0, i).findLast(isName), nodes.slice(i + 1).find(isName)].filter((one) => one !== undefined)
      : [];
    const two = beside.length === 2 ? beside : [];
    for (const name of names) marks.set(name, problem(node.text, parents));
    for (const name of two) marks.set(name, problem(node.text, oneOfTwo));
    if (names.length + two.length > 0) told.add(node);
  }
  return told;
}
