import { CLOCK_OFF_MS, clockOffset } from "#app/platform/database/clock.server.ts";
import { runSql, schemaIn, timeOf } from "#app/platform/database/dialect.server.ts";
import { assertOwnPostgres, assertUnicode } from "#app/platform/database/migrations.server.ts";
import { withoutMigrating } from "#app/platform/database/open.server.ts";
import { startErrorMessages, troubleOf } from "#app/platform/database/trouble.server.ts";
import { clockWords } from "#app/platform/site/clock.server.ts";
import { bad, type Finding, ok, warn } from "./finding.ts";
import { shapeFinding } from "./machine.ts";

const OLDEST = 15;

export async function postgresFindings(address: string, place: string): Promise<Finding[]> {
  try {
    const { version, bytes, isSuperuser, makesTables, schema, ahead } = await withoutMigrating(address, async (db) => {
      await assertOwnPostgres(runSql(db));
      await assertUnicode(runSql(db));
      const { rows } = await runSql(db)(
        `SELECT current_setting('server_version_num')::integer / 10000 AS version, current_setting('is_superuser') = 'on' AS super,
           pg_database_size(current_database()) AS bytes, has_schema_privilege(current_schema(), 'CREATE') AS makes`,
      );
      return {
        version: Number(rows[0]?.version),
        bytes: Number(rows[0]?.bytes),
        isSuperuser: rows[0]?.super === true,
        makesTables: rows[0]?.makes === true,
        schema: await schemaIn(db),
        ahead: await clockOffset(() => timeOf(db)),
      };
    });
    const fact = `PostgreSQL ${version}（${(bytes / 1_000_000).toFixed(0)} MB）`;
    return [
      version < OLDEST
        ? bad(`${fact} は古すぎます`, `PostgreSQL ${OLDEST} 以上を使ってください`)
        : ok(`${fact} につながります`),
      clocks(ahead),
      shapeFinding(schema, place) ?? ok("データベースはこの版の形です"),
      ...(makesTables ? [] : [bad(`${place} に表を作れません`, startErrorMessages.refused(place))]),
      ...role(isSuperuser),
    ];
  } catch (error) {
    const trouble = troubleOf(error, place);
    return [bad(`${place} を使えません`, trouble ? startErrorMessages[trouble](place) : String(error))];
  }
}

/** Compares clocks: scheduling uses the database's, sign-ins this machine's. */
export function clocks(ahead: number | null): Finding {
  if (ahead === null) return warn("データベースの時計とは比べられませんでした", "もう一度 doctor を実行してください");
  if (Math.abs(ahead) < CLOCK_OFF_MS) return ok("データベースの時計と合っています");
  return bad(
    `このサーバーの時計は、データベースの時計より${clockWords(ahead)}います`,
    "両方のサーバーで、時刻合わせ（NTP、timedatectl set-ntp true）を有効にしてください。公開の時刻はデータベースの時計に従います",
  );
}

/** Warns about a superuser: the site only needs to own its database. */
function role(isSuperuser: boolean): Finding[] {
  if (!isSuperuser) return [];
  return [
    warn(
      "サイトが、データベース全体の管理者（スーパーユーザー）としてつながっています",
      "サイトのデータベースだけの所有者であるロールを作り、DATABASE_URL に書いてください",
    ),
  ];
}
