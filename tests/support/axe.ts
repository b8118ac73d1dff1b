import axe from "axe-core";
import type { Page } from "playwright";
import { NO_VALUE } from "./first-paint.ts";

/** Colour rules: the only ones another theme can break. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Returns each violation with the first element that breaks it, and texts that show a missing value. `within`: only
 * that part of the page.
 */
export async function findViolations(page: Page, { within = "html", rules = [] as string[] } = {}): Promise<string[]> {
  await page.evaluate(finishTransitions);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // Frames are of other sites, or pages checked on their own; no rule run here reads the stylesheets; selectors of all
  // elements are slow on long lists.
  const options = { resultTypes: ["violations"], iframes: false, preload: false, selectors: false };
  const args = [within, { ...options, ...(rules.length > 0 && { runOnly: rules }) }].map((arg) => JSON.stringify(arg));
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${args})`);
  const [text = ""] = await page.locator(within).allInnerTexts();
  const words = NO_VALUE.exec(text);
  return [...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), ...(words ? [`says ${words[0]}`] : [])];
}

/** Runs in the page. Colours in mid-transition belong to neither theme; finishing a parent may start its children's. */
function finishTransitions(): void {
  const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  for (let moving = running(); moving.length > 0; moving = running()) {
    for (const transition of moving) transition.finish();
  }
}

/** Shows the other theme without a request. */
export async function switchTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === "dark" ? "light" : "dark";
  });
}

/** Also checks the other theme, switched in place: only colours can differ. */
export async function findViolationsInBothThemes(page: Page): Promise<string[]> {
  const asDrawn = await findViolations(page);
  await switchTheme(page);
  const switched = await findViolations(page, { rules: COLOUR_RULES });
  return [...asDrawn, ...switched.map((one) => `other theme, ${one}`)];
}
