// Assigns the states of a line to the names they apply to.

import type { GeneBook } from "../genes/gene-book.ts";
import { partsHard } from "../names/fold-name.ts";
import { saysSuper } from "../names/name-index.ts";
import reasons from "../names/reasons.json" with { type: "json" };
import { type Bracket, isHet, isRecessive, type Mark, type Name, type Node, namesIn, plainText } from "./line-parts.ts";
import { asksAbout, type Question, questionOf, rangeOf, together, type Unknown, writes } from "./unread-words.ts";

export interface MarkedName extends Unsure {
  name: Name;
  mark: Mark | undefined;
  isBracketed?: boolean;
}

interface Unsure {
  /** The interpretation, if it is unclear to which names a het applies. */
  taken?: "visual" | "het" | "het-behind";
  /** The het of the next name, which may apply to both: クラウン パイド ヘテロ. */
  mayShare?: Mark;
}

/** het.パイド, ph.パイド: the full stop of an abbreviation is not a separator. */
const isCutShort = (mark: Mark, before: string) =>
  /^\.\s*$/.test(before) && /[a-z]$/i.test(mark.text.normalize("NFKC"));
const tight = (before: string) => before === "" || /^[・·:]$/.test(before);
const linked = (before: string) => /^ *[/&] *$/.test(before);
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
      const isAhead = inner.kind === "mark" && inside[i + 1]?.kind === "unknown";
      return isAhead ? { ...inner, ahead: true } : { ...inner, bracketed: true };
    });
  });
}

/** Returns the names on one side that a state may apply to. DH Pastel Clown Pied means Clown and Pied. */
function namesBeside(nodes: readonly Node[], genes: number, marks?: ReadonlyMap<Name, Mark>): Name[] {
  const names: Name[] = [];
  let left = genes;
  for (const node of nodes) {
    if (node.kind !== "name" || left <= 0 || marks?.has(node)) break;
    if (genes > 1 && !takesHet(node)) continue;
    names.push(node);
    left -= countOf(node);
  }
  return names;
}

function countOf({ meanings: [meaning] }: Name): number {
  return meaning?.recessive ? meaning.items.length : 1;
}

const mostGenes = 20;

/** Returns the mark for one of its names: 66/50 has a percentage for each. */
function ownOf(mark: Mark, place: number, count: number): Mark {
  const { percents } = mark;
  const percent = percents?.[place] ?? 0;
  if (!percents) return mark;
  const instead = [...percents.map((one) => `${one}%ポスヘテ`), "ヘテロ"];
  if (percents.length !== count) return { ...mark, problem: reasons.misfit, instead };
  return percent < 100 ? { ...mark, genes: 1, percent } : { ...mark, genes: 1, state: "het" };
}

/** Returns a het with the percentage behind its name: "het pied 66%". */
function withShare(het: Mark | undefined, { text, state, percent, problem }: Mark): Mark | undefined {
  const isShare = /^(?:の?(?:可能性|確率|見込み)\S?\s?)?[\d.]+\s*%$/.test(text.normalize("NFKC"));
  if (!het || !isHet(het) || het.percent !== undefined || !isShare) return undefined;
  return { ...het, state, ...(percent === undefined ? {} : { percent }), ...(problem ? { problem } : {}) };
}

