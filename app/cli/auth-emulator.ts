// Runs the Firebase Auth emulator as a child process: a demo project, offline, on a free port.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { onExit } from "#app/platform/site/on-exit.server.ts";
import { freePort } from "./free-port.ts";

export const DEMO_PROJECT = "demo-borupa";
/** Forwarded by the development container. */
export const EMULATOR_PORT = 9099;

export interface AuthEmulator {
  /** host:port, for FIREBASE_AUTH_EMULATOR_HOST. */
  host: string;
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the emulator; its address is known immediately. `wished`: preferred port. Concurrent tests must not share one. */
export async function startAuthEmulator(wished = 0): Promise<AuthEmulator> {
  // Requested together, so that all differ.
  const [port, hub, logging] = await Promise.all([freePort(wished), freePort(0), freePort(0)]);
  const folder = mkdtempSync(join(tmpdir(), "borupa-auth-"));
  const child = startChild(writeConfig(folder, { auth: port, hub, logging }));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
  }
  // A separate process group survives a parent that calls `process.exit`.
  const end = onExit(() => {
    signalGroup(child, "SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  // A missing program ends with an error instead.
  const gone = once(child, "exit").catch(() => {});
  const host = `127.0.0.1:${port}`;
  const stop = async () => {
    if (isRunning(child)) {
      signalGroup(child, "SIGTERM");
      await Promise.race([gone, wait(STOPS_WITHIN_MS, undefined, { ref: false })]);
    }
    end();
  };
  const isGone = { current: false };
  void gone.then(() => {
    isGone.current = true;
  });
  const ready = answering(host, isGone).catch(async (error: EmulatorFailed) => {
    await stop();
    error.output = output;
    throw error;
  });
  return { host, ready, stop };
}

const STOPS_WITHIN_MS = 5_000;
/** A busy machine takes minutes for what otherwise takes seconds. */
const ANSWERS_WITHIN_MS = 10 * 60_000;
const ASK_EVERY_MS = 100;

/** Thrown if the emulator does not start. The message is for users; `output` is the program's. */
export class EmulatorFailed extends Error {
  output = "";
}

function writeConfig(folder: string, ports: Readonly<Record<"auth" | "hub" | "logging", number>>): string {
  const places = Object.entries(ports).map(([name, port]) => [name, { host: "127.0.0.1", port }]);
  const emulators = { ...Object.fromEntries(places), ui: { enabled: false }, singleProjectMode: true };
  const config = join(folder, "firebase.json");
  writeFileSync(config, JSON.stringify({ emulators }));
  return config;
}

function startChild(config: string) {
  return spawn("firebase", ["emulators:start", "--only", "auth", "--project", DEMO_PROJECT, "--config", config], {
    stdio: ["ignore", "pipe", "pipe"],
    // A separate group: Ctrl-C reaches it through stop(), after the server.
    detached: true,
    env: { ...process.env, CI: "true", FIREBASE_CLI_DISABLE_UPDATE_CHECK: "true" },
  });
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

function signalGroup({ pid }: ChildProcess, signal: "SIGTERM" | "SIGKILL"): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // Already gone.
  }
}

async function answering(host: string, isGone: { current: boolean }): Promise<void> {
  const deadline = performance.now() + ANSWERS_WITHIN_MS;
  while (performance.now() < deadline) {
    if (isGone.current)
      throw new EmulatorFailed(
        "ログインのエミュレーター（Firebase Auth）が起動できず、終了しました。npm ci のあと、もう一度お試しください。",
      );
    if (await answers(`http://${host}/`)) return;
    await wait(ASK_EVERY_MS);
  }
  throw new EmulatorFailed(
    "ログインのエミュレーター（Firebase Auth）が10分たっても応答しません。ほかの重い処理が終わってから、もう一度お試しください。",
  );
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(10_000) })).ok;
  } catch {
    return false;
  }
}
