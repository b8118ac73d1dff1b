// Pages read as documents: one window for a process, as making one takes longer than reading most pages.

import { JSDOM } from "jsdom";

const { window } = new JSDOM("");

export function documentOf(page: string, type: DOMParserSupportedType = "text/html"): Document {
  return new window.DOMParser().parseFromString(page, type);
}
