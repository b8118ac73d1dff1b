// `npm run licences`: the licence of every dependency, direct or not, from the lockfile.

import { readFileSync } from "node:fs";
import { exitWithUsage, readArguments } from "./arguments.ts";
import { type LicensedPackage, licencesIn } from "./licences/read.ts";

const HELP = `使い方: npm run licences [-- --shipped]

package-lock.json にあるすべてのパッケージの名前・版・ライセンス（SPDX）を並べ、最後にライセンスごとの数を出します。
「開発」は、組み立てと検査だけで使い、動いているサイトには入らないものです。

  --shipped   動いているサイトに入るものだけ
  --help      この説明

終了コード: 0 すべて使ってよいライセンス、1 ライセンスのわからないもの・使ってよいと決めていないものがある、2 コマンドの書き方が違う
`;

const { words, has } = readArguments(HELP, ["shipped"]);
if (words.length > 0) exitWithUsage(HELP);
const all = licencesIn(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"));
const packages = has("shipped") ? all.filter(({ isShipped }) => isShipped) : all;
for (const { name, version, licence, isShipped } of packages)
  process.stdout.write(`${licence || "不明"}\t${name} ${version}${isShipped ? "" : "\t開発"}\n`);
for (const [licence, { length }] of groupsOf(packages))
  process.stdout.write(`${String(length).padStart(6)}  ${licence || "不明"}\n`);
const unfit = packages.filter(({ isAllowed }) => !isAllowed);
for (const { name, version, licence } of unfit)
  process.stderr.write(
    `${name} ${version}: ${licence ? `${licence} は、使ってよいと決めたライセンスではありません` : "ライセンスがわかりません"}。\n`,
  );
if (unfit.length > 0)
  process.stderr.write("パッケージの LICENSE を読み、app/cli/licences/known.ts に書くか、別のものに替えてください。\n");
process.exitCode = unfit.length > 0 ? 1 : 0;

function groupsOf(list: readonly LicensedPackage[]): [string, LicensedPackage[]][] {
  const groups = Map.groupBy(list, ({ licence }) => licence);
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}
