// The long lists of the form as markup, made once: as elements, React would make over a thousand for every page.

import { escapeXml } from "#app/platform/site/xml.ts";

/** The genes of one way of inheritance, under its name. */
interface GeneGroup {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** What a select of genes holds, first of all none. */
export function geneMarkup(groups: readonly GeneGroup[]): string {
  const inGroups = groups.map(({ label, options }) => {
    const each = options.map(
      (option) => `<option value="${escapeXml(option.value)}">${escapeXml(option.label)}</option>`,
    );
    return `<optgroup label="${escapeXml(label)}">${each.join("")}</optgroup>`;
  });
  return `<option value="">―</option>${inGroups.join("")}`;
}

/** The same with one chosen. */
export function withChosen(markup: string, value: string): string {
  const option = `<option value="${escapeXml(value)}"`;
  return markup.replace(`${option}>`, () => `${option} selected="">`);
}

/** What a datalist of names holds. */
function namesMarkup(names: readonly string[]): string {
  return names.map((name) => `<option value="${escapeXml(name)}"></option>`).join("");
}

let last: { lines: string; names: readonly string[]; markup: string } | undefined;

/** Names that came as one text, a line each: so they travel with a page as one thing and not as hundreds. */
export function namesOf(lines: string): { names: readonly string[]; markup: string } {
  if (last?.lines !== lines) {
    const names = lines.split("\n");
    last = { lines, names, markup: namesMarkup(names) };
  }
  return last;
}
