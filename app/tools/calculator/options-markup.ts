// The long lists of the form as markup, made once: as elements, React would make over a thousand for every page. An option ends
// where the next one begins; its end tag, which HTML wants nowhere, would be a tenth of the page.

import { escapeXml } from "#app/platform/site/xml.ts";

/** The genes of one way of inheritance, under its name. */
interface GeneGroup {
  label: string;
  options: readonly { value: string; japanese: string; english: string }[];
}

/** All of them as a text, a line each: so they travel with a page as one thing and not as hundreds. */
export function geneLines(groups: readonly GeneGroup[]): string {
  const inGroups = groups.map(({ label, options }) =>
    [label, ...options.map(({ value, japanese, english }) => [value, japanese, english].join("\t"))].join("\n"),
  );
  return inGroups.join("\n\n");
}

/** Options of a select of genes, the empty one first. */
function geneMarkup(lines: string): string {
  const inGroups = lines.split("\n\n").map((group) => {
    const [label = "", ...options] = group.split("\n");
    const each = options.map((option) => {
      const [value = "", ...names] = option.split("\t");
      return `<option value="${escapeXml(value)}">${escapeXml(names.join(" "))}`;
    });
    return `<optgroup label="${escapeXml(label)}">${each.join("")}`;
  });
  return `<option value="">―${inGroups.join("")}`;
}

/** An option as one text: dozens of them travel lighter so than as objects. */
export function optionText({ value, label }: { value: string; label: string }): string {
  return `${value}\t${label}`;
}

export function optionOfText(text: string): { value: string; label: string } {
  const end = text.indexOf("\t");
  return { value: text.slice(0, end), label: text.slice(end + 1) };
}

let lastGenes: { lines: string; markup: string } | undefined;

/** The options of a select, with the one that is chosen. */
export function geneOptions(lines: string, chosen: string): string {
  if (lastGenes?.lines !== lines) lastGenes = { lines, markup: geneMarkup(lines) };
  return withChosen(lastGenes.markup, chosen);
}

function withChosen(markup: string, value: string): string {
  const option = `<option value="${escapeXml(value)}"`;
  return markup.replace(`${option}>`, () => `${option} selected="">`);
}

/** Options of a datalist of names. */
function namesMarkup(names: readonly string[]): string {
  return names.map((name) => `<option value="${escapeXml(name)}">`).join("");
}

let last: { genes: string; combos: string; names: readonly string[]; markup: string } | undefined;

/** Names for a line: every gene in both languages, and the combinations, one per line. */
export function namesOf(genes: string, combos: string): { names: readonly string[]; markup: string } {
  if (last?.genes !== genes || last.combos !== combos) {
    const both = genes.split("\n").map((line) => line.split("\t").slice(1));
    const namesIn = (language: 0 | 1) => both.map((names) => names[language] ?? "");
    const all = [...namesIn(0), ...combos.split("\n"), ...namesIn(1)];
    const names = [...new Set(all)].filter((name) => name !== "");
    last = { genes, combos, names, markup: namesMarkup(names) };
  }
  return last;
}
