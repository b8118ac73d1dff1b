import { diffArrays } from "diff";

export interface Run {
  kind: "same" | "added" | "removed";
  text: string;
}

/** Beyond this edit distance both texts are shown in full. */
const EDITS_MAX = 500;

const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** Tags are kept whole: as single characters, a closing one would be marked shifted by "</". */
function wordsOf(text: string): string[] {
  const parts = text.match(/<[^<>]*>|[^<]+|</g) ?? [];
  return parts.flatMap((part) =>
    part.startsWith("<") ? part : Array.from(segmenter.segment(part), (one) => one.segment),
  );
}

/** Returns the runs from `before` to `after`: without "added" they spell `before`, without "removed" `after`. */
export function diffText(before: string, after: string): Run[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: EDITS_MAX });
  return (
    changes?.map(({ added, removed, value }) => ({
      kind: added ? "added" : removed ? "removed" : "same",
      text: value.join(""),
    })) ?? replaced(before, after)
  );
}

function replaced(before: string, after: string): Run[] {
  const runs: Run[] = [
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ];
  return runs.filter(({ text }) => text !== "");
}

/** Single-line values up to this length are shown as a whole. */
const VALUE_MAX = 60;

/** Like `diffText`, but shows a short field value (number, date, choice) as a whole, old and new. */
export function diffPart(path: string, before: string, after: string): Run[] {
  const isValue =
    path.startsWith("fields.") && [before, after].every((text) => text.length <= VALUE_MAX && !text.includes("\n"));
  return isValue ? replaced(before, after) : diffText(before, after);
}
