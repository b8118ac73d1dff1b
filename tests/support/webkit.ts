// Drives WebKitGTK from Debian's webkit2gtk-driver (WEBKIT_DRIVER, or on the path) over WebDriver, on a virtual
// display.

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "#app/cli/free-port.ts";
import type { Engine } from "./engine.ts";

const DRIVER = process.env.WEBKIT_DRIVER ?? "WebKitWebDriver";
const BROWSERS = "/usr/lib/*/webkit*gtk-*/MiniBrowser";

export async function launchWebKit(): Promise<Engine | null> {
  const [binary] = globSync(BROWSERS);
  if (!binary || !isHere(DRIVER) || !isHere("Xvfb")) return null;
  const { display, number } = await startDisplay();
  const port = await freePort();
  const config = narrowToolbar();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      XDG_CONFIG_HOME: config,
    },
  });
  const end = async () => {
    for (const child of [driver, display]) await ended(child);
    rmSync(config, { recursive: true, force: true });
  };
  try {
    return await session(`http://127.0.0.1:${port}`, binary, end);
  } catch (error) {
    await end();
    throw error;
  }
}

/** Writes GTK settings that let the window become as narrow as a phone. */
function narrowToolbar(): string {
  const folder = mkdtempSync(join(tmpdir(), "borupa-gtk-"));
  for (const version of ["gtk-3.0", "gtk-4.0"]) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, "gtk.css"), "* { min-width: 0; margin: 0; padding: 0; }");
  }
  return folder;
}

async function session(base: string, binary: string, end: () => Promise<void>): Promise<Engine> {
  const options = { "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
  await answering(base);
  const { sessionId } = (await send("POST", `${base}/session`, { capabilities: { alwaysMatch: options } })) as {
    sessionId: string;
  };
  const at = `${base}/session/${sessionId}`;
  const command = (method: string, path: string, body?: object) => send(method, `${at}/${path}`, body);
  const resize: Engine["resize"] = async ({ width, height }) => {
    await command("POST", "window/rect", { width, height });
  };
  return {
    resize,
    async open(url, viewport) {
      await resize(viewport);
      await command("POST", "url", { url });
    },
    ask: (expression) => command("POST", "execute/sync", { script: `return (${expression});`, args: [] }),
    async isCalled(role, name) {
      const looked = { using: "css selector", value: "main :is(h1, h2, h3, a, button)" };
      for (const found of (await command("POST", "elements", looked)) as object[]) {
        const one = `element/${Object.values(found)[0]}`;
        if ((await command("GET", `${one}/computedlabel`)) !== name) continue;
        if ((await command("GET", `${one}/computedrole`)) === role) return true;
      }
      return false;
    },
    async close() {
      await send("DELETE", at).catch(() => null);
      await end();
    },
  };
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

async function answering(base: string): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    const isUp = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > end) throw new Error(`${DRIVER} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Starts a virtual display, which prints its number when ready. */
async function startDisplay(): Promise<{ display: ChildProcess; number: string }> {
  const display = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const told = display.stdio[3];
  if (!told || !("readable" in told)) throw new Error("Xvfb has nowhere to tell its number");
  for await (const line of createInterface({ input: told })) return { display, number: line.trim() };
  throw new Error("Xvfb ended without a display");
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}

function isHere(command: string): boolean {
  return spawnSync("which", [command], { stdio: "ignore" }).status === 0;
}
