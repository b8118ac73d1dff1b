// Measures how uncached page time and process memory grow with 1,000, 5,000 and 20,000 entries.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPostgres } from "#tests/get-postgres.ts";
import { addressOf, type Cluster, startCluster } from "#tests/support/postgres-cluster.ts";
import { analyse } from "./on-postgres.ts";
import type { Say } from "./report.ts";
import { type Measured, measured } from "./scale-pages.ts";
import { runCommand } from "./servers.ts";

export const DATABASES = ["sqlite", "postgres"] as const;
export type DatabaseName = (typeof DATABASES)[number];

const GROWTH = 3;
const MEMORY_MB = 450;

/** Fills a database step by step and requests each page from the built server. */
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
    runCommand(place, ["app/cli/starter.ts", "--demo"]);
    const steps: Measured[] = [];
    for (const size of sizes) {
      runCommand(place, ["app/cli/generate.ts", String(size)]);
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
    const seen = (times: readonly number[]) => {
      const growth = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN);
      return { growth, text: `${growth.toFixed(1)} (${times.map(ms).join(", ")} ms)` };
    };
    const { growth, text } = seen(steps.map((step) => step.times[name]?.known ?? Number.NaN));
    // The sitemap lists every entry, so its time may grow as they do.
    const most = name === "sitemap" ? (sizes.at(-1) ?? 0) / (sizes[0] ?? 1) : GROWTH;
    say(`${database}, growth of ${name}`, text, `≤ ${most.toFixed(1)}`, growth <= most);
    const afterWrite = seen(steps.map((step) => step.times[name]?.afterWrite ?? Number.NaN));
    say(`${database}, the same just after a write`, afterWrite.text, "", true);
  }
  for (const [at, { megabytes, seconds }] of steps.entries()) {
    const entries = `${database}, ${sizes[at]?.toLocaleString("en")} entries`;
    say(
      `${entries}: memory after visitors, where 900 MB are allowed`,
      `${megabytes} MB`,
      `≤ ${MEMORY_MB} MB`,
      !(megabytes > MEMORY_MB),
    );
    say(`${entries}: start to first page`, `${seconds.toFixed(2)} s`, "", true);
  }
}