/** Assigns each state to the adjacent name, else to the next one (with `trailing` the previous one). */
function give(nodes: readonly Node[], trailing: boolean) {
  const [marks, brackets, loose] = [new Map<Name, Mark>(), new Map<Bracket, Mark>(), [] as Mark[]];
  for (const [i, mark] of nodes.entries()) {
    if (mark.kind !== "mark") continue;
    const [before, behind] = [nodes[i - 1], nodes[i + 1]];
    const previous = before?.kind === "name" ? before : undefined;
    const free = previous && !marks.has(previous) ? previous : undefined;
    const names = namesBeside(nodes.slice(i + 1), mark.genes);
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
    const put = (list: readonly Name[]) => {
      const count = mark.percents ? namesBeside(nodes.slice(i + 1), mostGenes).length : 0;
      if (list.length === 0) loose.push(mark);
      for (const [place, name] of list.entries()) marks.set(name, ownOf(mark, place, Math.max(count, list.length)));
    };
    const putBefore = () => put(namesBeside(nodes.slice(0, i).reverse(), mark.genes, marks).reverse());
    const likely = previous && withShare(marks.get(previous), mark);
    // The state of an unknown word is reported along with it.
    const isUnread = behind?.kind === "unknown" && !partsHard(behind.before);
    if (mark.ahead && isUnread) continue;
    // het clown 66% pastel: of what shows with one copy no share is said.
    const isOfPrevious = near || mark.bracketed || !next || !takesHet(next) || /^\D/.test(mark.text);
    const isOfNone =
      mark.bracketed && /^\d+\s*%$/.test(plainText(mark)) && previous && !takesHet(previous) && next && takesHet(next);
    if (isOfNone) loose.push(mark);
    else if (previous && likely && isOfPrevious) marks.set(previous, likely);
    else if (fitsPrevious && (mark.bracketed || (trailing && touches(mark.before)))) putBefore();
    else if (fitsNext && (isTight || isAhead)) put(names);
    else if (fitsPrevious && near) putBefore();
    else if (isUnread && !mark.bracketed) continue;
    else if (fitsNext && !partsHard(next.before)) put(names);
    else if (behind?.kind === "bracket" && inBracket.length > 0) brackets.set(behind, mark);
    else if (free && !(isHet(mark) && !takesHet(free) && behind?.kind === "name" && takesHet(behind))) putBefore();
    else if (previous && likely) marks.set(previous, likely);
    else loose.push(mark);
  }
  return { marks, brackets, loose };
}

