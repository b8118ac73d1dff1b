// Assigns the states of a line to the names they apply to.

import { partsHard } from "../names/fold-name.ts";
import { saysSuper } from "../names/name-index.ts";
import reasons from "../names/reasons.json" with { type: "json" };
import { type Bracket, isHet, isRecessive, type Mark, type Name, type Node, namesIn } from "./line-parts.ts";
import { questionOf } from "./unread-words.ts";

export interface Unknown {
  text: string;
  reason: string;
  /** The unclear part of the line, and its possible replacements. */
  said?: string;
  instead?: readonly string[];
}

export interface MarkedName {
  name: Name;
  mark: Mark | undefined;
  /** The interpretation, if it is unclear whether the previous name's het applies too. */
  taken?: "visual" | "het";
  /** The het of the next name, which may apply to both: クラウン パイド ヘテロ. */
  mayShare?: Mark;
  isBracketed?: boolean;
}

interface Given {
  marks: Map<Name, Mark>;
  brackets: Map<Bracket, Mark>;
  loose: Mark[];
}

/** het.パイド, ph.パイド: the full stop of an abbreviation is not a separator. */
const isCutShort = (mark: Mark, before: string) =>
  /^\.\s*$/.test(before) && /[a-z]$/i.test(mark.text.normalize("NFKC"));
const tight = (before: string) => before === "" || /^[・·:]$/.test(before);
const linked = (before: string) => /^\s*[/&]\s*$/.test(before);
/** クラウンヘテロ, クラウンのヘテロ, Clown:het. */
const touches = (before: string) => /^[:=]?$/.test(before) || before.includes(">");

/** Returns whether a het of it is meaningful: recessives, forms of recessives, アイボリー; not バンブルビー or スーパーパステル. */
function takesHet({ meanings }: Name): boolean {
  return meanings.some(
    ({ kind, recessive, items: [first, ...others], name }) =>
      recessive ||
      kind === "white" ||
      (kind === "form" && (first?.state === "het" || (others.length === 0 && !saysSuper(name)))),
  );
}

/** Unwraps brackets without a name, which refer to the previous name: クラウン（66%ヘテロ）. */
function withoutEmptyBrackets(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.kind !== "bracket" || namesIn([node]).length > 0) return [node];
    const inside = withoutEmptyBrackets(node.nodes);
    return inside.map((inner, i) => {
      if (inner.kind !== "mark") return inner;
      return inside[i + 1]?.kind === "unknown" ? { ...inner, ahead: true } : { ...inner, bracketed: true };
    });
  });
}

function namesBehind(nodes: readonly Node[], index: number, genes: number): Name[] {
  const names: Name[] = [];
  let left = genes;
  for (const node of nodes.slice(index + 1)) {
    if (node.kind !== "name" || left <= 0) break;
    // DH Pastel Clown Pied means Clown and Pied.
    if (genes > 1 && !takesHet(node)) continue;
    names.push(node);
    const [meaning] = node.meanings;
    left -= meaning?.recessive ? meaning.items.length : 1;
  }
  return names;
}

/** Returns the preceding names a trailing mark may apply to: クラウン パイド ダブルヘテロ. */
function namesBefore(nodes: readonly Node[], index: number, { genes }: Mark, marks: ReadonlyMap<Name, Mark>): Name[] {
  const names: Name[] = [];
  for (let node = nodes[index - 1]; node?.kind === "name"; node = nodes[index - 1 - names.length]) {
    if (names.length === genes || marks.has(node) || (names.length > 0 && !takesHet(node))) break;
    names.push(node);
  }
  return names;
}

const mostGenes = 20;

/** Returns the mark for one of its names: 66/50 has a percentage for each. */
function ownOf(mark: Mark, place: number, count: number): Mark {
  const percent = mark.percents?.[place] ?? 0;
  if (!mark.percents) return mark;
  if (mark.percents.length !== count) return { ...mark, problem: reasons.misfit };
  return percent < 100 ? { ...mark, genes: 1, percent } : { ...mark, genes: 1, state: "het" };
}

/** Returns whether a percentage belongs to the preceding het: "het pied 66%". */
function saysHowLikely(part: Mark, mark: Mark): boolean {
  return (
    isHet(mark) &&
    mark.percent === undefined &&
    /^(?:の?(?:可能性|確率|見込み)\S?\s?)?[\d.]+\s*%$/.test(part.text.normalize("NFKC"))
  );
}

