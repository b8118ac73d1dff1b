// Notifications of other processes' writes by PostgreSQL LISTEN. A missed one is noticed by polling, half a second later.

import type { Client } from "pg";
import { environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { CHANGES } from "./dialect.server.ts";
import { poolSettings } from "./postgres.server.ts";

const AGAIN_AFTER_MS = 1_000;

/**
 * Calls `onChange` with the new generation after a write of any process, or without one if writes may have been missed.
 * Returns a function that stops listening. No-op for SQLite.
 */
export function listenForChanges(
  onChange: (generation?: number) => void,
  address = environment().DATABASE_URL,
): () => void {
  if (address === undefined) return () => {};
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isOver = false;
  let isTold = false;

  const begin = async () => {
    const { default: pg } = await import("pg");
    if (isOver) return;
    const { max: _, query_timeout: __, ...settings } = poolSettings(address, 1);
    const fresh = new pg.Client({ ...settings, application_name: "borupa, listening" });
    client = fresh;
    fresh.on("notification", ({ payload }) => onChange(Number(payload) || undefined));
    // `pg` may emit both "error" and "end" for one connection; reconnect only once.
    const lost = () => {
      if (isOver || client !== fresh) return;
      client = undefined;
      fresh.end().catch(() => {});
      clearTimeout(again);
      again = setTimeout(() => void begin(), AGAIN_AFTER_MS);
    };
    fresh.on("error", lost);
    fresh.on("end", lost);
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANGES}`);
      isTold = false;
      // Covers writes before the connection was established.
      onChange();
    } catch (error) {
      if (!isTold) log.warn({ err: error }, "other processes' changes are not heard of at once");
      isTold = true;
      lost();
    }
  };

  void begin();
  return () => {
    isOver = true;
    clearTimeout(again);
    // Not awaited: an unreachable database would delay the shutdown.
    client?.end().catch(() => {});
  };
}
