// Benchmark of the notebook with five years of a large collection, on a CPU slowed down four times.

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { writeFile } from "#app/notebook/file/notebook-file.ts";
import { launch, openPage, visit } from "#tests/support/browser.ts";
import { type Engine, until } from "#tests/support/engine.ts";
import { ALIVE, chooseFile, click, clickText, isSaid, openNote, text, type } from "../engines/acts.ts";
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
/** Upper bounds with a sealed copy: blocking time relative to none, and bytes sent. */
const SEALED_RATIO = 1.2;
const SEALED_BYTES = 20_000;
/** From the click until the copy is synchronised; synchronisation starts four seconds after a change. */
const SYNC_MS = 10_000;
const SYNC_ROUNDS = 7;
const PHONE = { width: 390, height: 660 };

interface Driven {
  engine: Engine;
  slow(): Promise<void>;
}

export async function benchNotebook(folder: string, say: Say): Promise<void> {
  const site = await serve({ DATA_DIR: folder });
  const { things } = largeNotebook(SNAKES, RECORDS, new Date());
  const file = Buffer.from(await (await writeFile(things, async () => null, new Date())).arrayBuffer());
  try {
    const { engine, slow } = await chromium();
    try {
      await fillNotebook(engine, site.origin, file);
      await slow();
      const without = await blockedByMeals(engine, site.origin);
      await seal(engine, site.origin);
      await benchTaps(engine, site.origin, say);
      await benchMeals(engine, site.origin, without, join(folder, "borupa.sqlite"), say);
    } finally {
      await engine.close();
    }
  } finally {
    site.stop();
  }
}

async function chromium(): Promise<Driven> {
  const browser = await launch();
  const { page, close } = await openPage(browser, { viewport: PHONE, timezoneId: "Asia/Tokyo" });
  return {
    engine: {
      open: (url) => visit(page, url),
      ask: (expression) => page.evaluate(expression),
      resize: (viewport) => page.setViewportSize(viewport),
      async close() {
        await close();
        await browser.close();
      },
    },
    async slow() {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    },
  };
}

async function benchTaps(engine: Engine, origin: string, say: Say): Promise<void> {
  await openToday(engine, origin);
  const times: Record<"snakes" | "snake" | "today" | "write", number[]> = {
    snakes: [],
    snake: [],
    today: [],
    write: [],
  };
  // The first round loads each page's script and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const snakes = await timeOfTap(engine, 'nav a[href="/note/snakes"]', "main li a[href^='/note/snake/']");
    const nth = `main li:nth-of-type(${round + 1}) a[href^='/note/snake/']`;
    const snake = await timeOfTap(engine, nth, "main article h1");
    const today = await timeOfTap(engine, 'nav a[href="/note"]', "main h1 time");
    const write = await timeOfTap(
      engine,
      "main section[aria-labelledby=feed] li button",
      "main [data-announcement] button[aria-label]",
    );
    await engine.ask(click("main [data-announcement] button[aria-label]"));
    if (round > 0)
      for (const [what, ms] of Object.entries({ snakes, snake, today, write }))
        times[what as keyof typeof times].push(ms);
  }
  const tell = (what: string, all: readonly number[], most: number) => {
    const ms = median(all);
    say(`notebook, ${what}`, `${Math.round(ms)} ms`, `≤ ${most} ms`, ms <= most);
  };
  const of = `${SNAKES} snakes, ${RECORDS.toLocaleString("en")} records, slowed ${SLOWED} ×`;
  tell(`today's list after a tap (${of})`, times.today, LIST_MS);
  tell("list of all snakes after a tap", times.snakes, LIST_MS);
  tell("a snake's page after a tap", times.snake, SNAKE_MS);
  say(`notebook, a meal noted after a tap`, `${Math.round(median(times.write))} ms`, "", true);
  const cold: number[] = [];
  for (let round = 0; round < 3; round += 1) cold.push(await openToday(engine, origin));
  say(`notebook, opened anew`, `${Math.round(median(cold))} ms`, "", true);
}

async function openToday(engine: Engine, origin: string): Promise<number> {
  await engine.open(`${origin}/note`, PHONE);
  await until(engine, `document.querySelector("main h1 time")`, "today's page");
  return Number(await engine.ask("performance.now()"));
}

