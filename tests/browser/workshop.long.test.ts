// `npm run dev` as an engineer meets it: styled, hot, with sign-in. In a copy of the tree, so that edits touch nobody's work.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isAt, launch, openPage, visit } from "#tests/support/browser.ts";
import { DEMO_ADMIN, DEMO_PASSWORD } from "#tests/support/people.ts";

const NEEDED = [
  "app",
  "public",
  "server.ts",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
  "firebase.json",
];

let tree: string;
let devMiddleware: ChildProcess;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  mkdirSync("tmp", { recursive: true });
  // Within the project: packages are found in a folder above.
  tree = mkdtempSync("tmp/workshop-");
  for (const path of NEEDED) cpSync(path, join(tree, path), { recursive: true });
  const data = join(tree, "data");
  mkdirSync(data);
  // An empty site serves as well, and is there at once.
  writeFileSync(join(data, "demo-filled"), "\n");
  devMiddleware = spawn(process.execPath, ["app/cli/dev.ts"], {
    cwd: tree,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: "0",
      DATA_DIR: "data",
      // The one that is there for all tests: another would take seconds to come.
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
  rmSync(tree, { recursive: true, force: true });
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

function edit(path: string, change: (text: string) => string): void {
  const file = join(tree, path);
  const text = readFileSync(file, "utf8");
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
}

async function open(page: Page, path: string): Promise<void> {
  // What is looked at for the first time is put together then: on a busy machine that is long.
  page.setDefaultTimeout(240_000);
  await visit(page, `${origin}${path}`);
}

test("a page is styled, and shows an edited style and an edited route without being loaded again", async () => {
  const { page, complaints } = await openPage(browser);
  await open(page, "/policy");
  const display = () => page.locator("h1").evaluate((h1) => getComputedStyle(h1.parentElement ?? h1).display);
  await expect.poll(display).toBe("grid");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const isSamePage = () => page.evaluate(() => "isSamePage" in window);

  edit("app/ui/kit/PageHead.module.css", (css) => `${css}\n.head {\n  letter-spacing: 7px;\n}\n`);
  await page.waitForFunction(() => {
    const head = document.querySelector("h1")?.parentElement;
    return head && getComputedStyle(head).letterSpacing === "7px";
  });
  expect(await isSamePage()).toBe(true);

  edit("app/routes/policy.tsx", (source) => source.replace("<Policy />", "<h2>作業場のこのサイトが</h2>"));
  await page.getByText("作業場のこのサイトが").waitFor();
  expect(await isSamePage()).toBe(true);

  // The server renders a new request from the same sources.
  expect(await (await fetch(`${origin}/policy`)).text()).toContain("作業場のこのサイトが");
  expect(complaints).toEqual([]);
});

test("the admin is entered with the demo's people", async () => {
  const { page, complaints } = await openPage(browser);
  await open(page, "/admin/login");
  await page.locator("input[type=email]").fill(DEMO_ADMIN);
  await page.locator("input[type=password]").fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await isAt(page, "/admin/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
});

test("answers carry the site's own headers, and what is sent from elsewhere is refused", async () => {
  const page = await fetch(`${origin}/term`);
  expect(page.headers.get("X-Frame-Options")).toBe("DENY");
  expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  const headers = { Origin: "https://elsewhere.example", "Content-Type": "application/x-www-form-urlencoded" };
  const sent = await fetch(`${origin}/theme`, { method: "POST", headers, body: "theme=dark", redirect: "manual" });
  expect(sent.status).toBe(403);
});

test("a fault says what it is", async () => {
  edit("app/routes/tools.tsx", (source) =>
    source.replace("() => null", '() => {\n  throw new Error("作業場の傷");\n}'),
  );
  const shown = async () => (await fetch(`${origin}/tools`)).text();
  await expect.poll(shown).toContain("<p>作業場の傷</p>");
});

test("Ctrl-C ends all of it", async () => {
  const exit = once(devMiddleware, "exit");
  devMiddleware.kill("SIGINT");
  expect(await exit).toEqual([0, null]);
  await expect(fetch(origin)).rejects.toThrow();
});
