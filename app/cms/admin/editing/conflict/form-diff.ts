// Text diff by line, then by character within changed lines, as Japanese has no spaces.

import { diffArrays } from "diff";

export interface Run {
  kind: "same" | "added" | "removed";
  text: string;
}

/** Beyond this edit distance both texts are shown in full. */
const EDITS_MAX = 500;
/** Unchanged stretches shorter than this between two changes are shown as changed. */
const ISLAND = 2;

/** Returns the runs from `before` to `after`: without "added" they spell `before`, without "removed" `after`. */
export function diffText(before: string, after: string): Run[] {
  const blocks = diffTokens(linesOf(before), linesOf(after));
  const runs: Run[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index];
    const next = blocks[index + 1];
    if (block?.kind === "removed" && next?.kind === "added") {
      runs.push(...withoutIslands(diffTokens([...block.text], [...next.text])));
      index += 1;
    } else if (block) {
      runs.push(block);
    }
  }
  return joined(runs);
}

/** Single-line values up to this length are not diffed by character. */
const VALUE_MAX = 60;

/** Like `diffText`, but shows a short field value (number, date, choice) as a whole, old and new. */
export function diffPart(path: string, before: string, after: string): Run[] {
  const isValue =
    path.startsWith("fields.") && [before, after].every((text) => text.length <= VALUE_MAX && !text.includes("\n"));
  if (!isValue) return diffText(before, after);
  return joined([
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ]);
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

function diffTokens(before: readonly string[], after: readonly string[]): Run[] {
  const start = commonLength(before, after, (list, index) => list[index]);
  const [old, now] = [before.slice(start), after.slice(start)];
  const end = commonLength(old, now, (list, index) => list.at(-1 - index));
  const [removed, added] = [old.slice(0, old.length - end), now.slice(0, now.length - end)];
  const changes = diffArrays(removed, added, { maxEditLength: EDITS_MAX }) ?? [
    { removed: true, added: false, value: removed },
    { removed: false, added: true, value: added },
  ];
  return joined([
    { kind: "same", text: before.slice(0, start).join("") },
    ...changes.map(
      (change): Run => ({
        kind: change.added ? "added" : change.removed ? "removed" : "same",
        text: change.value.join(""),
      }),
    ),
    { kind: "same", text: old.slice(old.length - end).join("") },
  ]);
}

/** Counts the common tokens at one end. Trimmed before diffing, or a repeated word is marked one character off. */
function commonLength(
  one: readonly string[],
  other: readonly string[],
  token: (list: readonly string[], index: number) => string | undefined,
): number {
  const longest = Math.min(one.length, other.length);
  let length = 0;
  while (length < longest && token(one, length) === token(other, length)) length += 1;
  return length;
}

/** Merges single unchanged characters between changes into the changes. */
function withoutIslands(runs: readonly Run[]): Run[] {
  return joined(
    runs.flatMap((run, index): Run[] => {
      const isInside = index > 0 && index < runs.length - 1;
      if (run.kind !== "same" || !isInside || [...run.text].length >= ISLAND || run.text.includes("\n")) return [run];
      return [
        { kind: "removed", text: run.text },
        { kind: "added", text: run.text },
      ];
    }),
  );
}

/** Merges neighbouring runs of one kind; puts removed text before added text. */
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

/** Compares JSON values; null, "" and a missing key are equal. */
export function isSame(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? "", (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, cell]) => cell !== null && cell !== "" && cell !== undefined)
            .sort(([left], [right]) => (left < right ? -1 : 1)),
        )
      : inner,
  );
}
