// The Firebase Auth emulator as a child process: a demo project, offline, on a free port.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { onExit } from "#app/platform/site/on-exit.server.ts";

export const DEMO_PROJECT = "demo-borupa";

export interface AuthEmulator {
  /** host:port, for FIREBASE_AUTH_EMULATOR_HOST. */
  host: string;
  /** Resolves when it answers. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** Starts it. Its address is known at once. */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  const [port, hub, logging] = await Promise.all([freePort(9099), freePort(0), freePort(0)]);
  const folder = mkdtempSync(join(tmpdir(), "borupa-auth-"));
  const config = join(folder, "firebase.json");
  writeFileSync(
    config,
    JSON.stringify({
      emulators: {
        auth: { host: "127.0.0.1", port },
        hub: { host: "127.0.0.1", port: hub },
        logging: { host: "127.0.0.1", port: logging },
        ui: { enabled: false },
        singleProjectMode: true,
      },
    }),
  );
  const child = spawn(
    "firebase",
    ["emulators:start", "--only", "auth", "--project", DEMO_PROJECT, "--config", config],
    {
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own: Ctrl-C reaches it through stop(), after the server.
      detached: true,
      env: { ...process.env, CI: "true", FIREBASE_CLI_DISABLE_UPDATE_CHECK: "true" },
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
  }
  // A group of its own outlives whoever started it: not where that one ends by `process.exit`.
  const end = onExit(() => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    } catch {
      // Already gone.
    }
    rmSync(folder, { recursive: true, force: true });
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const host = `127.0.0.1:${port}`;
  return { host, ready: answering(), stop };

  async function answering(): Promise<void> {
    for (let tries = 0; tries < 600; tries += 1) {
      if (child.exitCode !== null) throw new Error(`The Auth emulator stopped:\n${output}`);
      if (await answers(`http://${host}/`)) return;
      await wait(100);
    }
    await stop();
    throw new Error(`The Auth emulator did not answer within a minute:\n${output}`);
  }

  async function stop(): Promise<void> {
    if (child.exitCode === null && child.pid !== undefined) {
      try {
        process.kill(-child.pid, "SIGTERM");
      } catch {
        // Already gone.
      }
      await Promise.race([gone, wait(5000, undefined, { ref: false })]);
    }
    end();
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** The wished port where it is free, else any. */
export function freePort(wished: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE" && wished !== 0) resolve(freePort(0));
      else reject(error);
    });
    probe.listen(wished, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : wished;
      probe.close(() => resolve(port));
    });
  });
}
