// Benchmark of uncached pages for one visitor, against plain React Router and against a list page.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ballList } from "#app/kinds/ball/list.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { turnByTurn } from "./measure.ts";
import type { Say } from "./report.ts";
import { serve, servePlainApp } from "./servers.ts";

const q = encodeURIComponent;
const WITHOUT_CACHE = { PAGE_CACHE_MB: "0" };

/** Search terms of keepers; each pair is a search that was not made before. */
const WORDS =
  "餌 温度 脱皮 拒食 湿度 モハベ クラウン 床材 ケージ 繁殖 抱卵 ダニ シェルター 体重 ハッチリング ヘテロ パネルヒーター 輸送 病院 便秘 水入れ 照明 クーリング 交配 糞".split(
    " ",
  );

export function uniqueSearch(turn: number): string {
  const first = turn % WORDS.length;
  const second = (first + 1 + (Math.floor(turn / WORDS.length) % (WORDS.length - 1))) % WORDS.length;
  return `/search?q=${q(`${WORDS[first]} ${WORDS[second]}`)}`;
}

const CROSS = `/calculate?sire=${q("パステル 100%ヘテロ・クラウン")}&dam=clown`;

/** Compares a list page with the same 24 cards in plain React Router. */
export async function benchFresh(folder: string, say: Say): Promise<void> {
  const list = join(folder, "list.json");
  const db = openDatabase(join(folder, "borupa.sqlite"));
  writeFileSync(list, JSON.stringify(await ballList(db, new URLSearchParams(), new Date())));
  await db.destroy();
  const plain = await servePlainApp(list);
  const site = await serve({ DATA_DIR: folder }, WITHOUT_CACHE);
  const times = await turnByTurn({ ours: () => `${site.origin}/ball`, theirs: () => `${plain.origin}/` });
  plain.stop();
  site.stop();
  const ratio = times.theirs / times.ours;
  const aSecond = 1000 / times.ours;
  say(
    "24 cards made afresh / the same page in plain React Router",
    `${ratio.toFixed(2)} (${Math.round(aSecond)}/s)`,
    "≥ 0.70, or ≥ 900/s",
    ratio >= 0.7 || aSecond >= 900,
  );
}

/** Measures expensive pages relative to an uncached list page. */
export async function benchCost(folder: string, say: Say): Promise<void> {
  const site = await serve({ DATA_DIR: folder }, WITHOUT_CACHE);
  const times = await turnByTurn({
    list: () => `${site.origin}/morph`,
    "front page": () => site.origin,
    "unique search": (turn) => site.origin + uniqueSearch(turn),
    "two-gene cross": () => site.origin + CROSS,
  });
  site.stop();
  for (const [name, most] of [
    ["unique search", 1],
    ["two-gene cross", 1],
    ["front page", 1.5],
  ] as const) {
    const cost = times[name] / times.list;
    const seen = `${cost.toFixed(2)} (${times[name].toFixed(1)} ms)`;
    say(`${name} / fresh list page, cost`, seen, `≤ ${most.toFixed(1)}`, cost <= most);
  }
}
