// What growth costs: the same pages over 1,000, 10,000 and 100,000 entries, each made afresh, and the memory of the process.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kindNamed } from "#app/content/registry.ts";
import { dashboard } from "#app/home/dashboard.server.ts";
import { adminList } from "#app/kinds/admin-list.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { getPostgres } from "#tests/get-postgres.ts";
import { addressOf, type Cluster, startCluster } from "#tests/support/postgres-cluster.ts";
import { median, megabytesOf, timeOf } from "./measure.ts";
import { analyse } from "./on-postgres.ts";
import type { Say } from "./report.ts";
import { serve } from "./servers.ts";

export const DATABASES = ["sqlite", "postgres"] as const;
export type DatabaseName = (typeof DATABASES)[number];

const ROUNDS = 15;
const GROWTH = 3;
const MEMORY_MB = 300;
const COLD_SECONDS = 1;
const q = encodeURIComponent;

const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  "list, 五十音": "/term",
  "list, its tenth page": "/term?page=10",
  "list, newest": "/ball",
  "list, by price": "/ball?sort=price",
  filter: `/term?row=${q("か")}`,
  "list, searched": `/term?q=${q("温度")}`,
  "detail, term": "/term/sample-term-5",
  "detail, ball": "/ball/sample-ball-5",
  "detail, morph": "/morph/clown",
  article: "/info/sample-info-5",
  "search, common word": `/search?q=${q("温度")}`,
  "search, two words": `/search?q=${q("温度 拒食")}`,
  suggestions: `/api/suggest?q=${q("おん")}`,
  sitemap: "/sitemap.xml",
  feed: "/feed.xml",
};

/** Fills a database step by step and asks the built server for each page. */
export async function benchScale(database: DatabaseName, sizes: readonly number[], say: Say): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "borupa-bench-scale-"));
  let cluster: Cluster | undefined;
  if (database === "postgres") {
    getPostgres();
    cluster = await startCluster();
  }
  const address = cluster && addressOf(cluster.socket, "postgres");
  const place = { DATA_DIR: folder, ...(address && { DATABASE_URL: address }) };
  try {
    run(place, ["app/cli/starter.ts", "--demo"]);
    const steps: Measured[] = [];
    for (const size of sizes) {
      run(place, ["app/cli/generate.ts", String(size)]);
      if (address) await analyse(address);
      steps.push(await measured(place));
      console.log(`${database}: measured over ${size.toLocaleString("en")} entries`);
    }
    tell(database, sizes, steps, say);
  } finally {
    await cluster?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

function tell(database: DatabaseName, sizes: readonly number[], steps: readonly Measured[], say: Say): void {
  const ms = (time: number) => time.toFixed(time < 10 ? 1 : 0);
  for (const name of Object.keys(steps[0]?.times ?? {})) {
    const times = steps.map((step) => step.times[name] ?? Number.NaN);
    const growth = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN);
    const seen = `${growth.toFixed(1)} (${times.map(ms).join(", ")} ms)`;
    say(`${database}, growth of ${name}`, seen, `≤ ${GROWTH.toFixed(1)}`, growth <= GROWTH);
  }
  for (const [at, { megabytes, seconds }] of steps.entries()) {
    const entries = `${database}, ${sizes[at]?.toLocaleString("en")} entries`;
    say(`${entries}: memory after visitors`, `${megabytes} MB`, `≤ ${MEMORY_MB} MB`, !(megabytes > MEMORY_MB));
    say(`${entries}: start to first page`, `${seconds.toFixed(2)} s`, `≤ ${COLD_SECONDS} s`, seconds <= COLD_SECONDS);
  }
}

interface Measured {
  /** By page, in milliseconds. */
  times: Record<string, number>;
  megabytes: number;
  seconds: number;
}

type Place = Readonly<Record<string, string>>;

async function measured(place: Place): Promise<Measured> {
  const begun = performance.now();
  const site = await serve(place, { PAGE_CACHE_MB: "0" });
  await timeOf(`${site.origin}/`);
  const seconds = (performance.now() - begun) / 1000;
  const times: Record<string, number> = {};
  for (const [name, path] of Object.entries(PAGES)) times[name] = await timed(() => timeOf(site.origin + path));
  const megabytes = megabytesOf(site.process);
  site.stop();
  return { times: { ...times, ...(await adminTimes(place)) }, megabytes, seconds };
}

/** Behind the sign-in, so asked of their rooms. */
async function adminTimes({ DATA_DIR = "", DATABASE_URL }: Place): Promise<Record<string, number>> {
  const db = openDatabase(DATABASE_URL ?? join(DATA_DIR, "borupa.sqlite"));
  const now = new Date();
  try {
    return {
      "admin's list": await timed(() => adminList(db, kindNamed("ball"), new URLSearchParams(), now)),
      "admin's first page": await timed(() => dashboard(db, now)),
    };
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

function run(place: Place, args: string[]): void {
  const env = { ...process.env, LOG_LEVEL: "error", ...place };
  const { status } = spawnSync(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"], env });
  if (status !== 0) throw new Error(`${args.join(" ")} failed`);
}