/** Spreads a het over several genes: het clown and pied, ヘテロ：クラウン、パイド, クラウンとパイドのヘテロ. */
function share(nodes: readonly Node[], marks: Map<Name, Mark>): Map<Name, Unsure> {
  const unsure = new Map<Name, Unsure>();
  let afterHet = false;
  // The het before a sequence of names: het clown pied is a double het, because visible genes precede hets.
  let run: { mark: Mark; isList: boolean } | undefined;
  for (const [i, node] of nodes.entries()) {
    const before = nodes[i - 1];
    if (node.kind !== "name") {
      if (node.kind === "bracket" || node.kind === "mark") afterHet = false;
      if (!run?.isList || node.kind !== "unknown") run = undefined;
      continue;
    }
    const own = marks.get(node);
    const lead = before?.kind === "name" ? marks.get(before) : undefined;
    const goesOn = isRecessive(node) && !/[;；|。\n\r\t×>]/.test(node.before);
    if (own) {
      afterHet = isHet(own);
      const isSaidBefore = before === own && own.genes === 1 && !own.bracketed;
      const next = nodes[i + 2];
      const isBetween = nodes[i + 1] === own && next?.kind === "name" && !takesHet(next);
      if (isBetween && !own.bracketed && [own, next].every((one) => /^\s+$/.test(one.before)))
        unsure.set(node, { taken: "het-behind" });
      // An unreadable het may apply to all following names, so none is certainly a visual.
      const isOnlyIts = own.ahead && !takesHet(node);
      const isList = before === own && node.before.includes(":");
      const isRun = afterHet && (isList || (!isOnlyIts && (isSaidBefore || own.problem)));
      if (isRun || !run?.isList) run = isRun ? { mark: own, isList } : undefined;
    } else if (!takesHet(node)) {
      if (!run?.isList) run = undefined;
    } else if (run && (run.isList || goesOn)) {
      marks.set(node, run.mark);
      if (!run.isList && !linked(node.before) && !run.mark.problem) unsure.set(node, { taken: "het" });
    } else if (lead && isHet(lead) && linked(node.before)) marks.set(node, lead);
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

/** クラウンhet パイド, クラウンヘテロ・パイド, クラウン、66%ポスヘテ、パイド: asks of which of the two the het is. */
function ofEither(nodes: readonly Node[], index: number, marks: ReadonlyMap<Name, Mark>): Question[] {
  const [a, mark, b] = nodes.slice(Math.max(0, index - 1), index + 2);
  if (a?.kind !== "name" || mark?.kind !== "mark" || b?.kind !== "name" || mark.problem || mark.genes > 1) return [];
  const isOfOne =
    (mark.state === "super" || (isHet(mark) && [a, b].every(isRecessive))) && marks.has(a) !== marks.has(b);
  const isLatin = /[a-z]\.?$/i.test(plainText(mark)) && /^\s/.test(b.before);
  const isGlued =
    mark.before === "" ? isLatin || /^[・/]$/.test(b.before) : isHet(mark) && mark.text.length > 2 && b.before === "/";
  const isOfWhich = isGlued || (mark.before.includes(">") && /^\s/.test(b.before));
  if (!isOfOne || !(isOfWhich || (partsHard(mark.before) && partsHard(b.before)))) return [];
  const ways = [[b, a] as const, [a, b] as const].map(([shown, hidden]) =>
    together([writes(a, shown.text), writes(mark, ""), writes(b, `${mark.text} ${hidden.text}`)]),
  );
  return [{ ...rangeOf([a, b]), reason: reasons.ofEither, answers: ways, doubted: [a, b] }];
}

/** Pairs names with their states, which precede them unless that leaves more of them without a name (クラウン ヘテロ). */
export function markNames(book: GeneBook, written: readonly Node[]): { names: MarkedName[]; unknown: Unknown[] } {
  const nodes = withoutEmptyBrackets(written);
  const leading = give(nodes, false);
  const trailing = leading.loose.length > 0 ? give(nodes, true) : leading;
  const { marks, brackets, loose } = trailing.loose.length < leading.loose.length ? trailing : leading;
  const questions = nodes.flatMap((_, i) => [...questionOf(book, nodes, i, marks), ...ofEither(nodes, i, marks)]);
  const doubted = new Set(questions.flatMap((one) => one.doubted));
  for (const mark of loose) {
    // ヘテロ、クラウン: it may belong to an adjacent gene.
    const isOpen = (node: Node): node is Name => node.kind === "name" && !marks.has(node) && isRecessive(node);
    const at = nodes.indexOf(mark);
    const open = isHet(mark) ? (nodes.slice(at).find(isOpen) ?? nodes.slice(0, at).findLast(isOpen)) : undefined;
    if (open) doubted.add(open);
  }
  const unsure = share(nodes, marks);
  const names: MarkedName[] = [];
  const unknown: Unknown[] = [...questions];
  for (const node of nodes) {
    if (node.kind === "name" && !doubted.has(node))
      names.push({ name: node, mark: marks.get(node), ...unsure.get(node) });
    if (node.kind !== "bracket") continue;
    const inside = markNames(book, node.nodes);
    const mark = brackets.get(node);
    if (mark && inside.names.every((name) => name.mark)) loose.push(mark);
    const marked = inside.names.map((one) => (one.mark || !mark ? one : { name: one.name, mark }));
    names.push(...marked.map((one) => ({ ...one, isBracketed: true })));
    unknown.push(...inside.unknown);
  }
  unknown.push(...loose.map((mark) => asksAbout([mark], reasons.noGene, [writes(mark, "")])));
  for (const own of Map.groupBy(names, ({ mark }) => mark?.from).values()) {
    const mark = own.find((one) => one.mark?.problem)?.mark ?? own[0]?.mark;
    if (!mark) continue;
    const isFew = own.reduce((sum, { name }) => sum + countOf(name), 0) < mark.genes;
    // DH クラウン: a double het with only one gene named.
    const problem = mark.problem ?? (isFew ? reasons.fewer : undefined);
    const { instead = [mark.state === "het" ? "ヘテロ" : "ポスヘテ"] } = mark;
    if (!problem) continue;
    const answers = instead.map((text) => writes(mark, text));
    unknown.push(asksAbout([mark, ...own.map(({ name }) => name)], problem, answers));
    for (const one of own) names.splice(names.indexOf(one), 1);
  }
  return { names, unknown };
}
