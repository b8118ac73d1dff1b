import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { NO_VALUE } from "./first-paint.ts";

/** Colour rules: the only ones another theme can break. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Returns each violation with the first element that breaks it, and texts that show a missing value. `within`: only
 * that part of the page.
 */
export async function findViolations(page: Page, { within = "", rules = [] as string[] } = {}): Promise<string[]> {
  await page.evaluate(finishTransitions);
  // Legacy mode skips frames of other sites; computing selectors of all elements is slow on long lists.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], selectors: false });
  if (within) axe.include(within);
  if (rules.length > 0) axe.withRules(rules);
  const { violations } = await axe.analyze();
  const [text = ""] = await page.locator(within || "body").allInnerTexts();
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
