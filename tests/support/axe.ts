// Violations that axe finds on a page.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { NO_VALUE } from "./first-paint.ts";

/** The rules about colours: all that another theme can break. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Each violation: the rule, and the first element that breaks it; and words that are no value. `within`: only that part of the page. */
export async function findViolations(page: Page, { within = "", rules = [] as string[] } = {}): Promise<string[]> {
  await page.evaluate(finishTransitions);
  // Legacy mode leaves out frames of other sites; selectors of all elements would take most of the time on a long list.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], selectors: false });
  if (within) axe.include(within);
  if (rules.length > 0) axe.withRules(rules);
  const { violations } = await axe.analyze();
  const [text = ""] = await page.locator(within || "body").allInnerTexts();
  const words = NO_VALUE.exec(text);
  return [...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), ...(words ? [`says ${words[0]}`] : [])];
}

/** Runs in the page: in the middle of a transition a colour is neither theme's. A parent's end can start its children's. */
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
