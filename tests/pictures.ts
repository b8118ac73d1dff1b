// `npm run pictures`: the README's pictures, taken of the demo, so that they stay true.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "playwright";
import sharp from "sharp";
import { DEMO_ADMIN, DEMO_PASSWORD } from "#app/cli/demo-users.ts";
import { freePort } from "#app/cli/free-port.ts";
import { getChromium } from "./get-chromium.ts";
import { findChromium } from "./support/chromium.ts";

const FOLDER = "docs/pictures";
const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
const cross = new URLSearchParams({ sire: "パステル het クラウン", dam: "クラウン" });

const data = mkdtempSync(join(tmpdir(), "borupa-pictures-"));
const port = String(await freePort(4300));
const origin = `http://127.0.0.1:${port}`;
const demo = spawn("node", ["app/cli/demo.ts"], {
  env: { ...process.env, PORT: port, DATA_DIR: data },
  stdio: ["ignore", "ignore", "inherit"],
});
getChromium();
const found = findChromium();
if (!found) throw new Error("No Chromium here");
const browser = await chromium.launch({
  executablePath: found.path,
  env: { ...process.env, ...found.env },
  args: ["--no-sandbox"],
});

async function isUp(): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function take(name: string, options: BrowserContextOptions, visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: "ja-JP", userAgent: USER_AGENT, ...options });
  const page = await context.newPage();
  await visit(page);
  await page.waitForLoadState("networkidle");
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(join(FOLDER, `${name}.webp`));
  await context.close();
}

try {
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 500));
  await take("front-page", { viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.goto(origin);
  });
  const phone = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 };
  await take("cross-on-a-phone", phone, async (page) => {
    await page.goto(`${origin}/calculate?${cross}`);
    await page.getByRole("heading", { level: 2 }).first().scrollIntoViewIfNeeded();
  });
  await take("admin-in-the-dark", { viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.context().addCookies([{ name: "theme", value: "dark", url: origin }]);
    await page.goto(`${origin}/admin/login`);
    await page.locator("input[name=email]").fill(DEMO_ADMIN);
    await page.locator("input[name=password]").fill(DEMO_PASSWORD);
    await page.locator("input[name=password]").press("Enter");
    await page.waitForURL(/dashboard/);
  });
} finally {
  await browser.close();
  demo.kill("SIGTERM");
  rmSync(data, { recursive: true, force: true });
}
