// Findings about the machine: Node, the build, data folder and disk, the database, its backups.

import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { checkBackup, formatOf } from "#app/platform/database/backup.server.ts";
import { knownSchema, schemaOf } from "#app/platform/database/migrations.server.ts";
import { assertOwnTables } from "#app/platform/database/node-sqlite.server.ts";
import { NoProgram } from "#app/platform/database/old-backups.server.ts";
import { foreignObjects } from "#app/platform/database/tables.server.ts";
import { isAddress, startErrorMessages, troubleOf } from "#app/platform/database/trouble.server.ts";
import { finalName } from "#app/platform/database/whole-file.server.ts";
import { nearestFolder } from "#app/platform/site/own-files.server.ts";
import { bad, type Finding, ok, warn } from "./finding.ts";

const GIGABYTE = 1024 ** 3;
const DAY_MS = 86_400_000;

export function nodeAndBuild(version: string, folder: string): Finding[] {
  const isBuilt = existsSync(join(folder, "build/server/index.js"));
  return [
    ok(`Node ${version}`),
    isBuilt ? ok("ビルド済みです") : bad("ビルドがありません", "npm run build を実行してください"),
  ];
}

export function misspeltFindings(misspelt: readonly [name: string, meant: string][]): Finding[] {
  return misspelt.map(([name, meant]) =>
    warn(`${name} という設定はありません`, `${meant} のことなら、名前を直してください（いまは読まれていません）`),
  );
}

export function disk(folder: string, databaseBytes: number): Finding {
  const { bavail, bsize } = statfsSync(nearestFolder(resolve(folder)));
  const free = bavail * bsize;
  const fact = `ディスクの空きは ${(free / GIGABYTE).toFixed(1)} GB`;
  // An upgrade makes a full copy, and so does a backup.
  const needed = Math.max(GIGABYTE, databaseBytes * 3);
  if (free < databaseBytes + 64 * 1024 * 1024)
    return bad(fact, "空きを作ってください。このままでは保存できなくなります");
  if (free < needed)
    return warn(
      fact,
      `${(needed / GIGABYTE).toFixed(1)} GB 以上をおすすめします（更新のときにバックアップを作ります）`,
    );
  return ok(fact);
}

/** Returns the part of the path this user may not access: a forbidden file looks like a missing one. */
function lockedTo(file: string, asking: typeof accessSync): string | undefined {
  const paths = [nearestFolder(dirname(file)), file, `${file}-wal`];
  return paths.find((path, index) => {
    try {
      asking(path, constants.R_OK | constants.W_OK | (index === 0 ? constants.X_OK : 0));
      return false;
    } catch (error) {
      return !(error instanceof Error && "code" in error && error.code === "ENOENT");
    }
  });
}

