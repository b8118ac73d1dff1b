// Checks a document before, or without, scripts: late styles, classes without a rule, missing values, empty elements and
// references to missing ids.

/** Text of a page with a missing value. */
export const NO_VALUE = /\bundefined\b|\bnull\b|\bNaN\b|\[object/;

const namesOf = (css: string) =>
  Array.from(css.matchAll(/\.((?:[\w-]|\\.)+)/g), ([, name = ""]) => name.replaceAll("\\", ""));

const sheets = new Map<string, Promise<Set<string>>>();
const sheet = (href: string, origin: string) => {
  const names =
    sheets.get(href) ?? fetch(new URL(href, origin)).then(async (answer) => new Set(namesOf(await answer.text())));
  sheets.set(href, names);
  return names;
};

const NAMES_ONE = ["for", "form", "aria-describedby", "aria-labelledby"];
const NEVER_EMPTY = "h1, h2, h3, h4, li, dt, figcaption, summary, legend, label, caption";

/** Returns the faults of a document as received, without its scripts. */
export async function faultsAtFirstPaint(page: Document, origin: string): Promise<string[]> {
  const links = [...page.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href") ?? "");
  const inline = [...page.querySelectorAll("style")].map((style) => style.textContent ?? "");
  const ruled = [...(await Promise.all(links.map((href) => sheet(href, origin)))), new Set(inline.flatMap(namesOf))];
  const faults = new Set<string>();
  if (page.querySelector("link[rel$=preload] ~ link[rel=stylesheet]")) faults.add("styles after scripts or pictures");
  // Thousands of elements share some hundred values.
  const classes = new Map([...page.querySelectorAll("[class]")].map((one) => [one.getAttribute("class") ?? "", one]));
  for (const [value, element] of classes) {
    for (const name of value.split(/\s+/).filter(Boolean)) {
      // Chakra and React Router add these names themselves; styled elements have another class.
      if (!ruled.some((names) => names.has(name)) && !/^(chakra-|active$)/.test(name))
        faults.add(`no rule for "${name}" of <${element.localName}>`);
    }
  }
  for (const element of page.querySelectorAll(NEVER_EMPTY))
    if (element.childNodes.length === 0) faults.add(`an empty <${element.localName}>`);
  for (const element of page.querySelectorAll("*")) {
    // Faster than the live list of attributes.
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? "";
      const named = NAMES_ONE.includes(name) ? value.split(/\s+/).filter(Boolean) : [];
      for (const id of named) if (!page.getElementById(id)) faults.add(`no "${id}", ${name} of <${element.localName}>`);
      if (name !== "content" && NO_VALUE.test(value)) faults.add(`${name}="${value}" of <${element.localName}>`);
    }
  }
  for (const hidden of page.querySelectorAll("script, style, pre, code, textarea")) hidden.remove();
  const words = new RegExp(`.{0,30}(${NO_VALUE.source}).{0,10}`).exec(page.body.textContent ?? "");
  if (words) faults.add(`the words "${words[0]}"`);
  if (page.title === "" || NO_VALUE.test(page.title)) faults.add(`title "${page.title}"`);
  return [...faults];
}
