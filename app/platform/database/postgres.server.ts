// PostgreSQL connection pool for DATABASE_URL, with serialised transactions as in SQLite.

import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  PostgresQueryCompiler,
  type QueryCompiler,
  type TransactionSettings,
} from "kysely";
import type { Pool, PoolConfig } from "pg";
import { log } from "#app/platform/site/log.server.ts";
import { withoutNul } from "./dialect.server.ts";
import { migratePostgres, ONE_WRITER } from "./migrations.server.ts";

/** Strips NUL from parameters: PostgreSQL text cannot contain it, and clients can put it into any URL. */
class TextCompiler extends PostgresQueryCompiler {
  override compileQuery(...query: Parameters<PostgresQueryCompiler["compileQuery"]>): CompiledQuery {
    const compiled = super.compileQuery(...query);
    return compiled.parameters.some((value) => withoutNul(value) !== value)
      ? { ...compiled, parameters: compiled.parameters.map(withoutNul) }
      : compiled;
  }
}

const CONNECT_WITHIN_MS = 5_000;
/** Delay before trying one more connection at the server's limit, and before retrying with none. */
const MORE_AFTER_MS = 10_000;
const NONE_AGAIN_MS = 200;
/** Same as the SQLite busy timeout. */
const LOCK_WITHIN_MS = 5_000;
const STATEMENT_WITHIN_MS = 15_000;
/** A hanging process must not block all other transactions. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Type OIDs of int8 and numeric, which `pg` returns as strings; the site only stores safe integers. */
const NUMBERS = new Set([20, 1700]);

export type Failure = (error: unknown) => void;

export function poolSettings(url: string, connections: number): PoolConfig {
  return {
    connectionString: url,
    max: connections,
    application_name: "borupa",
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    lock_timeout: LOCK_WITHIN_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    // Client-side timeout for a server that vanished; statement_timeout is enforced by the server.
    query_timeout: STATEMENT_WITHIN_MS * 2,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // Compiling a search takes seconds, running it milliseconds.
    options: "-c jit=off",
  };
}

/** Opens a pool that parses numbers. Handles errors of idle connections, which would otherwise end the process. */
export async function openPool(settings: PoolConfig, onFailure: Failure): Promise<Pool> {
  const { default: pg } = await import("pg");
  const types: PoolConfig["types"] = {
    getTypeParser: ((oid: number, format?: "text") =>
      NUMBERS.has(oid) ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({ ...settings, types });
  pool.on("error", onFailure);
  pool.on("connect", (client) => client.on("error", onFailure));
  return pool;
}

/** Creates the dialect. `open` creates the pool on first use and `prepare` migrates; `onFailure` is called for connection errors. */
export function postgresDialect(
  open: () => Promise<Pool>,
  onFailure: Failure,
  prepare: (pool: Pool) => Promise<void> = migratePostgres,
): PostgresDialect {
  const limits = new PoolLimits();
  const config = {
    async pool(): Promise<PostgresPool> {
      const pool = await open();
      limits.watch(pool);
      try {
        await prepare(pool);
      } catch (error) {
        onFailure(error);
        await pool.end();
        throw error;
      }
      return pool;
    },
  };
  return new (class extends PostgresDialect {
    override createQueryCompiler(): QueryCompiler {
      return new TextCompiler();
    }

    override createDriver(): PostgresDriver {
      return new OneWriterDriver(config, limits, onFailure);
    }
  })(config);
}

/** Returns whether our own timeout for the pool or the server expired. */
function isOutOfTime(error: unknown): boolean {
  return error instanceof Error && /when trying to connect|due to connection timeout/.test(error.message);
}

/**
 * Adapts the pool to the server's connection limit (for this role, or in total): keeps using the open connections, and
 * periodically tries one more.
 */
class PoolLimits {
  #pool: Pool | undefined;
  #wanted = 0;
  #isLimited = false;

  watch(pool: Pool): void {
    this.#pool = pool;
    this.#wanted = pool.options.max;
    pool.on("connect", () => {
      if (!this.#isLimited) return;
      this.#isLimited = false;
      log.info({ connections: pool.totalCount }, "PostgreSQL opens more connections again");
    });
  }

  async within<Value>(acquire: () => Promise<Value>): Promise<Value> {
    const giveUpAt = Date.now() + CONNECT_WITHIN_MS;
    for (;;) {
      try {
        return await acquire();
      } catch (error) {
        const pool = this.#pool;
        if (!pool || !isOutOfConnections(error) || Date.now() > giveUpAt) throw error;
        await this.#goOn(pool);
      }
    }
  }

  async #goOn(pool: Pool): Promise<void> {
    const has = pool.totalCount;
    if (!this.#isLimited && has > 0) {
      this.#isLimited = true;
      log.warn({ connections: has, wanted: this.#wanted }, "PostgreSQL opens no more connections: those there are do");
      setTimeout(() => this.#tryMore(pool), MORE_AFTER_MS).unref();
    }
    // Pg's pool reads `max` on every acquire.
    pool.options.max = Math.max(1, has);
    if (has === 0) await wait(NONE_AGAIN_MS);
  }

  #tryMore(pool: Pool): void {
    pool.options.max = this.#wanted;
    if (this.#isLimited) setTimeout(() => this.#tryMore(pool), MORE_AFTER_MS).unref();
  }
}

function isOutOfConnections(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "53300";
}

/** Serialises transactions: every transaction writes, and its reads must still hold when it does. */
class OneWriterDriver extends PostgresDriver {
  readonly #limits: PoolLimits;
  readonly #onFailure: Failure;

  constructor(config: ConstructorParameters<typeof PostgresDriver>[0], limits: PoolLimits, onFailure: Failure) {
    super(config);
    this.#limits = limits;
    this.#onFailure = onFailure;
  }

  override async acquireConnection(
    ...options: Parameters<PostgresDriver["acquireConnection"]>
  ): Promise<DatabaseConnection> {
    try {
      return await this.#limits.within(() => super.acquireConnection(...options));
    } catch (error) {
      // The timeout may be due to a blocked event loop on a busy machine: retry once.
      const again = isOutOfTime(error) ? super.acquireConnection(...options) : Promise.reject(error);
      return again.catch((failed: unknown) => {
        this.#onFailure(failed);
        throw failed;
      });
    }
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    // Read-only transactions set an isolation level.
    if (settings.isolationLevel) return super.beginTransaction(connection, settings);
    try {
      await connection.executeQuery(CompiledQuery.raw(`begin; ${ONE_WRITER}`));
    } catch (error) {
      // The transaction may have begun, and would leak to the next user of the connection.
      await connection.executeQuery(CompiledQuery.raw("rollback")).catch(() => {});
      throw error;
    }
  }
}