/** Assigns each state to the adjacent name, else to the next one (with `trailing` the previous one). */
function give(nodes: readonly Node[], trailing: boolean): Given {
  const given: Given = { marks: new Map(), brackets: new Map(), loose: [] };
  const { marks } = given;
  for (const [i, mark] of nodes.entries()) {
    if (mark.kind !== "mark") continue;
    const [before, behind] = [nodes[i - 1], nodes[i + 1]];
    const previous = before?.kind === "name" ? before : undefined;
    const free = previous && !marks.has(previous) ? previous : undefined;
    const names = namesBehind(nodes, i, mark.genes);
    const [next] = names;
    // A het prefers a recessive: クラウン ヘテロ パステル is a pastel het clown.
    const inBracket = behind?.kind === "bracket" ? namesIn([behind]) : [];
    const isAhead = mark.ahead && next && !partsHard(next.before) && !touches(mark.before);
    const isTight = next && (tight(next.before) || isCutShort(mark, next.before));
    const wanted = (next && !partsHard(next.before) && (isAhead || takesHet(next))) || inBracket.some(takesHet);
    const fitsPrevious = free && (!isHet(mark) || takesHet(free) || !wanted);
    const closer = isAhead || (isTight && !touches(mark.before));
    const backwards = isHet(mark) && free && takesHet(free) && !partsHard(mark.before) && !closer;
    const fitsNext = next && !(backwards && !takesHet(next));
    const near = touches(mark.before) || (trailing && !partsHard(mark.before));
    const previousMark = previous && marks.get(previous);
    const put = (list: readonly Name[]) => {
      const isMisfit = mark.percents && namesBehind(nodes, i, mostGenes).length > list.length;
      for (const [place, name] of list.entries())
        marks.set(name, isMisfit ? { ...mark, problem: reasons.misfit } : ownOf(mark, place, list.length));
    };
    const putBefore = () => put(namesBefore(nodes, i, mark, marks).reverse());
    const likely =
      previousMark && saysHowLikely(mark, previousMark) ? { ...previousMark, ...howLikely(mark) } : undefined;
    // The state of an unknown word is reported along with it.
    const isUnread = behind?.kind === "unknown" && !partsHard(behind.before);
    if (mark.ahead && isUnread) continue;
    // het clown 66% pastel: of what shows with one copy no share is said.
    const isOfPrevious = near || mark.bracketed || !next || !takesHet(next) || /^\D/.test(mark.text);
    if (previous && likely && isOfPrevious) marks.set(previous, likely);
    else if (fitsPrevious && (mark.bracketed || (trailing && touches(mark.before)))) putBefore();
    else if (fitsNext && (isTight || isAhead)) put(names);
    else if (fitsPrevious && near) putBefore();
    else if (isUnread && !mark.bracketed) continue;
    else if (fitsNext && !partsHard(next.before)) put(names);
    else if (behind?.kind === "bracket" && inBracket.length > 0) given.brackets.set(behind, mark);
    else if (free && !(isHet(mark) && !takesHet(free) && behind?.kind === "name" && takesHet(behind))) putBefore();
    else if (previous && likely) marks.set(previous, likely);
    else given.loose.push(mark);
  }
  return given;
}

function howLikely({ state, percent, problem }: Mark): Partial<Mark> {
  return { state, percent, ...(problem ? { problem } : {}) };
}

/** Spreads a het over several genes: het clown and pied, ヘテロ：クラウン、パイド, クラウンとパイドのヘテロ. */
function share(nodes: readonly Node[], marks: Map<Name, Mark>): Map<Name, Pick<MarkedName, "taken" | "mayShare">> {
  const unsure = new Map<Name, Pick<MarkedName, "taken" | "mayShare">>();
  let list: Mark | undefined;
  let afterHet = false;
  // The het before a sequence of names: het clown pied is a double het, because visible genes precede hets.
  let run: Mark | undefined;
  for (const [i, node] of nodes.entries()) {
    const before = nodes[i - 1];
    if (node.kind !== "name") {
      if (node.kind !== "unknown") list = undefined;
      if (node.kind === "bracket" || node.kind === "mark") afterHet = false;
      run = undefined;
      continue;
    }
    if (before?.kind === "mark" && isHet(before) && node.before.includes(":") && marks.get(node) === before)
      list = before;
    const own = marks.get(node);
    const lead = before?.kind === "name" ? marks.get(before) : undefined;
    if (own) {
      afterHet = isHet(own);
      const isSaidBefore = before?.kind === "mark" && before === own && own.genes === 1 && !own.bracketed;
      // An unreadable het may apply to all following names, so none is certainly a visual.
      const isOnlyIts = own.ahead && !takesHet(node);
      run = isHet(own) && !isOnlyIts && (isSaidBefore || own.problem) ? own : undefined;
    } else if (!takesHet(node)) {
      run = undefined;
    } else if (run && isRecessive(node) && !/[;；|。\n\r\t×]/.test(node.before)) {
      marks.set(node, run);
      if (!list && !linked(node.before) && !run.problem) unsure.set(node, { taken: "het" });
    } else if (lead && isHet(lead) && linked(node.before)) marks.set(node, lead);
    else if (list) marks.set(node, list);
    else if (afterHet && isRecessive(node)) unsure.set(node, { taken: "visual" });
  }
  for (let i = nodes.length - 1; i > 0; i--) {
    const [before, node, behind] = [nodes[i - 1], nodes[i], nodes[i + 1]];
    if (node?.kind !== "name" || before?.kind !== "name" || marks.has(before) || !takesHet(before)) continue;
    const mark = marks.get(node);
    if (!mark || !isHet(mark)) continue;
    const isBehind = behind === mark && mark.genes === 1 && !mark.bracketed && /^\s+$/.test(mark.before);
    if (isBehind && /^[\s・]+$/.test(node.before) && [before, node].every(isRecessive))
      unsure.set(before, { mayShare: mark });
    if (!linked(node.before)) continue;
    const forBoth = node.before.includes("/") || (behind === mark && mark.before.includes(">"));
    if (forBoth || behind !== mark) marks.set(before, mark);
    else unsure.set(before, { taken: "visual" });
  }
  return unsure;
}

