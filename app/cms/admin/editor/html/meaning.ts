// What HTML says, whichever way it is written: two of the same meaning look alike on a page. The order of marks, <b> for
// <strong>, and white space that a browser folds make no difference.

import { atomNames, isBlock } from "./names.ts";

const alike: Readonly<Record<string, string>> = { b: "strong", i: "em", strike: "s", del: "s" };

/** The value an attribute has anyway. */
const usual: ReadonlySet<string> = new Set(["colspan=1", "rowspan=1", "start=1"]);

export function meaningOf(parent: Element): string {
  let out = "";
  let run: [string, string][] = [];
  const endRun = () => {
    out += wordsOf(run);
    run = [];
  };
  const take = (node: Node, marks: readonly string[]) => {
    if (node.nodeType === 3) {
      const of = [...new Set(marks)].sort().join(" ");
      for (const letter of node.nodeValue ?? "") run.push([letter, of]);
    } else if (node.nodeType !== 1) {
      run.push(["<!>", ""]);
    } else {
      const element = node as Element; // by its type
      if (isBlock(element) && !atomNames.has(element.localName)) {
        endRun();
        out += `${tagOf(element)}${meaningOf(element)}</>`;
      } else if (element.localName === "ruby") {
        run.push([element.outerHTML, marks.join(" ")]);
      } else if (atomNames.has(element.localName) || !element.firstChild) {
        run.push([tagOf(element), [...new Set(marks)].sort().join(" ")]);
      } else {
        for (const child of element.childNodes) take(child, [...marks, tagOf(element)]);
      }
    }
  };
  for (const child of parent.childNodes) take(child, []);
  endRun();
  return out;
}

const folds = /^[ \t\r\n\f]$/;

function wordsOf(run: readonly [string, string][]): string {
  const runs: [string, string][] = [];
  for (const [text, marks] of run) {
    const isSpace = folds.test(text);
    const last = runs.at(-1)?.[0];
    if (isSpace && (last === undefined || last === " " || last.startsWith("<br"))) continue;
    if (text.startsWith("<br") && last === " ") runs.pop();
    runs.push([isSpace ? " " : text, marks]);
  }
  if (runs.at(-1)?.[0] === " ") runs.pop();
  return runs
    .map(([text, marks], place) => (marks === (runs[place - 1]?.[1] ?? "") ? text : `{${marks}}${text}`))
    .join("");
}

function tagOf(element: Element): string {
  const attributes = Array.from(element.attributes, ({ name, value }) => `${name}=${value}`);
  const told = attributes.filter((attribute) => !usual.has(attribute)).sort();
  return `<${[alike[element.localName] ?? element.localName, ...told].join(" ")}>`;
}
