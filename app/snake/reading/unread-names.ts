// Names that need not be this animal's own: one of two that it may have, and its parents'.

import type { Mark, Name, Node } from "./line-parts.ts";
import type { Token } from "./line-tokens.ts";
import { twoAnimals } from "./two-animals.ts";

const either = /^(?:or|または|又は|もしくは|若しくは|あるいは|或いは|か|either)$/i;
const family =
  /^(?:f[1-9]|直?[子仔]|子供|こども|babies|offspring|hatchlings|clutch|siblings|兄弟|直系|両?親|parents?|pair|pairing|交配|ペアリング)$/i;
const parent = /^(?:sire|dam)$/i;
const oneOfTwo = "どちらを持つのか分かりません。決まっているほうだけを書いてください。どちらも計算に入れていません。";
const parents =
  "親を書いたものと読めます。この個体が持つ遺伝子を書いてください（ペアの計算は、父と母の欄に分けて書きます）。親の名前は計算に入れていません。";

function problem(text: string, reason: string): Mark {
  return { kind: "mark", state: "visual", genes: 1, text, before: "", problem: reason };
}

/** か, F1, 兄弟: words that tell of animals, and are no name with a slip in it. */
export function tellsOfAnimals(text: string): boolean {
  return either.test(text) || family.test(text) || parent.test(text);
}

/** パステル or スーパーパステル: the two beside such a word get a mark that leaves them out. Answers with the words that did so. */
export function doubtNames(nodes: readonly Node[], marks: Map<Name, Mark>): ReadonlySet<Node> {
  const told = new Set<Node>();
  const isName = (one: Node): one is Name => one.kind === "name";
  for (const [i, node] of nodes.entries()) {
    if (node.kind !== "unknown" || !either.test(node.text)) continue;
    const [before, behind] = [nodes.slice(0, i).findLast(isName), nodes.slice(i + 1).find(isName)];
    if (!before || !behind) continue;
    for (const name of [before, behind]) marks.set(name, problem(node.text, oneOfTwo));
    told.add(node);
  }
  return told;
}

/** モハベ×パイド F1, ♂クラウン♀パイド, Sire: Pied Dam: Clown: the mark for every name of a line that names parents. */
export function markOfParents(tokens: readonly Token[]): Mark | undefined {
  const unknown = tokens.filter(({ kind }) => kind === "unknown");
  const said = unknown.find(({ text }) => parent.test(text));
  if (said) return problem(said.text, parents);
  const isCrossed = tokens.some((token) => token.kind === "remark" && token.links === "cross");
  const young = isCrossed ? unknown.find(({ text }) => family.test(text)) : undefined;
  return young || twoAnimals(tokens) ? problem(young?.text ?? "×", parents) : undefined;
}
