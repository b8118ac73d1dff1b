// Child programs of a command, terminated with it.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

const running = new Set<ChildProcess>();

/** Thrown if a program fails or is killed; it has printed its own error. */
export class Failed extends Error {
  readonly status: number;

  constructor(command: string, status: number) {
    super(`${command} ended with ${status}`);
    this.status = status;
  }
}

interface Started {
  /** Resolves with the program's first message. */
  firstMessage: Promise<unknown>;
  ended: Promise<void>;
}

export function start(command: string, args: readonly string[], env = process.env): Started {
  const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit", "ipc"], env });
  running.add(child);
  return { firstMessage: once(child, "message"), ended: end(child, command) };
}

async function end(child: ChildProcess, command: string): Promise<void> {
  const [status] = await once(child, "exit");
  running.delete(child);
  if (status !== 0) throw new Failed(command, status ?? 130);
}

export async function run(command: string, args: readonly string[], env = process.env): Promise<void> {
  const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], env });
  running.add(child);
  await end(child, command);
}

export function endRunning(): void {
  for (const child of running) child.kill("SIGTERM");
}
