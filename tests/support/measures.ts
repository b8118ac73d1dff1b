// Checks the specification's measures: buttons 38 px, fields 48, top bar 56, no shadows; no text under 12 px, and no
// short word broken that fits on a line.

import type { Page } from "playwright";

/**
 * Returns elements that deviate, on a phone and on a desktop. Opens everything folded; leaves the page at phone width.
 */
export async function oddMeasures(page: Page): Promise<string[]> {
  const odd: string[] = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    odd.push(...(await page.evaluate(oddOnes)).map((one) => `${one} at ${width}`));
  }
  return odd;
}

/** Runs in the page. */
function oddOnes(): string[] {
  const odd: string[] = [];
  for (const details of document.querySelectorAll("details")) details.open = true;
  const each = (selector: string, height: number, look: (style: CSSStyleDeclaration) => string | undefined) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.ariaHidden === "true") continue;
      const seen = element.getBoundingClientRect().height;
      const wrong = look(getComputedStyle(element));
      const name = `${element.localName} ${element.textContent || element.getAttribute("name")}`;
      if (Math.abs(seen - height) > 0.5) odd.push(`${name}: ${seen}`);
      if (wrong) odd.push(`${name}: ${wrong}`);
    }
  };
  const flat = ({ boxShadow }: CSSStyleDeclaration) => (boxShadow === "none" ? undefined : "shadow");
  each("button, input[type=submit], [data-button]", 38, flat);
  each("header.site, .admin header", 56, flat);
  each(
    "main input:is([type=search], [type=email], [type=text], :not([type])), main select",
    48,
    ({ borderTopWidth, borderTopLeftRadius }) =>
      borderTopWidth === "1px" && borderTopLeftRadius === "8px" ? undefined : "not outlined and rounded",
  );
  return odd;
}

/**
 * Returns, at the current width, text smaller than 12 px, broken words in headings, labels, tables and maps, and text
 * cut off by a chart's edge.
 */
export function oddWords(page: Page): Promise<string[]> {
  return page.evaluate(oddWordsHere);
}

/** The same as an expression for another engine. */
export const ODD_WORDS = `(${oddWordsHere})().join()`;

/** Runs in the page. */
function oddWordsHere(): string[] {
  const odd: string[] = [];
  const short = "h1, h2, h3, dt, th, td, label, footer a, [data-roads] a";
  for (const text of document.querySelectorAll("svg text")) {
    const chart = text.closest("svg");
    if (!chart || getComputedStyle(chart).overflow === "visible") continue;
    const [edge, { left, right }] = [chart.getBoundingClientRect(), text.getBoundingClientRect()];
    if (left < edge.left - 0.5 || right > edge.right + 0.5) odd.push(`cut off: ${text.textContent}`);
  }
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    range.selectNodeContents(text);
    if (!element || range.getClientRects().length === 0 || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    // Text in drawings scales with them; printed text has its size on paper.
    if (size < 11.99 && !element.closest("svg, [aria-label='個体カード']")) odd.push(`${size} px: ${text.textContent}`);
    if (!element.closest(short)) continue;
    let block = element;
    while (getComputedStyle(block).display === "inline" && block.parentElement) block = block.parentElement;
    const { paddingLeft, paddingRight } = getComputedStyle(block);
    const room = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[ァ-ヺー]{2,}|[A-Za-z]{2,}/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const isBroken = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
      if (isBroken && lines.reduce((sum, { width }) => sum + width, 0) <= room) odd.push(`broken: ${word}`);
    }
  }
  return odd;
}
