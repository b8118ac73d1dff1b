// What growth costs: the same pages over 1,000, 10,000 and 100,000 entries, each made afresh, and the memory of the process.

import "#app/kinds/kinds.server.ts";
import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVER_FLAGS } from "#app/cli/server-flags.ts";
import { kindNamed } from "#app/content/registry.ts";
import { adminList } from "#app/kinds/admin-list.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { median } from "./measure.ts";

const SIZES = [1_000, 10_000, 100_000];
const ROUNDS = 15;
const GROWTH = 3;
const MEMORY_MB = 300;
const IDLE_MB = 150;
const COLD_SECONDS = 1;
const q = encodeURIComponent;

const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  "list, 五十音": "/term",
  "list, newest": "/ball",
  "list, by price": "/ball?sort=price",
  filter: `/term?row=${q("か")}`,
  "list, searched": `/term?q=${q("温度")}`,
  detail: "/term/sample-term-5",
  article: "/info/sample-info-5",
  "search, common word": `/search?q=${q("温度")}`,
  "search, two words": `/search?q=${q("温度 拒食")}`,
  sitemap: "/sitemap.xml",
  feed: "/feed.xml",
};

type Say = (name: string, value: string, promise: string, kept: boolean) => void;

/** Fills a database step by step and asks the built server for each page. */
export async function benchScale(say: Say): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "borupa-bench-scale-"));
  try {
    run(folder, ["app/cli/starter.ts", "--demo"]);
    const steps: Measured[] = [];
    for (const size of SIZES) {
      run(folder, ["app/cli/generate.ts", String(size)]);
      steps.push(await measured(folder));
    }
    const [first, , last] = steps;
    for (const name of Object.keys(first?.times ?? {})) {
      const times = steps.map((step) => step.times[name] ?? Number.NaN);
      const growth = (last?.times[name] ?? Number.NaN) / (first?.times[name] ?? Number.NaN);
      const shown = `${growth.toFixed(1)} (${times.map((time) => time.toFixed(1)).join(", ")} ms)`;
      say(
        `${name}: ${SIZES.map((size) => size.toLocaleString("en")).join(" → ")}`,
        shown,
        `≤ ${GROWTH}`,
        growth <= GROWTH,
      );
    }
    for (const [at, { idle, megabytes, seconds }] of steps.entries()) {
      const entries = `${SIZES[at]?.toLocaleString("en")} entries`;
      say(`memory before the first visitor, ${entries}`, `${idle} MB`, `≤ ${IDLE_MB} MB`, idle <= IDLE_MB);
      say(`memory over ${entries}`, `${megabytes} MB`, `≤ ${MEMORY_MB} MB`, megabytes <= MEMORY_MB);
      say(`start to first page, ${entries}`, `${seconds.toFixed(2)} s`, `≤ ${COLD_SECONDS} s`, seconds <= COLD_SECONDS);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Measured {
  /** By page, in milliseconds. */
  times: Record<string, number>;
  /** Before the first request. */
  idle: number;
  megabytes: number;
  seconds: number;
}

async function measured(folder: string): Promise<Measured> {
  const begun = performance.now();
  const child = fork("server.ts", {
    execArgv: [...SERVER_FLAGS],
    env: {
      ...process.env,
      ...{ NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error" },
      ...{ DATA_DIR: folder, PAGE_CACHE_MB: "0" },
    },
  });
  try {
    const origin = `http://127.0.0.1:${await portOf(child)}`;
    const idle = memoryOf(child);
    await ask(`${origin}/`);
    const seconds = (performance.now() - begun) / 1000;
    const times: Record<string, number> = {};
    for (const [name, path] of Object.entries(PAGES)) times[name] = await timed(() => ask(origin + path));
    const megabytes = memoryOf(child);
    times["admin's list"] = await adminTime(folder);
    return { times, idle, megabytes, seconds };
  } finally {
    child.kill("SIGKILL");
  }
}

/** Behind the sign-in, so asked of its room. */
async function adminTime(folder: string): Promise<number> {
  const db = openDatabase(join(folder, "borupa.sqlite"));
  const now = new Date();
  try {
    return await timed(() => adminList(db, kindNamed("ball"), new URLSearchParams(), now));
  } finally {
    await db.destroy();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  await work();
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await work();
    rounds.push(performance.now() - begun);
  }
  return median(rounds);
}

async function ask(url: string): Promise<void> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
}

/** Where the system tells it; else nothing is promised. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Math.round(Number(kilobytes) / 1000);
  } catch {
    return Number.NaN;
  }
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("message", (message) => resolve((message as { listening: number }).listening));
    child.once("exit", (code) => reject(new Error(`server stopped with ${code}`)));
  });
}

function run(folder: string, args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: "ignore", env: { ...process.env, DATA_DIR: folder } });
  if (status !== 0) throw new Error(`${args.join(" ")} failed`);
}
