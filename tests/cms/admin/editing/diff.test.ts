import { expect, test } from "vitest";
import { diffPart, diffText, type Run } from "#app/cms/admin/editing/conflict/form-diff.ts";

const spell = (runs: readonly Run[], without: Run["kind"]) =>
  runs.flatMap((run) => (run.kind === without ? [] : [run.text])).join("");
const marked = (runs: readonly Run[]) =>
  runs.map(({ kind, text }) => (kind === "added" ? `[+${text}]` : kind === "removed" ? `[-${text}]` : text)).join("");

test("no change, a complete change, and nothing in common", () => {
  expect(diffText("", "")).toEqual([]);
  expect(diffText("同じ", "同じ")).toEqual([{ kind: "same", text: "同じ" }]);
  expect(diffText("", "新")).toEqual([{ kind: "added", text: "新" }]);
  expect(diffText("旧", "")).toEqual([{ kind: "removed", text: "旧" }]);
  expect(marked(diffText("あいう", "かきく"))).toBe("[-あいう][+かきく]");
});

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

test("always: the runs spell both texts, and adjacent runs differ in kind", () => {
  const next = random(7);
  const text = () =>
    Array.from({ length: Math.floor(next() * 60) }, () => "あいう\nab"[Math.floor(next() * 6)]).join("");
  for (let round = 0; round < 400; round += 1) {
    const [before, after] = [text(), text()];
    const runs = diffText(before, after);
    expect(spell(runs, "added")).toBe(before);
    expect(spell(runs, "removed")).toBe(after);
    runs.forEach((run, index) => {
      expect(run.kind).not.toBe(runs[index + 1]?.kind);
      expect(run.text).not.toBe("");
    });
  }
});

test("texts too different are shown in full, one after the other", () => {
  const before = Array.from({ length: 3000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join("");
  const after = Array.from({ length: 3000 }, (_, index) => String.fromCodePoint(0x6e00 + index)).join("");
  expect(diffText(before, after).map(({ kind }) => kind)).toEqual(["removed", "added"]);
});

test("a changed day, number or choice is shown in full, old and new; long text with its changes", () => {
  expect(diffPart("fields.hatched", "2024年6月7日", "2024年7月11日")).toEqual([
    { kind: "removed", text: "2024年6月7日" },
    { kind: "added", text: "2024年7月11日" },
  ]);
  const long = "ラットをよく食べます。".repeat(8);
  expect(diffPart("fields.feeding", long, `${long}今は週に一度です。`)).toEqual([
    { kind: "same", text: long },
    { kind: "added", text: "今は週に一度です。" },
  ]);
});
