// Finds dangerous features of an article's element, as a browser would build it.

import { allowedAttributes, allowedTags } from "#app/platform/richtext/policy.ts";

const scripting = /^(javascript|vbscript|data|blob|file|about|view-source):/i;
const socialScript = /^https:\/\/(platform\.twitter\.com|platform\.x\.com|www\.instagram\.com)\//;
const covering = /position:\s*(fixed|absolute|sticky)|url\(|expression|\\|z-index|animation|transform|binding|-\d/i;

/** Returns each way in which it could run script or cover the page; sanitised elements have none. */
export function dangersOf(element: Element): string[] {
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
    if (/^on|^is$|^srcdoc$|^autofocus$|^form($|action|enctype|method|novalidate|target)|:/.test(name))
      dangers.push(name);
    if (!isListed && !listed.includes("*")) dangers.push(`unlisted ${name}`);
    if (scripting.test(address) && !/^data:image\/(png|jpe?g|gif|webp|avif)/.test(address))
      dangers.push(`${name}=${value}`);
    if (name === "style" && covering.test(value)) dangers.push(`style ${value}`);
    if (name === "id" && /^(__.*|root|main|dataLayer)$/.test(value)) dangers.push(`id ${value}`);
  }
  return dangers;
}
