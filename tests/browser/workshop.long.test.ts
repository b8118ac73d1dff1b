import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isAt, launch, openPage, visit } from "#tests/support/browser.ts";
import { DEMO_ADMIN, DEMO_PASSWORD } from "#tests/support/people.ts";

let data: string;
let devMiddleware: ChildProcess;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), "borupa-workshop-"));
  // An empty site is enough and starts at once.
  writeFileSync(join(data, "demo-filled"), "\n");
  devMiddleware = spawn(process.execPath, ["app/cli/dev.ts"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: "0",
      DATA_DIR: data,
      // Shared by all tests: starting another takes seconds.
      FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST,
    },
  });
  origin = await originSaid(devMiddleware);
  browser = await launch();
});

afterAll(async () => {
  if (devMiddleware?.exitCode === null) {
    devMiddleware.kill("SIGKILL");
    await once(devMiddleware, "exit");
  }
  rmSync(data, { recursive: true, force: true });
});

function originSaid(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        const said = /http:\/\/localhost:\d+/.exec(output)?.[0];
        if (said) resolve(said);
      });
    }
    child.once("exit", (code) => reject(new Error(`npm run dev ended with ${code}:\n${output}`)));
  });
}

async function open(page: Page, path: string): Promise<void> {
  // Vite transforms modules on first request, which is slow on a busy machine.
  page.setDefaultTimeout(240_000);
  await visit(page, `${origin}${path}`);
}

test("a page is styled", async () => {
  const { page, complaints } = await openPage(browser);
  await open(page, "/policy");
  await expect
    .poll(() => page.locator("h1").evaluate((h1) => getComputedStyle(h1.parentElement ?? h1).display))
    .toBe("grid");
  expect(complaints).toEqual([]);
});

test("the demo's users can sign in to the admin", async () => {
  const { page, complaints } = await openPage(browser);
  await open(page, "/admin/login");
  await page.locator("input[type=email]").fill(DEMO_ADMIN);
  await page.locator("input[type=password]").fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await isAt(page, "/admin/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
});

test("Ctrl-C ends all processes", async () => {
  const exit = once(devMiddleware, "exit");
  devMiddleware.kill("SIGINT");
  expect(await exit).toEqual([0, null]);
  await expect(fetch(origin)).rejects.toThrow();
});