async function seal(engine: Engine, origin: string): Promise<void> {
  await engine.open(`${origin}/note/keep`, PHONE);
  await until(engine, `${ALIVE} && document.querySelector("section[aria-labelledby=sealed] button")`, "the page");
  await engine.ask(clickText("main button", "言葉を作って、同期を始める"));
  await until(engine, "document.querySelectorAll('main ol li').length === 12", "twelve words");
  const words = String(
    await engine.ask(`[...document.querySelectorAll("main ol li")].map((one) => one.textContent).join(" ")`),
  );
  await engine.ask(clickText("main label", "12個の言葉を、紙に書き写しました"));
  await engine.ask(clickText("main button", "次へ"));
  await until(engine, `document.querySelector('[name="word-2"]')`, "three are asked for");
  for (const number of [2, 7, 11])
    await engine.ask(type(`[name="word-${number}"]`, words.split(" ")[number - 1] ?? ""));
  await engine.ask(clickText("main button", "確かめて、同期を始める"));
  await until(engine, isSaid("同期済みです"), "it is sealed", 300_000);
}

/** Compares the cost of recording a meal with and without a sealed copy. */
async function benchMeals(engine: Engine, origin: string, without: number, file: string, say: Say): Promise<void> {
  const sealed = await blockedByMeals(engine, origin);
  const db = new DatabaseSync(file, { readOnly: true });
  const sizes = db.prepare("SELECT length(sealed) AS size FROM note_parts WHERE place > 0").all();
  db.close();
  const most = Math.max(...sizes.map(({ size }) => Number(size)));
  const ratio = sealed / without;
  say(
    `notebook, longest block by a meal, sealed / not sealed`,
    `${ratio.toFixed(2)} (${Math.round(sealed)} / ${Math.round(without)} ms)`,
    `≤ ${SEALED_RATIO}`,
    ratio <= SEALED_RATIO,
  );
  say(
    `notebook, bytes that a meal sends (${sizes.length} times)`,
    `${most}`,
    `≤ ${SEALED_BYTES}`,
    sizes.length >= SYNC_ROUNDS - 1 && most <= SEALED_BYTES,
  );
}

/** Returns the median of the longest main-thread block between recording a meal and sending its copy. */
async function blockedByMeals(engine: Engine, origin: string): Promise<number> {
  await openToday(engine, origin);
  const longest: number[] = [];
  for (let round = 0; round < SYNC_ROUNDS; round += 1) {
    await wait(LOOK_MS);
    await engine.ask(`(() => {
      const { port1, port2 } = new MessageChannel();
      window.longest = 0;
      let last = performance.now();
      port1.onmessage = () => {
        const now = performance.now();
        window.longest = Math.max(window.longest, now - last);
        last = now;
        setTimeout(() => port2.postMessage(null));
      };
      port2.postMessage(null);
      window.stop = () => port1.close();
      document.querySelector("main section[aria-labelledby=feed] li button").click();
      return true;
    })()`);
    await until(engine, `document.querySelector("main [data-announcement] button[aria-label]")`, "it is noted");
    await wait(SYNC_MS);
    longest.push(Number(await engine.ask("(window.stop(), window.longest)")));
    await engine.ask(click("main [data-announcement] button[aria-label]"));
  }
  return median(longest);
}

async function fillNotebook(engine: Engine, origin: string, file: Buffer): Promise<void> {
  await openNote(engine, `${origin}/note/keep`, PHONE);
  await chooseFile(engine, file.toString("base64"));
  const button = "この手帖を読み込む";
  const isThere = `[...document.querySelectorAll("main button")].some((one) => one.textContent.trim() === ${text(button)})`;
  await until(engine, isThere, "what would come", 300_000);
  await engine.ask(clickText("main button", button));
  await until(engine, isSaid("手帖に読み込みました"), "it has come", 600_000);
}

/** Pause before the next tap, so that content below the fold has been rendered. */
const LOOK_MS = 1000;

/** Returns the milliseconds from the tap to the first frame that shows `shown`, measured in the page. */
async function timeOfTap(engine: Engine, tapped: string, shown: string): Promise<number> {
  await wait(LOOK_MS);
  await engine.ask(`(() => {
    window.took = undefined;
    const before = document.querySelector(${text(shown)});
    const began = performance.now();
    const look = () => {
      const found = document.querySelector(${text(shown)});
      if (found && found !== before) setTimeout(() => { window.took = performance.now() - began; });
      else requestAnimationFrame(look);
    };
    document.querySelector(${text(tapped)}).click();
    requestAnimationFrame(look);
    return true;
  })()`);
  await until(engine, "window.took !== undefined", shown);
  return Number(await engine.ask("window.took"));
}
