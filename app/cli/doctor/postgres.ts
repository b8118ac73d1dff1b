// The PostgreSQL of DATABASE_URL: reached, new enough, of this build's shape; and the programs that copy it.

import { spawnSync } from "node:child_process";
import { aheadOf, CLOCK_OFF_MS } from "#app/platform/database/clock.server.ts";
import { isForeignPostgres, knownSchema, postgresSchema } from "#app/platform/database/migrations.server.ts";
import { onClient } from "#app/platform/database/postgres-backup.server.ts";
import { programNamed } from "#app/platform/database/postgres-programs.server.ts";
import { DatabaseForeign, startSentences, troubleOf } from "#app/platform/database/trouble.server.ts";
import { clockWords } from "#app/platform/site/clock.server.ts";
import { bad, type Finding, ok, warn } from "./finding.ts";

const OLDEST = 15;

export async function postgresFindings(address: string, place: string): Promise<Finding[]> {
  try {
    if (await onClient(address, isForeignPostgres)) throw new DatabaseForeign();
    const { version, bytes, schema, ahead } = await onClient(address, async (client) => {
      const ahead = await aheadOf(async () => {
        const { rows } = await client.query("select extract(epoch from clock_timestamp()) * 1000 as time");
        return Number(rows[0].time);
      });
      const { rows } = await client.query(
        "select current_setting('server_version_num')::integer / 10000 as version, pg_database_size(current_database()) as bytes",
      );
      return {
        version: Number(rows[0].version),
        bytes: Number(rows[0].bytes),
        schema: await postgresSchema(client),
        ahead,
      };
    });
    const fact = `PostgreSQL ${version}（${(bytes / 1_000_000).toFixed(0)} MB）`;
    return [
      version < OLDEST
        ? bad(`${fact} は古すぎます`, `PostgreSQL ${OLDEST} 以上を使ってください`)
        : ok(`${fact} につながります`),
      clocks(ahead),
      shape(schema, place),
      programs(version),
    ];
  } catch (error) {
    const trouble = troubleOf(error, place);
    return [bad(`${place} を使えません`, trouble ? startSentences[trouble](place) : String(error))];
  }
}

/** The database's clock and this machine's: what is due goes by the one, sign-ins by the other. */
export function clocks(ahead: number | null): Finding {
  if (ahead === null) return warn("データベースの時計とは比べられませんでした", "もう一度 doctor を動かしてください");
  if (Math.abs(ahead) < CLOCK_OFF_MS) return ok("データベースの時計と合っています");
  return bad(
    `この機械の時計は、データベースの時計より${clockWords(ahead)}います`,
    "両方の機械で、時刻合わせ（NTP、timedatectl set-ntp true）を有効にしてください。公開の時刻はデータベースの時計に従います",
  );
}

function shape(schema: number, place: string): Finding {
  if (schema > knownSchema()) return bad(`${place} は新しい版のものです`, startSentences.newer(place));
  if (schema === 0)
    return warn(
      `${place} はまだ空です`,
      "初めて起動するときに表が作られます。前に使っていたなら DATABASE_URL を確かめてください",
    );
  if (schema < knownSchema()) return warn("データベースは前の版の形です", "次の起動のときに新しい形になります");
  return ok("データベースはこの版の形です");
}

const PROGRAMS = ["pg_dump", "pg_restore", "psql"] as const;
const USE = "npm run backup・restore と、更新前の写しに";

/** What copies are made with. An older pg_dump refuses a newer server. */
export function programs(server: number, versionOf = installed): Finding {
  const missing = PROGRAMS.filter((name) => versionOf(name) === undefined);
  if (missing.length > 0)
    return warn(
      `${missing.join("・")} がありません`,
      `${USE}要ります。サーバーと同じ版か新しいもの（Debian なら postgresql-client）を入れるか、写しはデータベースの側で取ってください`,
    );
  const old = PROGRAMS.filter((name) => (versionOf(name) ?? 0) < server);
  return old.length > 0
    ? warn(
        `${old.join("・")} がサーバー（${server}）より古いので、写しを作れません`,
        `PostgreSQL ${server} か、新しい版のプログラムを入れてください。${USE}要ります`,
      )
    : ok(`pg_dump があります（${USE}使います）`);
}

function installed(name: string): number | undefined {
  try {
    const version = spawnSync(programNamed(name), ["--version"], { encoding: "utf8" }).stdout;
    return Number.parseInt(/\(PostgreSQL\) (\d+)/.exec(version)?.[1] ?? "0", 10);
  } catch {
    return undefined;
  }
}
