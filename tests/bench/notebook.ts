// The keeper's notebook with five years of a large collection in it, in Chromium with its processor slowed four times: what a tap
// leads to, and how long that takes.

import type { Page } from "playwright";
import { writeFile } from "#app/notebook/file/notebook-file.ts";
import { launch, openPage, visit } from "#tests/support/browser.ts";
import { largeNotebook } from "../notebook/large-notebook.ts";
import { median } from "./measure.ts";
import type { Say } from "./report.ts";
import { serve } from "./servers.ts";

const SNAKES = 200;
const RECORDS = 60_000;
const SLOWED = 4;
const ROUNDS = 9;
const LIST_MS = 500;
const SNAKE_MS = 300;

export async function benchNotebook(folder: string, say: Say): Promise<void> {
  const site = await serve({ DATA_DIR: folder });
  const browser = await launch();
  const { page, close } = await openPage(browser, {
    viewport: { width: 390, height: 660 },
    timezoneId: "Asia/Tokyo",
  });
  try {
    await fillNotebook(page, site.origin);
    await visit(page, `${site.origin}/note`);
    await page.locator("main h1 time").waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    const times: Record<"snakes" | "snake" | "today" | "write", number[]> = {
      snakes: [],
      snake: [],
      today: [],
      write: [],
    };
    // The first round fetches each page's own script: it is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const snakes = await timeOfTap(page, 'nav a[href="/note/snakes"]', "main li a[href^='/note/snake/']");
      const nth = `main li:nth-of-type(${round + 1}) a[href^='/note/snake/']`;
      const snake = await timeOfTap(page, nth, "main article h1");
      const today = await timeOfTap(page, 'nav a[href="/note"]', "main h1 time");
      const write = await timeOfTap(page, "main section[aria-labelledby=feed] li button", "main [aria-live] p button");
      await page.locator("main [aria-live] p button[aria-label]").click();
      if (round > 0)
        for (const [name, ms] of Object.entries({ snakes, snake, today, write }))
          times[name as keyof typeof times].push(ms);
    }
    const tell = (name: string, all: readonly number[], most: number) => {
      const ms = median(all);
      say(name, `${Math.round(ms)} ms`, `≤ ${most} ms`, ms <= most);
    };
    const of = `${SNAKES} snakes, ${RECORDS.toLocaleString("en")} records, slowed ${SLOWED} ×`;
    tell(`notebook, today's list after a tap (${of})`, times.today, LIST_MS);
    tell("notebook, list of all snakes after a tap", times.snakes, LIST_MS);
    tell("notebook, a snake's page after a tap", times.snake, SNAKE_MS);
    say("notebook, a meal noted after a tap", `${Math.round(median(times.write))} ms`, "", true);
    const cold: number[] = [];
    for (let round = 0; round < 3; round += 1) cold.push(await timeOfOpening(page, `${site.origin}/note`));
    say("notebook, opened anew", `${Math.round(median(cold))} ms`, "", true);
  } finally {
    await close();
    await browser.close();
    site.stop();
  }
}

/** As a keeper brings a notebook along: by its file. */
async function fillNotebook(page: Page, origin: string): Promise<void> {
  const { things } = largeNotebook(SNAKES, RECORDS, new Date());
  const file = await writeFile(things, async () => null, new Date());
  await visit(page, `${origin}/note/keep`);
  const buffer = Buffer.from(await file.arrayBuffer());
  await page.locator("input[type=file]").setInputFiles({ name: "techo.zip", mimeType: "application/zip", buffer });
  await page.getByRole("button", { name: "この手帖を合わせる" }).click({ timeout: 120_000 });
  await page.getByText("手帖に合わせました").waitFor({ timeout: 300_000 });
}

/** Milliseconds from the tap to the first frame that shows `shown`, by the page's own clock. */
function timeOfTap(page: Page, tapped: string, shown: string): Promise<number> {
  return page.evaluate(
    async ([tap, show]) => {
      const element = document.querySelector<HTMLElement>(tap);
      if (!element) throw new Error(`There is no ${tap}`);
      const before = document.querySelector(show);
      const began = performance.now();
      element.click();
      await new Promise<void>((resolve) => {
        const look = () => {
          const found = document.querySelector(show);
          if (found && found !== before) setTimeout(resolve);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      return performance.now() - began;
    },
    [tapped, shown] as const,
  );
}

async function timeOfOpening(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.locator("main h1 time").waitFor();
  return page.evaluate(() => performance.now());
}
