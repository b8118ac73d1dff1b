// Long option lists as cached markup: as React elements, each page would create over a thousand. Omits the optional </option>,
// which would be a tenth of the page.

import { escapeXml } from "#app/platform/site/xml.ts";

interface GeneGroup {
  label: string;
  options: readonly { value: string; japanese: string; english: string }[];
}

/** Serialises the options as one string, line by line, which is smaller in the page data than objects. */
export function geneLines(groups: readonly GeneGroup[]): string {
  const inGroups = groups.map(({ label, options }) =>
    [label, ...options.map(({ value, japanese, english }) => [value, japanese, english].join("\t"))].join("\n"),
  );
  return inGroups.join("\n\n");
}

/** Returns the options of a gene select, starting with an empty one. */
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

/** Serialises an option as one string, which is smaller than an object. */
export function optionText({ value, label }: { value: string; label: string }): string {
  return `${value}\t${label}`;
}

export function optionOfText(text: string): { value: string; label: string } {
  const end = text.indexOf("\t");
  return { value: text.slice(0, end), label: text.slice(end + 1) };
}

let lastGenes: { lines: string; markup: string } | undefined;

export function geneOptions(lines: string, chosen: string): string {
  if (lastGenes?.lines !== lines) lastGenes = { lines, markup: geneMarkup(lines) };
  return withChosen(lastGenes.markup, chosen);
}

function withChosen(markup: string, value: string): string {
  const option = `<option value="${escapeXml(value)}"`;
  return markup.replace(`${option}>`, () => `${option} selected="">`);
}

function namesMarkup(names: readonly string[]): string {
  return names.map((name) => `<option value="${escapeXml(name)}">`).join("");
}

let last: { genes: string; combos: string; names: readonly string[]; markup: string } | undefined;

/** Returns the names to complete: genes in both languages, and combos. */
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
