// YAML in which every value is text, so that 2024, no and 2026-11-20 stay as written. Values know their lines.

import { Document, isCollection, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";
import { readEnteredText } from "#app/platform/site/entered-text.ts";
import { firstProblems } from "./file-problem.ts";

export type Path = readonly (string | number)[];

export type YamlRead =
  | { ok: true; values: Record<string, unknown>; lineOf(path: Path): number }
  | { ok: false; problems: { line: number; message: string }[] };

const sentences: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: "字下げにタブは使えません（空白で下げてください）",
  MISSING_CHAR: "閉じるかっこ・引用符か、区切りが足りません",
  BAD_INDENT: "字下げがそろっていません",
  MULTILINE_IMPLICIT_KEY: "「項目: 値」の形で書いてください（コロンは半角で、あとに空白を入れます）",
  BLOCK_AS_IMPLICIT_KEY: "「: 」のある値は引用符で囲んでください",
};

/** Parses YAML. `firstLine`: line of the file at which it starts. */
export function readYaml(source: string, firstLine = 1): YamlRead {
  const counter = new LineCounter();
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  // The library's unique key check takes quadratic time.
  const options = { schema: "failsafe", lineCounter: counter, prettyErrors: false, uniqueKeys: false } as const;
  const document = parseDocument(source, options);
  const problems = document.errors.map(({ code, message, pos }) => ({
    line: lineAt(pos[0]),
    message: sentences[code] ?? `YAMLとして読めません（${message}）`,
  }));
  visit(document, {
    // Aliases are never written by hand, and can expand beyond memory.
    Alias(_, node) {
      const message = "「*」で始まる値は引用符で囲んでください（YAMLの参照は使えません）";
      problems.push({ line: lineAt(node.range?.[0] ?? 0), message });
    },
    // "number: #4" and "summary: 2nd #1" would silently lose the rest.
    Scalar(_, { type, comment, range }) {
      const message = "「 #」から後ろは読まれません（値に書くなら引用符で囲み、注は別の行に書いてください）";
      if (type === "PLAIN" && comment) problems.push({ line: lineAt(range?.[0] ?? 0), message });
    },
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value))
          problems.push({ line: lineAt(key.range?.[0] ?? 0), message: "同じ名前の項目が2回あります" });
        seen.add(key.value);
        // Every object has such a property, so that it would pass for a known name.
        if (String(key.value) in Object.prototype)
          problems.push({ line: lineAt(key.range?.[0] ?? 0), message: `${key.value} という項目はありません` });
      }
    },
  });
  if (problems.length > 0) return { ok: false, problems: firstProblems(problems) };
  if (document.contents !== null && !isMap(document.contents)) {
    return { ok: false, problems: [{ line: firstLine, message: "「項目: 値」の形で書いてください" }] };
  }
  visit(document, {
    Scalar(_, node) {
      // Escapes such as "\u202e" become characters only here. Escaped line breaks are intentional.
      if (typeof node.value === "string") node.value = node.value.replace(/[^\r]+/g, readEnteredText);
      if (node.type === "PLAIN" && (node.value === "null" || node.value === "~")) node.value = "";
    },
  });
  return {
    ok: true,
    values: document.toJS() ?? {},
    lineOf: (path) => lineAt(offsetOf(document.contents, path)),
  };
}

/** Returns the offset of the value, or of its closest existing ancestor. */
function offsetOf(root: unknown, path: Path): number {
  let offset = 0;
  let node = root;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === part);
      if (!isScalar(pair?.key)) break;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof part === "number") {
      node = node.items[part];
      if (!isCollection(node) && !isScalar(node)) break;
      offset = node.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}

const LINE = 100;

/** Formats values deterministically. Short lists and maps are written on one line. */
export function writeYaml(values: Record<string, unknown>): string {
  const document = new Document(values, { aliasDuplicateObjects: false });
  visit(document, {
    Collection(_, node) {
      const isFlat = node.items.every((item) => isScalar(isPair(item) ? item.value : item));
      if (isFlat && node !== document.contents) node.flow = JSON.stringify(node).length <= LINE;
    },
  });
  return document.toString({ lineWidth: 0 });
}
