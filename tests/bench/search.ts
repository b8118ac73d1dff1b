// Benchmark of search over 5,000 entries, from one character to a whole question.

import { join } from "node:path";
import { sql } from "kysely";
import { starterInfos, starterTerms } from "#app/cli/starter/encyclopedia.server.ts";
import { fillOne, type StarterItem } from "#app/cli/starter/fill.server.ts";
import { find } from "#app/cms/content/search/find.server.ts";
import { type Db, openDatabase } from "#app/platform/database/connection.server.ts";
import { median } from "./measure.ts";
import type { Say } from "./report.ts";

const QUERIES = [
  "餌",
  "湿度",
  "モハベ",
  "bel",
  "脱皮不全",
  "すぱいだー うぉぶる",
  "66%ヘテロとは何ですか",
  "ケージの大きさはどのくらい",
];
const ENTRIES = 5_000;
const ROUNDS = 15;
const now = new Date();

export async function benchSearch(folder: string, say: Say): Promise<void> {
  const db = openDatabase(join(folder, "many.sqlite"));
  // Throwaway database: it need not survive a power cut.
  await sql`PRAGMA synchronous = OFF`.execute(db);
  await fill(db);
  const times: number[] = [];
  for (const query of QUERIES) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      await find(db, query, now);
      rounds.push(performance.now() - started);
    }
    times.push(median(rounds));
  }
  await db.destroy();
  const ms = median(times);
  const range = `${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)} ms`;
  say(`search over 5,000 entries, median of many queries`, `${ms.toFixed(1)} ms (${range})`, "≤ 5 ms", ms <= 5);
}

/** Inserts the starter terms and articles repeatedly under new ids. */
async function fill(db: Db): Promise<void> {
  for (let index = 0; index < ENTRIES; index += 1) {
    const isTerm = index % 2 === 0;
    const sources: readonly Pick<StarterItem, "title" | "summary" | "body" | "fields">[] = isTerm
      ? starterTerms
      : starterInfos;
    const source = sources[(index >> 1) % sources.length];
    if (!source) continue;
    const publishedAt = new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString();
    const named = { id: `e-${index}`, title: `${source.title} ${index}`, cover: null, publishedAt };
    await fillOne(db, { ...source, ...named, kind: isTerm ? "term" : "info" }, now);
  }
}
