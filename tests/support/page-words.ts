// Writes a response as plain lines: what people read, follow and fill in, and what machines read.

import { documentOf } from "./document.ts";

const IN_LINE =
  /^(a|abbr|b|bdi|button|cite|code|data|em|i|img|input|label|mark|option|r[bpt]|ruby|s|small|span|strong|su[bp]|svg|t[dh]|time|wbr)$/;
const UNREAD = "script, style, template, link[href*='/assets/'], meta[charset], meta[name=viewport], [rel$=preload]";
const READ =
  /^(accept|action|alt|aria-(checked|current|expanded|label|pressed|valuetext)|checked|content|datetime|disabled|download|form(action|method)|hidden|href|inputmode|max(length)?|method|min|name|open|placeholder|property|readonly|rel|required|role|selected|src|srcdoc|step|title|type|value)$/;
const LONG = 300;

/** `isKnown`: whether these words were written before; what surrounds pages and long lists of options are not repeated. */
export function wordsOf(type: string, text: string, isKnown: (words: string) => boolean): string[] {
  const lines = () => {
    if (type.includes("json")) return dataLines(text);
    return type.includes("html") ? pageLines(documentOf(text), isKnown) : text.replaceAll("><", ">\n<").split("\n");
  };
  return lines().map((line) => (line.length > LONG ? `${line.slice(0, LONG)}… (${line.length})` : line));
}

function dataLines(text: string): string[] {
  const lines = JSON.stringify(JSON.parse(text), null, 1).split("\n");
  return lines.map((line) => line.trim()).filter((line) => /[^\]}{[,]/.test(line));
}

function pageLines(page: Document, isKnown: (words: string) => boolean): string[] {
  const data = [...page.querySelectorAll("script[type='application/ld+json']")];
  const machine = data.flatMap(({ textContent }) => dataLines(textContent ?? ""));
  for (const unread of page.querySelectorAll(UNREAD)) unread.remove();
  const main = page.querySelector("main");
  const inMain = main ? linesIn(main, isKnown) : [];
  main?.remove();
  const around = linesIn(page.documentElement, isKnown).filter((line) => !isKnown(line));
  return [...around, ...inMain, ...machine];
}

function linesIn(element: Element, isKnown: (words: string) => boolean): string[] {
  const written = (node: Node): string => {
    if (node.nodeType === 3) return node.textContent?.replaceAll(/\s+/g, " ") ?? "";
    const { localName, attributes, childNodes } = node as Element;
    if (localName === undefined) return "";
    const read = [...attributes].filter(({ name }) => READ.test(name)).map(({ name, value }) => ` ${name}=${value}`);
    const opening = read.length > 0 || /^h\d$/.test(localName) ? `[${localName}${read.join("")}] ` : "";
    const inside = [...childNodes].map(written).join(/^(tr|text)$/.test(localName) ? " | " : "");
    const isRepeated = /^(select|datalist)$/.test(localName) && inside.length > LONG && isKnown(inside);
    const words = opening + (isRepeated ? "…" : inside);
    return IN_LINE.test(localName) ? words : `\n${words}\n`;
  };
  return written(element)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
