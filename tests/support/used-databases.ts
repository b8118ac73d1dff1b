// PostgreSQL's databases that tests are done with: emptied they are as good as new ones, of which each is hundreds of files.

import type pg from "pg";
import { withClient } from "./postgres-cluster.ts";

interface State {
  /** Differs once a test has made, changed or dropped a table, a column, a function or a trigger. */
  shape: string;
  /** How many are connected. */
  people: number;
  /** Tables that hold rows, or have held some: what was never written to has no page. */
  written: string[];
}

const used: string[] = [];
/** What every new one begins with, by the migrations. */
let fresh: { shape: string; rows: [table: string, json: string][] } | undefined;

/** Told of each one that is new. */
export async function rememberFresh(address: string): Promise<void> {
  fresh ??= await withClient(address, async (client) => {
    const { shape, written } = await stateOf(client);
    const rows: [string, string][] = [];
    for (const table of written) rows.push([table, await rowsOf(client, table)]);
    return { shape, rows };
  });
}

/** Told of each one whose connections have ended. */
export function giveBack(address: string): void {
  used.push(address);
}

/** The address of one that is as new again; undefined where there is none. */
export async function takeUsed(): Promise<string | undefined> {
  for (let address = used.pop(); address; address = used.pop()) if (await withClient(address, empty)) return address;
  return undefined;
}

/** False where somebody is still in it, or where its tables are no longer what they were. */
async function empty(client: pg.Client): Promise<boolean> {
  const { shape, people, written } = await stateOf(client);
  if (shape !== fresh?.shape || people > 1) return false;
  const each = written.map((table) => `DELETE FROM ${table}`);
  await client.query(["SET session_replication_role = replica", ...each, COUNT_ANEW].join(";"));
  // Nothing of them stays in the files, where it would change in which order later rows lie.
  if (written.length > 0) await client.query(`VACUUM ${written.join()}`);
  const rows = fresh.rows.map(([table, json]) => {
    return `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, ${client.escapeLiteral(json)})`;
  });
  await client.query(rows.join(";"));
  return true;
}

const COUNT_ANEW = `SELECT setval(quote_ident(sequencename)::regclass, start_value, false) FROM pg_sequences
  WHERE last_value IS NOT NULL`;

async function stateOf(client: pg.Client): Promise<State> {
  const { rows } = await client.query(`SELECT
    (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS people,
    concat_ws(', ',
      (SELECT max(oid) FROM pg_class), (SELECT count(*) FROM pg_class),
      (SELECT max(oid) FROM pg_proc), (SELECT max(oid) FROM pg_trigger), (SELECT max(oid) FROM pg_constraint),
      (SELECT max(attnum) || ' ' || count(*) FROM pg_attribute WHERE NOT attisdropped)) AS shape,
    (SELECT coalesce(array_agg(relname::text), '{}') FROM pg_class WHERE relkind = 'r'
      AND relnamespace = 'public'::regnamespace AND pg_relation_size(oid) > 0) AS written`);
  return rows[0];
}

async function rowsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query(`SELECT json_agg(one)::text AS json FROM ${table} one`);
  return rows[0].json;
}
