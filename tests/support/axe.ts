// What axe finds wrong with a page as it is.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";

const { resolve } = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
/** What, with its ancestors', decides how a text stands out from its ground. */
const LOOK = [
  "color",
  "backgroundColor",
  "backgroundImage",
  "opacity",
  "fontSize",
  "fontWeight",
  "position",
  "textShadow",
];
const SOURCE = quicker(readFileSync(resolve("axe-core/axe.min.js"), "utf8"));

/**
 * The same axe, quicker: its memoised functions use maps instead of searching arrays, parsed colours are memoised, too, and of elements
 * that look alike down from the root only the first is asked about its contrast.
 */
function quicker(source: string): string {
  // Its memoised functions search arrays of all arguments so far, a page's elements; these are one row of maps, an argument each.
  const memoise = `(fn => {
    let known = new Map();
    const memoised = function (...args) {
      let row = known;
      for (let at = 0; at < fn.length - 1; at++) {
        if (!row.has(args[at])) row.set(args[at], new Map());
        row = row.get(args[at]);
      }
      const last = args[fn.length - 1];
      if (!row.has(last)) row.set(last, fn.apply(this, args));
      return row.get(last);
    };
    memoised.clear = () => { known = new Map(); };
    return memoised;
  })`;
  const pieces = source.split(/\(0,\w+\.default\)(?=\(e\),axe\._memoizedFns\.push)/);
  if (pieces.length !== 2) throw new Error("axe memoises in another way than tests/support/axe.ts knows");
  // A colour's words always mean the same colour, and a page has few.
  const rememberColours = `{
    const { prototype } = axe.commons.color.Color;
    const { parseString } = prototype;
    const known = new Map();
    prototype.parseString = function (words) {
      if (!known.has(words)) {
        parseString.call(this, words);
        known.set(words, [this.r, this.g, this.b, this.alpha]);
      }
      [this.r, this.g, this.b, this.alpha] = known.get(words);
      return this;
    };
  }`;
  // What axe memoises is forgotten at the end of each run: in another theme every look is a new one.
  const askOnce = `{
    const { memoize } = axe.utils;
    const lookOf = memoize((element) => {
      const style = getComputedStyle(element);
      const own = ${JSON.stringify(LOOK)}.map((name) => style[name]);
      const parent = element.parentElement ? lookOf(element.parentElement) : null;
      return placeOf(parent, [element.localName, element.getAttribute("class"), ...own].join());
    });
    const placeOf = memoize((parent, look) => ({ first: null }));
    const rule = axe._audit.rules.find(({ id }) => id === "color-contrast");
    const { matches } = rule;
    rule.matches = function (element, ...rest) {
      if (!matches.call(this, element, ...rest)) return false;
      const look = lookOf(element);
      look.first ??= element;
      return look.first === element;
    };
  }`;
  return `${pieces.join(memoise)};${rememberColours};${askOnce}`;
}

/** The rules that ask for colours: all that another theme can break. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Each violation: the rule, and the first element that breaks it. `within`: only that part of the page. */
export async function findViolations(page: Page, { within = "", rules = [] as string[] } = {}): Promise<string[]> {
  await page.evaluate(finishTransitions);
  await page.evaluate(foldAway);
  // Without frames of others' there is nothing to gather in a page of its own, which would be opened and closed each time.
  // Nor is anything told of what is right, or any element's selector made, which on a long list took most of the time.
  const axe = (await builderOf(page)).setLegacyMode().options({ resultTypes: ["violations"], selectors: false });
  if (within) axe.include(within);
  if (rules.length > 0) axe.withRules(rules);
  const { violations } = await axe.analyze();
  await page.evaluate(unfold);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** axe is brought into a document once, by the debugger: Playwright's way, twice for each look, took longer than the look. */
async function builderOf(page: Page): Promise<AxeBuilder> {
  if (page.frames().length > 1) return new AxeBuilder({ page });
  if (!(await page.evaluate(() => "axe" in window))) {
    const debug = await page.context().newCDPSession(page);
    await debug.send("Runtime.evaluate", { expression: SOURCE });
    await debug.detach();
  }
  return new AxeBuilder({ page, axeSource: ";" });
}

/** Runs in the page: a colour on its way is neither theme's. A parent's end can start its children's. */
function finishTransitions(): void {
  const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  for (let moving = running(); moving.length > 0; moving = running()) {
    for (const transition of moving) transition.finish();
  }
}

/**
 * Runs in the page: axe takes nothing in closed details for shown, but measures all of it, for which Chromium lays out each piece
 * anew. Where it has no boxes, there is nothing to lay out. What a closed one shows all the same, as in print, stays as it is.
 */
function foldAway(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("[data-folded-away]::details-content { display: none !important }");
  document.adoptedStyleSheets.push(sheet);
  const closed = [...document.querySelectorAll("details:not([open])")];
  const isHidden = (one: Element) => getComputedStyle(one, "::details-content").contentVisibility === "hidden";
  for (const one of closed.filter(isHidden)) one.setAttribute("data-folded-away", "");
}

/** Runs in the page, after it. */
function unfold(): void {
  document.adoptedStyleSheets.pop();
  for (const one of document.querySelectorAll("[data-folded-away]")) one.removeAttribute("data-folded-away");
}

/** The same in both themes, the second switched to in place: layout and names are the same, colours are not. */
export async function findViolationsInBothThemes(page: Page): Promise<string[]> {
  const asDrawn = await findViolations(page);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === "dark" ? "light" : "dark";
  });
  const switched = await findViolations(page, { rules: COLOUR_RULES });
  return [...asDrawn, ...switched.map((one) => `other theme, ${one}`)];
}
