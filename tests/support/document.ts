// Parses pages with one shared jsdom window, because creating one takes longer than parsing most pages.

import { JSDOM } from "jsdom";

const { window } = new JSDOM("");

export function documentOf(page: string, type: DOMParserSupportedType = "text/html"): Document {
  return new window.DOMParser().parseFromString(page, type);
}