/** Containers may run as a user id without a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

export function databaseFindings(file: string, asking = accessSync): Finding[] {
  const locked = lockedTo(file, asking);
  if (locked) {
    return [
      bad(
        `${locked} を、このユーザー（${userName()}）では読み書きできません`,
        "サイトを動かすユーザーで、もう一度 doctor を実行してください。それでも同じなら、所有者をそのユーザーに変えてください（例：chown -R borupa:borupa フォルダー）",
      ),
    ];
  }
  if (!existsSync(file)) {
    return [
      warn(
        `${file} はまだありません`,
        "初めて起動するときに作られます。前に使っていたなら DATA_DIR を確かめてください",
      ),
    ];
  }
  try {
    const sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const found = sqlite.prepare("PRAGMA quick_check(1)").get()?.quick_check;
    if (found === "ok") assertOwnTables(sqlite);
    const schema = schemaOf(sqlite);
    const added = found === "ok" && schema > 0 && schema <= knownSchema() ? foreignObjects(sqlite) : [];
    sqlite.close();
    if (found !== "ok")
      return [bad(`${file} が壊れています（${String(found).replaceAll("\n", " ")}）`, startErrorMessages.broken(file))];
    if (added.length > 0)
      return [
        bad(
          `${file} に、このサイトのものでない ${added.join("・")} があります`,
          "誰が足したのか確かめてください。npm run backup のバックアップを戻すと、サイトのものだけになります",
        ),
      ];
    const size = `${(statSync(file).size / 1_000_000).toFixed(0)} MB`;
    return [shapeFinding(schema, file) ?? ok(`データベースのファイルは壊れていません（${size}）`)];
  } catch (error) {
    const trouble = troubleOf(error, file);
    return [bad(`${file} を読めません`, trouble ? startErrorMessages[trouble](file) : String(error))];
  }
}

/** Returns nothing for a database of this build's schema. `place`: database file or address. */
export function shapeFinding(schema: number, place: string): Finding | undefined {
  if (schema > knownSchema()) return bad(`${place} は新しい版のものです`, startErrorMessages.newer(place));
  const setting = isAddress(place) ? "DATABASE_URL" : "DATA_DIR";
  if (schema === 0)
    return warn(
      `${place} はまだ空です`,
      `初めて起動するときに表が作られます。前に使っていたなら ${setting} を確かめてください`,
    );
  if (schema < knownSchema())
    return warn("データベースは前の版の形です", "次の起動のときに、バックアップを作ってから新しい形になります");
  return undefined;
}

/** Verifies the newest backup of a folder; without a folder, checks the age recorded in the database (null: unknown). */
export async function backups(folder: string | undefined, noted: Date | undefined | null, now: Date): Promise<Finding> {
  if (!folder && noted === null)
    return warn(
      "バックアップの日付が分かりません",
      "npm run doctor -- --backups フォルダー で、ファイルの日付を確かめられます",
    );
  if (!folder)
    return noted
      ? byAge(noted, now, "いちばん新しいバックアップは")
      : warn(
          "npm run backup でバックアップを取ったことがありません",
          "npm run backup -- ファイル を毎日実行してください。ほかの方法で取っているなら、npm run doctor -- --backups フォルダー で日付を確かめられます",
        );
  let newest: ReturnType<typeof newestBackup>;
  try {
    newest = newestBackup(folder);
    if (!newest)
      return bad(`${folder} にバックアップがありません`, "npm run backup -- ファイル を毎日実行してください");
    const { sums } = await checkBackup(newest.file);
    return byAge(newest.at, now, `${newest.file} は最後まで読めます（記録 ${sums.entries?.rows ?? 0} 件）。`);
  } catch (error) {
    const cause = error instanceof Error ? error.message : "";
    if (!newest || troubleOf(error, folder) === "readonly")
      return bad(
        `${folder} を読めません（${cause}）`,
        "フォルダーの名前と権限を確かめ、バックアップを書くユーザーで実行してください",
      );
    if (error instanceof NoProgram)
      return warn(
        `${newest.file} は前の版のバックアップで、確かめられません（${cause}）`,
        "npm run backup で取り直してください",
      );
    return bad(
      `いちばん新しいバックアップ ${newest.file} は戻せません（${cause}）`,
      "npm run backup で、すぐに取り直してください",
    );
  }
}

function byAge(at: Date, now: Date, fact: string): Finding {
  const days = Math.floor((now.getTime() - at.getTime()) / DAY_MS);
  const aged = `${fact}${days === 0 ? "1日以内" : `${days}日前`}のものです`;
  return days > 2 ? bad(aged, "毎日のバックアップが止まっていないか確かめてください") : ok(aged);
}

function newestBackup(folder: string): { file: string; at: Date } | undefined {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => file === finalName(file) && statSync(file, { throwIfNoEntry: false })?.isFile() && formatOf(file))
    .map((file) => ({ file, at: statSync(file).mtime }));
  return files.toSorted((a, b) => a.at.getTime() - b.at.getTime()).at(-1);
}
