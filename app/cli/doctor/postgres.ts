// The PostgreSQL of DATABASE_URL: reached, new enough, of this build's shape; and the programs that copy it.

import { KNOWN_SCHEMA, postgresSchema } from "#app/platform/database/migrations.server.ts";
import { onClient } from "#app/platform/database/postgres-backup.server.ts";
import { programNamed } from "#app/platform/database/postgres-programs.server.ts";
import { startSentences, troubleOf } from "#app/platform/database/trouble.server.ts";
import { bad, type Finding, ok, warn } from "./finding.ts";

const OLDEST = 15;

export async function postgresFindings(address: string, place: string): Promise<Finding[]> {
  try {
    const { version, bytes, schema } = await onClient(address, async (client) => {
      const { rows } = await client.query(
        "select current_setting('server_version_num')::integer / 10000 as version, pg_database_size(current_database()) as bytes",
      );
      return { version: Number(rows[0].version), bytes: Number(rows[0].bytes), schema: await postgresSchema(client) };
    });
    const fact = `PostgreSQL ${version}（${(bytes / 1_000_000).toFixed(0)} MB）`;
    return [
      version < OLDEST
        ? bad(`${fact} は古すぎます`, `PostgreSQL ${OLDEST} 以上を使ってください`)
        : ok(`${fact} につながります`),
      shape(schema, place),
      dump(),
    ];
  } catch (error) {
    const trouble = troubleOf(error, place);
    return [bad(`${place} を使えません`, trouble ? startSentences[trouble](place) : String(error))];
  }
}

function shape(schema: number, place: string): Finding {
  if (schema > KNOWN_SCHEMA) return bad(`${place} は新しい版のものです`, startSentences.newer(place));
  if (schema === 0)
    return warn(
      `${place} はまだ空です`,
      "初めて起動するときに表が作られます。前に使っていたなら DATABASE_URL を確かめてください",
    );
  if (schema < KNOWN_SCHEMA) return warn("データベースは前の版の形です", "次の起動のときに新しい形になります");
  return ok("データベースはこの版の形です");
}

function dump(): Finding {
  try {
    programNamed("pg_dump");
    return ok("pg_dump があります（npm run backup と、更新前の写しに使います）");
  } catch {
    return warn(
      "pg_dump がありません",
      "npm run backup と、更新前の写しに要ります。サーバーと同じ版か新しいものを入れるか、写しはデータベースの側で取ってください",
    );
  }
}
