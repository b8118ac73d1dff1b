// Het markings that cannot be read for certain. The gene next to them is left out: taken for a visual it would be another animal.

import { partsHard } from "../names/fold-name.ts";
import { speaksOfHet } from "../names/het-like.ts";
import { isSaidBefore } from "../names/question-words.ts";
import reasons from "../names/reasons.json" with { type: "json" };
import { isHet, isRecessive, likePercent, type Mark, type Name, type Node, problem } from "./line-parts.ts";

/** het foo clown: names after a het of an unknown word may be hets, too. */
export function behindUnread(node: Node, mark: Mark | undefined): Mark | undefined {
  if (node.kind !== "unknown" || !mark || !isHet(mark)) return undefined;
  return problem(`${mark.text}${node.before}${node.text}`, reasons.unreadable);
}

/**
 * The recessive next to a place that has no state yet: the one it touches, else the next one, else the one before. Names
 * between may be a number (クラウン 1コピー) or say that the gene shows (non visual clown).
 */
function openNeighbour(
  nodes: readonly Node[],
  [from, to]: [number, number],
  marks: ReadonlyMap<Name, Mark>,
): Name | undefined {
  const open = (node: Node | undefined, before: string, mark?: Mark) =>
    node?.kind === "name" && marks.get(node) === mark && isRecessive(node) && !partsHard(before) ? node : undefined;
  const [first, next] = [nodes[from], nodes[to + 1]];
  const shows = next?.kind === "mark" && next.state === "visual" ? next : undefined;
  const counted = nodes[from - 1]?.kind === "number" ? nodes[from - 2] : nodes[from - 1];
  const previous = open(counted, first?.before ?? "");
  const behind = shows ? open(nodes[to + 2], next?.before ?? "", shows) : open(next, next?.before ?? "");
  const isOfNext = behind?.before === "" && first?.kind === "number";
  return (first?.before === "" && !isOfNext && previous) || behind || previous;
}

/** ヘテロ、クラウン: a het without a gene, which may belong to the one next to it. */
export function doubtLoose(nodes: readonly Node[], mark: Mark, marks: Map<Name, Mark>): boolean {
  const index = nodes.indexOf(mark);
  if (!isHet(mark) || index < 0) return false;
  const isOpen = (node: Node): node is Name => node.kind === "name" && !marks.has(node) && isRecessive(node);
  const open = nodes.slice(index + 1).find(isOpen) ?? nodes.slice(0, index).findLast(isOpen);
  if (!open) return false;
  marks.set(open, problem(mark.text, reasons.unreadable));
  return true;
}

/**
 * The names that a doubt, a negation or a number of copies speaks of, whatever their states: パステル？, not het clown, エンチ×2.
 * With a space on either side it may speak of both.
 */
function spokenOf(nodes: readonly Node[], index: number, before: string, text: string): Name[] {
  const reach = (step: 1 | -1) => {
    let at = index + step;
    while (nodes[at]?.kind === "mark" || nodes[at]?.kind === "number") at += step;
    const name = nodes[at];
    const edge = step === 1 ? (nodes[index + 1]?.before ?? "") : before;
    return name?.kind === "name" && !partsHard(edge) ? { name, isNear: edge === "" } : undefined;
  };
  const [previous, next] = [reach(-1), reach(1)];
  const chosen = isSaidBefore(text) ? (next ?? previous) : previous?.isNear || !next ? previous : undefined;
  return (chosen ? [chosen] : [previous, next]).flatMap((one) => one?.name ?? []);
}

/** クラウン66: a number that is none of the percentages of a het said in words, and yet looks like one. */
export function doubtNumber(nodes: readonly Node[], index: number, marks: Map<Name, Mark>): boolean {
  const node = nodes[index];
  const text = node?.kind === "number" ? node.text.normalize("NFKC") : "";
  const isPercent = /%$/.test(text);
  const isFraction = /^[1-4]$/.test(text) && node?.before === "/" && nodes[index - 1]?.kind === "number";
  const name =
    isPercent || isFraction || likePercent.test(text) ? openNeighbour(nodes, [index, index], marks) : undefined;
  if (name)
    marks.set(
      name,
      isPercent ? problem(text, reasons.ambiguousPercent, [`${text}ヘテロ`, ""]) : problem(text, reasons.bareNumber),
    );
  return name !== undefined;
}

/** セミヘテロ クラウン, ヘテロ？クラウン, クラウン ポスヘテ有り: an unknown word that speaks of a het, or says something about one. */
export function doubtWord(
  nodes: readonly Node[],
  index: number,
  marks: Map<Name, Mark>,
  state: Mark | undefined,
): boolean {
  const node = nodes[index];
  if (node?.kind !== "unknown") return false;
  if (node.about && node.about !== "neighbour") {
    const spoken = spokenOf(nodes, index, node.before, node.text);
    for (const name of spoken) {
      const own = state ?? marks.get(name);
      const het = own && isHet(own) ? own : undefined;
      const reason = node.about === "copies" ? reasons.howMany : het ? reasons.unreadable : reasons.doubtful;
      const [said, ofHet] = [node.text, het ? `${het.text}${state ? node.before : ""}` : ""];
      marks.set(
        name,
        problem(
          isSaidBefore(said) ? `${said}${ofHet && /[a-z]$/i.test(said) ? " " : ""}${ofHet}` : ofHet + said,
          reason,
        ),
      );
    }
    return spoken.length > 0;
  }
  // Names of genes are written in kana or Latin letters: kanji and signs behind a het tell of the het (ポスヘテ多数, ヘテロ？).
  const noName = /\p{Script=Han}/u.test(node.text) || !/[\p{L}\p{N}]/u.test(node.text);
  const tells = state !== undefined && isHet(state) && noName;
  const open = openNeighbour(nodes, [state ? index - 1 : index, index], marks);
  const said = state?.state === "visual" ? state.text + node.text : node.text;
  const name = open && (tells || speaksOfHet(said)) ? open : undefined;
  const text = `${state ? `${state.text}${node.before}` : ""}${node.text}`;
  if (name) marks.set(name, problem(text, reasons.unreadable));
  return name !== undefined;
}

/** ポスパイ66: a bare number behind a possible het is its percentage; 100% behind a het says nothing new. */
export function readNumber(nodes: readonly Node[], index: number, marks: Map<Name, Mark>): boolean {
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
