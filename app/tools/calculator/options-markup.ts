// The long lists of the form as markup, made once: as elements, React would make over a thousand for every page. An option ends
// where the next one begins; its end tag, which HTML wants nowhere, would be a tenth of the page.

import { escapeXml } from "#app/platform/site/xml.ts";

/** The genes of one way of inheritance, under its name. */
interface GeneGroup {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** All of them as a text, a line each: so they travel with a page as one thing and not as hundreds. */
export function geneLines(groups: readonly GeneGroup[]): string {
  const inGroups = groups.map(({ label, options }) =>
    [label, ...options.map((option) => `${option.value}\t${option.label}`)].join("\n"),
  );
  return inGroups.join("\n\n");
}

/** What a select of genes holds, first of all none. */
function geneMarkup(lines: string): string {
  const inGroups = lines.split("\n\n").map((group) => {
    const [label = "", ...options] = group.split("\n");
    const each = options.map((option) => {
      const [value = "", name = ""] = option.split("\t");
      return `<option value="${escapeXml(value)}">${escapeXml(name)}`;
    });
    return `<optgroup label="${escapeXml(label)}">${each.join("")}`;
  });
  return `<option value="">―${inGroups.join("")}`;
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

/** What a datalist of names holds. */
function namesMarkup(names: readonly string[]): string {
  return names.map((name) => `<option value="${escapeXml(name)}">`).join("");
}

let last: { lines: string; names: readonly string[]; markup: string } | undefined;

/** Names that came as one text, a line each. */
export function namesOf(lines: string): { names: readonly string[]; markup: string } {
  if (last?.lines !== lines) {
    const names = lines.split("\n");
    last = { lines, names, markup: namesMarkup(names) };
  }
  return last;
}
