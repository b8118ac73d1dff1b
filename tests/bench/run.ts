// `npm run bench`: speed and size benchmarks of the production build; `npm run bench -- --help` lists the parts.

import "#app/collection/registry/kinds.server.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfNeeded } from "#app/cli/build-if-needed.ts";
import { benchBytes } from "./bytes.ts";
import { benchCached } from "./cached.ts";
import { benchCosts } from "./costs.ts";
import { benchFlood } from "./flood.ts";
import { benchCost, benchFresh } from "./fresh.ts";
import { benchGenetics } from "./genetics.ts";
import { benchNotebook } from "./notebook.ts";
import { say, table } from "./report.ts";
import { benchScale, DATABASES, type DatabaseName } from "./scale.ts";
import { benchSearch } from "./search.ts";
import { runCommand, stopAll } from "./servers.ts";

const PARTS = ["cached", "bytes", "fresh", "cost", "costs", "flood", "genetics", "search", "notebook"] as const;
type Part = (typeof PARTS)[number] | "scale";
const HELP = `使い方：npm run bench [-- 部分 ...] [--database sqlite|postgres] [--sizes 件数,件数,...]

速さと大きさの約束を、本番のビルドで測ります。部分を書かなければ scale のほかのすべてを行い（15分ほど）、終わりに
目標・測った値・守られたかの表を出します。静かな機械で行ってください。

  cached     ページキャッシュからの1ページ：素の node:http と比べて、nginx があれば nginx とも
  bytes      ページ・スクリプト・スタイルのバイト数
  fresh      その場で作る一覧：素の React Router と比べて
  cost       初めての検索と2遺伝子の計算：その場で作る一覧と比べて
  costs      だれでも送れる重い要求（同期用に保存した手帖、計算、比較）のCPU時間とバイト数。手帖が1万件あるときの新しい1件
  flood      1つのネットワークが重いものを求め続けるあいだの、ほかの人のトップページ。そのあとのメモリ
  genetics   遺伝計算
  search     5,000件からの検索
  notebook   手帖：200匹・記録60,000件の一覧と個体のページ（CPUを4分の1の速さにして）
  scale      1,000 → 5,000 → 20,000件での伸び（どちらのデータベースも。静かな機械で20分ほど、1回の用意が
             20分を超えれば打ち切ります）

  --database どちらか一方だけ（scale）
  --sizes    件数（scale。小さい順に、1000,5000,20000）
  --help     この説明

終了コード：0 すべて守られた、1 守られないものがあった、2 コマンドの書き方が違う
`;

const { parts, databases, sizes } = readWish();
await buildIfNeeded();
const folder = mkdtempSync(join(tmpdir(), "borupa-bench-"));
try {
  await benchAll();
} finally {
  stopAll();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = table() ? 0 : 1;

async function benchAll(): Promise<void> {
  const has = (part: Part) => parts.includes(part);
  const place = { DATA_DIR: folder };
  if (parts.some((part) => part !== "genetics" && part !== "scale"))
    runCommand(place, ["app/cli/starter.ts", "--demo"]);
  if (has("cached")) await benchCached(place, folder, say);
  if (has("bytes")) await benchBytes(folder, say);
  if (has("fresh")) await benchFresh(folder, say);
  if (has("cost")) await benchCost(folder, say);
  if (has("costs")) await benchCosts(folder, say);
  if (has("flood")) await benchFlood(folder, say);
  if (has("genetics")) benchGenetics(say);
  if (has("search")) await benchSearch(folder, say);
  if (has("notebook")) await benchNotebook(folder, say);
  if (has("scale")) for (const database of databases) await benchScale(database, sizes, say);
}

function readWish(): { parts: readonly Part[]; databases: readonly DatabaseName[]; sizes: number[] } {
  try {
    const { values, positionals } = parseArgs({
      options: { database: { type: "string" }, sizes: { type: "string" }, help: { type: "boolean" } },
      allowPositionals: true,
    });
    if (values.help) {
      process.stdout.write(HELP);
      process.exit(0);
    }
    const parts = [...PARTS, "scale" as const].filter((part) => positionals.includes(part));
    const databases = DATABASES.filter((name) => [undefined, name].includes(values.database as DatabaseName));
    const sizes = (values.sizes ?? "1000,5000,20000").split(",").map(Number);
    const isInOrder = sizes.every((size, at) => Number.isInteger(size) && size > (sizes[at - 1] ?? 0));
    if (parts.length === new Set(positionals).size && databases.length > 0 && isInOrder && sizes.length > 1) {
      return { parts: positionals.length === 0 ? PARTS : parts, databases, sizes };
    }
  } catch {
    // Reported below.
  }
  process.stderr.write(`コマンドの書き方が違います。\n\n${HELP}`);
  process.exit(2);
}
