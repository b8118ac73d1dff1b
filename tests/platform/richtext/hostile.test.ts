// Nothing in the hostile corpus runs, frames a document of its own, or covers the page.

import { expect, test } from "vitest";
import { allowedAttributes, allowedTags } from "#app/platform/richtext/policy.ts";
import { htmlOfWriting } from "#app/platform/richtext/writing.server.ts";
import { hostileCorpus } from "./hostile-corpus.ts";
import { elementsOf, sanitizeArticle } from "./reading.ts";

const scripting = /^(javascript|vbscript|data|blob|file|about|view-source):/i;
const socialScript = /^https:\/\/(platform\.twitter\.com|platform\.x\.com|www\.instagram\.com)\//;
const covering = /position:\s*(fixed|absolute|sticky)|url\(|expression|\\|z-index|animation|transform|binding|-\d/i;

/** What is wrong with an element as a browser would build it. */
function dangersOf(element: Element): string[] {
  const tag = element.localName;
  const listed = allowedAttributes[tag] ?? [];
  const dangers: string[] = [];
  if (element.namespaceURI !== "http://www.w3.org/1999/xhtml" || !allowedTags.includes(tag)) dangers.push(`<${tag}>`);
  if (tag === "script" && !socialScript.test(element.getAttribute("src") ?? "")) dangers.push("a foreign script");
  if ((tag === "script" || tag === "iframe") && element.childNodes.length > 0) dangers.push(`text in <${tag}>`);
  for (const { name, value } of element.attributes) {
    const address = Array.from(value, (character) =>
      character <= " " || character === "\u00a0" ? "" : character,
    ).join("");
    const isListed = listed.includes(name) || (name.startsWith("data-") && listed.includes("data-*"));
    if (/^on|^is$|^srcdoc$|^autofocus$|^form|:/.test(name)) dangers.push(name);
    if (!isListed && !listed.includes("*")) dangers.push(`unlisted ${name}`);
    if (scripting.test(address) && !/^data:image\/(png|jpe?g|gif|webp|avif)/.test(address))
      dangers.push(`${name}=${value}`);
    if (name === "style" && covering.test(value)) dangers.push(`style ${value}`);
    if (name === "id" && /^(__.*|root|main|dataLayer)$/.test(value)) dangers.push(`id ${value}`);
  }
  return dangers;
}

test.each(hostileCorpus)("$family: $html", ({ html }) => {
  const clean = sanitizeArticle(html);
  expect(elementsOf(clean).flatMap(dangersOf)).toEqual([]);
  expect(sanitizeArticle(clean)).toBe(clean);
  expect(elementsOf(sanitizeArticle(htmlOfWriting(html))).flatMap(dangersOf)).toEqual([]);
});

test("the same check finds danger in every family before cleaning", () => {
  const families = new Set(hostileCorpus.map(({ family }) => family));
  const found = hostileCorpus.filter(({ html }) => elementsOf(html).some((element) => dangersOf(element).length > 0));
  expect(new Set(found.map(({ family }) => family))).toEqual(families);
  expect(found.length).toBeGreaterThan(hostileCorpus.length * 0.8);
});
