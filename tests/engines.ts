// `npm run test:engines`: ten pages in the Firefox of this machine, on a phone and a desktop; none may be wider than its window.
// Not part of `npm test`: that brings a Chromium along, and Firefox cannot be had everywhere.

import { launchFirefox } from "./support/firefox.ts";
import { startSite } from "./support/site.ts";

const PAGES = [
  "/",
  "/ball",
  "/ball/b-2022-002",
  "/breed/2022-kohaku-akane",
  "/calculate?sire=pastel%20het%20clown&dam=clown",
  "/info/temperature",
  "/morph/mojave",
  "/shop",
  "/stress_check",
  "/term",
  "/weather-forecast",
  "/admin/login",
];

/** By how much the page is wider than what of the window its own scroll bar leaves. */
const MEASURE = `JSON.stringify({
  over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  page: location.href,
})`;

const site = await startSite({ env: { WEATHER_BASE_URL: "http://127.0.0.1:9/" } });
const firefox = await launchFirefox();
let tooWide = 0;
try {
  for (const width of [390, 1280]) {
    for (const path of PAGES) {
      await firefox.open(site.origin + path, { width, height: 844 });
      const { over, page } = JSON.parse(String(await firefox.ask(MEASURE)));
      if (page !== site.origin + path) throw new Error(`${page} was shown for ${path}`);
      if (over > 0) tooWide += 1;
      console.log(`${over > 0 ? "WIDE" : "ok  "} ${width} ${path}${over > 0 ? ` by ${over}` : ""}`);
    }
  }
} finally {
  await firefox.close();
  await site.stop();
}
console.log(`${PAGES.length * 2 - tooWide} fit, ${tooWide} do not`);
process.exit(tooWide === 0 ? 0 : 1);
