import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { freePort } from "#app/cli/free-port.ts";

const started: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const { pid } of started.splice(0)) {
    try {
      if (pid) process.kill(-pid, "SIGKILL");
    } catch {
      // already ended
    }
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Starts a command in its own process group, like a terminal does. */
async function start(script: string, says: string) {
  const folder = mkdtempSync(join(tmpdir(), "borupa-signals-"));
  folders.push(folder);
  const port = await freePort(0);
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_COMPILE_CACHE,
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: folder,
    DRAIN_SECONDS: "0",
  };
  const child = spawn("npm", ["run", script], { env, stdio: ["ignore", "pipe", "inherit"], detached: true });
  started.push(child);
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk));
  await expect.poll(() => said).toContain(says);
  return { port, pid: child.pid ?? 0, child };
}

async function isServed(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

test.each([
  ["SIGTERM", "to npm alone", 1],
  ["SIGKILL", "to npm alone", 1],
  ["SIGHUP", "to npm alone", 1],
  ["SIGINT", "to all, as Ctrl-C is", -1],
] as const)("npm start: %s %s ends the server", async (signal, _, sign) => {
  const { port, pid } = await start("start", '"listening"');
  expect(await isServed(port)).toBe(true);
  process.kill(sign * pid, signal);
  await expect.poll(() => isServed(port)).toBe(false);
});

test.each([
  ["to npm alone", "SIGTERM", 1],
  ["to all that the closed terminal ran", "SIGHUP", -1],
] as const)("npm run demo: a signal %s ends the site and the sign-in beside it", async (_, signal, sign) => {
  const { port, pid } = await start("demo", "のデモを開始しました");
  const page = await (
    await fetch(`http://127.0.0.1:${port}/admin/login`, { headers: { "User-Agent": "Mozilla/5.0 Chrome/150.0" } })
  ).text();
  const [, emulator] = /127\.0\.0\.1:(\d+)/.exec(page.replaceAll(`127.0.0.1:${port}`, "")) ?? [];
  expect(await isServed(Number(emulator))).toBe(true);
  process.kill(sign * pid, signal);
  await expect.poll(() => isServed(port)).toBe(false);
  await expect.poll(() => isServed(Number(emulator))).toBe(false);
});
