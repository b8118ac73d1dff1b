// What axe finds wrong with a page as it is.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";

const { resolve } = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const SOURCE = readFileSync(resolve("axe-core/axe.min.js"), "utf8");

/** The rules that ask for colours: all that another theme can break. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Each violation: the rule, and the first element that breaks it. `within`: only that part of the page. */
export async function findViolations(page: Page, { within = "", rules = [] as string[] } = {}): Promise<string[]> {
  await page.evaluate(finishTransitions);
  // Without frames of others' there is nothing to gather in a page of its own, which would be opened and closed each time.
  // Nor is anything told of what is right, or any element's selector made, which on a long list took most of the time.
  const axe = (await builderOf(page)).setLegacyMode().options({ resultTypes: ["violations"], selectors: false });
  if (within) axe.include(within);
  if (rules.length > 0) axe.withRules(rules);
  const { violations } = await axe.analyze();
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