function ofNothing({ text }: Mark): Unknown {
  return { text, reason: reasons.noGene, said: text, instead: [""] };
}

/**
 * Pairs the names of a line with their states. States usually precede names; if that leaves a state without a name and
 * reading them as trailing leaves fewer, they are trailing (クラウン ヘテロ). Brackets are read separately; a preceding state
 * applies to all names in them: ヘテロ（クラウン・パイド）.
 */
export function markNames(written: readonly Node[]): { names: MarkedName[]; unknown: Unknown[] } {
  const nodes = withoutEmptyBrackets(written);
  const leading = give(nodes, false);
  const trailing = leading.loose.length > 0 ? give(nodes, true) : leading;
  const { marks, brackets, loose } = trailing.loose.length < leading.loose.length ? trailing : leading;
  const questions = nodes.flatMap((_, i) => questionOf(nodes, i, marks));
  const unknown = questions.map(({ asked }) => asked);
  const doubted = new Set(questions.flatMap((one) => one.doubted));
  const unsaid: Unknown[] = loose.map((mark) => {
    // ヘテロ、クラウン: it may belong to an adjacent gene.
    const isOpen = (node: Node): node is Name => node.kind === "name" && !marks.has(node) && isRecessive(node);
    const at = nodes.indexOf(mark);
    const open = isHet(mark) ? (nodes.slice(at).find(isOpen) ?? nodes.slice(0, at).findLast(isOpen)) : undefined;
    if (open) doubted.add(open);
    return ofNothing(mark);
  });
  const unsure = share(nodes, marks);
  const names: MarkedName[] = [];
  for (const node of nodes) {
    if (node.kind === "name" && !doubted.has(node)) {
      names.push({ name: node, mark: marks.get(node), ...unsure.get(node) });
    }
    if (node.kind === "bracket") {
      const inside = markNames(node.nodes);
      const mark = brackets.get(node);
      if (mark && inside.names.every((name) => name.mark)) unsaid.push(ofNothing(mark));
      names.push(
        ...inside.names.map((one) => ({ ...(one.mark || !mark ? one : { name: one.name, mark }), isBracketed: true })),
      );
      unknown.push(...inside.unknown);
    }
  }
  unknown.push(...unsaid);
  const counted = names.map((one) => withOpenCount(one, names));
  for (const { name, mark } of counted) {
    if (!mark?.problem) continue;
    const { text, problem, instead } = mark;
    unknown.push({ text: `${text} ${name.text}`, reason: problem, said: text, ...(instead ? { instead } : {}) });
  }
  return { names: counted.filter(({ mark }) => !mark?.problem), unknown };
}

/** Handles DH クラウン: a double het with only one gene named. */
function withOpenCount(one: MarkedName, names: readonly MarkedName[]): MarkedName {
  const { mark } = one;
  if (!mark || mark.genes === 1 || mark.problem) return one;
  const genes = names
    .filter((other) => other.mark === mark)
    .map(({ name: { meanings } }) => (meanings[0]?.recessive ? meanings[0].items.length : 1));
  if (genes.reduce((sum, count) => sum + count, 0) >= mark.genes) return one;
  const instead = [mark.state === "het" ? "ヘテロ" : "ポスヘテ"];
  return { ...one, mark: { ...mark, problem: reasons.fewer, instead } };
}
