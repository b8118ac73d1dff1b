// What changed between two texts: line by line, and within changed lines character by character, as Japanese has no spaces to go by.

export interface Run {
  kind: "same" | "added" | "removed";
  text: string;
}

/** Beyond this many edits the texts have little in common, and are shown whole, one after the other. */
const EDITS_MAX = 500;
/** Common stretches shorter than this between two changes only make them harder to read. */
const ISLAND = 2;

/** The runs that lead from one text to the other: without "added" they spell `before`, without "removed" `after`. */
export function diffText(before: string, after: string): Run[] {
  const blocks = diffTokens(linesOf(before), linesOf(after));
  const runs: Run[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at];
    const next = blocks[at + 1];
    if (block?.kind === "removed" && next?.kind === "added") {
      runs.push(...withoutIslands(diffTokens([...block.text], [...next.text])));
      at += 1;
    } else if (block) {
      runs.push(block);
    }
  }
  return joined(runs);
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

/** Myers' greedy algorithm ("An O(ND) Difference Algorithm", 1986), bounded; removals come before additions. */
function diffTokens(before: readonly string[], after: readonly string[]): Run[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  ) {
    end += 1;
  }
  const runs: Run[] = [
    { kind: "same", text: before.slice(0, start).join("") },
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    { kind: "same", text: before.slice(before.length - end).join("") },
  ];
  return joined(runs);
}

function middle(before: readonly string[], after: readonly string[]): Run[] {
  const whole: Run[] = [
    { kind: "removed", text: before.join("") },
    { kind: "added", text: after.join("") },
  ];
  if (before.length === 0 || after.length === 0) return whole;
  const trace = edits(before, after);
  return trace ? walkBack(before, after, trace) : whole;
}

/** How far each diagonal reaches after 0, 1, 2 … edits; null where it takes too many. */
function edits(before: readonly string[], after: readonly string[]): Map<number, number>[] | null {
  const trace: Map<number, number>[] = [];
  let reach = new Map([[1, 0]]);
  for (let count = 0; count <= Math.min(before.length + after.length, EDITS_MAX); count += 1) {
    trace.push(new Map(reach));
    const next = new Map(reach);
    for (let diagonal = -count; diagonal <= count; diagonal += 2) {
      let x = stepsDown(reach, diagonal, count) ? (reach.get(diagonal + 1) ?? 0) : (reach.get(diagonal - 1) ?? 0) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      next.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return trace;
    }
    reach = next;
  }
  return null;
}

function stepsDown(reach: ReadonlyMap<number, number>, diagonal: number, count: number): boolean {
  if (diagonal === -count) return true;
  return diagonal !== count && (reach.get(diagonal - 1) ?? 0) < (reach.get(diagonal + 1) ?? 0);
}

function walkBack(before: readonly string[], after: readonly string[], trace: readonly Map<number, number>[]): Run[] {
  const runs: Run[] = [];
  let x = before.length;
  let y = after.length;
  for (let count = trace.length - 1; count >= 0; count -= 1) {
    const reach = trace[count] ?? new Map<number, number>();
    const diagonal = x - y;
    const from = stepsDown(reach, diagonal, count) ? diagonal + 1 : diagonal - 1;
    const fromX = reach.get(from) ?? 0;
    const fromY = fromX - from;
    while (x > Math.max(fromX, 0) && y > Math.max(fromY, 0) && before[x - 1] === after[y - 1]) {
      x -= 1;
      y -= 1;
      runs.push({ kind: "same", text: before[x] ?? "" });
    }
    if (count === 0) break;
    if (x === fromX) {
      y -= 1;
      runs.push({ kind: "added", text: after[y] ?? "" });
    } else {
      x -= 1;
      runs.push({ kind: "removed", text: before[x] ?? "" });
    }
  }
  return runs.reverse();
}

/** A single character that happens to stay the same between changes is shown as changed with them. */
function withoutIslands(runs: readonly Run[]): Run[] {
  return joined(
    runs.flatMap((run, at): Run[] => {
      const isInside = at > 0 && at < runs.length - 1;
      if (run.kind !== "same" || !isInside || [...run.text].length >= ISLAND || run.text.includes("\n")) return [run];
      return [
        { kind: "removed", text: run.text },
        { kind: "added", text: run.text },
      ];
    }),
  );
}

/** Neighbours of one kind as one run; between two common runs, what was removed before what was added. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  let removed = "";
  let added = "";
  const flush = () => {
    if (removed) result.push({ kind: "removed", text: removed });
    if (added) result.push({ kind: "added", text: added });
    removed = "";
    added = "";
  };
  for (const run of runs) {
    if (run.text === "") continue;
    if (run.kind === "removed") removed += run.text;
    else if (run.kind === "added") added += run.text;
    else {
      flush();
      const last = result.at(-1);
      if (last?.kind === "same") last.text += run.text;
      else result.push({ ...run });
    }
  }
  flush();
  return result;
}
