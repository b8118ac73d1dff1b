// The specification's measures: buttons 38 px, fields 48, the bar on top 56, and no shadow under any of them.

import type { Page } from "playwright";

/** What on this page has another height or look, on a phone and on a desk. Opens whatever is folded; leaves the page a phone's. */
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
  if (document.querySelector(".admin")) return odd;
  each(
    "main input:is([type=search], [type=email], [type=text], :not([type])), main select",
    48,
    ({ borderTopWidth, borderTopLeftRadius }) =>
      borderTopWidth === "1px" && borderTopLeftRadius === "8px" ? undefined : "not outlined and rounded",
  );
  return odd;
}
