// Het markings nobody can read for certain. The gene they stand beside is left out: taken for a visual it would be another animal.

import { foldName } from "./fold-name.ts";
import { isHet, type Mark, type Name, type Node } from "./line-parts.ts";

const apart = (before: string) => /[,、。;；|\n\r\t]/.test(before);
const likePercent = /^(?:12|25|33|50|66|67|75)$/;
const bareNumber =
  "数字だけではヘテロの割合か分かりません。「66%ポスヘテ」のように書いてください。この遺伝子は計算に入れていません。";
const unreadable = "ヘテロの書き方が読み取れません。この遺伝子は計算に入れていません。";

function problem(text: string, reason: string): Mark {
  return { kind: "mark", state: "pos-het", genes: 1, text, before: "", problem: reason };
}

/** The recessive beside a place that has no state yet: the one it touches, else the one behind it, else the one before. */
function openNeighbour(
  nodes: readonly Node[],
  [from, to]: [number, number],
  marks: ReadonlyMap<Name, Mark>,
): Name | undefined {
  const open = (node: Node | undefined, before: string) =>
    node?.kind === "name" && !marks.has(node) && node.meanings.some(({ recessive }) => recessive) && !apart(before)
      ? node
      : undefined;
  const [first, next] = [nodes[from], nodes[to + 1]];
  const previous = open(nodes[from - 1], first?.before ?? "");
  const behind = open(next, next?.before ?? "");
  return (first?.before === "" && previous) || behind || previous;
}

export const ambiguousPercent =
  "100%が何を指すのか分かりません。ヘテロなら「100%ヘテロ」と書いてください。この遺伝子は計算に入れていません。";
/** Words and signs that say nobody knows. */
const doubts = /疑|かも|可能性|らしい|多分|たぶん|おそらく|恐らく|推定|未確認|未確定|maybe|[?？]/i;
/** Words that say an animal carries a gene, and not that it shows it. */
const carries = /carrier|キャリア|因子|持ち|保因|血統|血筋|split/i;
/** H.H., Ht, ヘ: no name of a gene is as short as that, a mark may be. */
const shortMark = /^(?:[a-z]{1,2}|[a-z]*h[a-z]{0,2}|[ぁ-ん]|1\/[234])$/;

/** クラウン66: a number that is none of the percentages of a het said in words, and yet looks like one. */
export function doubtNumber(nodes: readonly Node[], at: number, marks: Map<Name, Mark>): boolean {
  const node = nodes[at];
  const text = node?.kind === "number" ? node.text.normalize("NFKC") : "";
  const isPercent = /%$/.test(text);
  const isFraction = /^[1-4]$/.test(text) && node?.before === "/" && nodes[at - 1]?.kind === "number";
  const name = isPercent || isFraction || likePercent.test(text) ? openNeighbour(nodes, [at, at], marks) : undefined;
  if (name) marks.set(name, problem(text, isPercent ? ambiguousPercent : bareNumber));
  return name !== undefined;
}

/** セミヘテロ クラウン, ヘテロ？クラウン, クラウン ポスヘテ有り: an unknown word that speaks of a het, or says something about one. */
export function doubtWord(
  nodes: readonly Node[],
  at: number,
  marks: Map<Name, Mark>,
  state: Mark | undefined,
): boolean {
  const node = nodes[at];
  if (node?.kind !== "unknown") return false;
  const folded = foldName(node.text);
  const isDoubt = doubts.test(node.text);
  const speaksOfHet = /het|へて|ぽすへ/.test(folded) || isDoubt || carries.test(node.text) || shortMark.test(folded);
  // Names of genes are written in kana or Latin letters: kanji and signs behind a het tell of the het (ポスヘテ多数, ヘテロ？).
  const noName = /\p{Script=Han}/u.test(node.text) || !/[\p{L}\p{N}]/u.test(node.text);
  const tells = state !== undefined && isHet(state) && noName;
  const name = speaksOfHet || tells ? openNeighbour(nodes, [state ? at - 1 : at, at], marks) : undefined;
  const text = `${state ? `${state.text}${node.before}` : ""}${node.text}`;
  const doubted = name ?? (isDoubt ? saidToBeHet(nodes, at, marks) : undefined);
  if (doubted) marks.set(doubted, problem(`${name ? "" : (marks.get(doubted)?.text ?? "")}${text}`, unreadable));
  return doubted !== undefined;
}

/** The name in front that a het right before this place was given to: クラウンヘテロ疑い. */
function saidToBeHet(nodes: readonly Node[], at: number, marks: ReadonlyMap<Name, Mark>): Name | undefined {
  const [name, mark] = [nodes[at - 2], nodes[at - 1]];
  const isGiven = name?.kind === "name" && mark?.kind === "mark" && isHet(mark) && marks.get(name) === mark;
  return isGiven && !apart(nodes[at]?.before ?? "") ? name : undefined;
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
