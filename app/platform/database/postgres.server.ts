// PostgreSQL where DATABASE_URL names one: a pool of connections, and transactions that write one at a time, as SQLite's do.

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

// Texts as PostgreSQL takes them.

/** A text of PostgreSQL's holds no NUL and none is equal to one that does; SQLite's may. Anybody can put one into an address. */
class TextCompiler extends PostgresQueryCompiler {
  override compileQuery(...query: Parameters<PostgresQueryCompiler["compileQuery"]>): CompiledQuery {
    const compiled = super.compileQuery(...query);
    return compiled.parameters.some((value) => withoutNul(value) !== value)
      ? { ...compiled, parameters: compiled.parameters.map(withoutNul) }
      : compiled;
  }
}

const CONNECT_WITHIN_MS = 5_000;
/** Until one more connection is tried where there were no more, and until another where there is none at all. */
const MORE_AFTER_MS = 10_000;
const NONE_AGAIN_MS = 200;
/** As long as SQLite waits for another writer. */
const LOCK_WITHIN_MS = 5_000;
const STATEMENT_WITHIN_MS = 15_000;
/** A transaction whose process hangs must not hold up all others. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** PostgreSQL's 64-bit whole numbers and sums, which `pg` gives as text: ours are counts. */
const NUMBERS = new Set([20, 1700]);

export type Failure = (error: unknown) => void;

/** How a connection is opened: what takes too long is given up, on both sides. */
export function poolSettings(url: string, connections: number): PoolConfig {
  return {
    connectionString: url,
    max: connections,
    application_name: "borupa",
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    lock_timeout: LOCK_WITHIN_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    // The server ends a statement; this ends the wait for a server that has gone without a word.
    query_timeout: STATEMENT_WITHIN_MS * 2,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
}

/**
 * Opens a pool, its numbers as numbers. A connection that breaks is replaced by the next one taken, whether it lay idle or was
 * somebody's between two queries: unheard, that would end the process.
 */
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

/** `open` gives the pool on first use; `prepare` brings the database to the newest schema then. `onFailure` is called for what cannot be reached. */
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

/** A wait of ours that was over: for a place in the pool, or for the server. One that is not there refuses at once. */
function isOutOfTime(error: unknown): boolean {
  return error instanceof Error && /when trying to connect|due to connection timeout/.test(error.message);
}

/**
 * Where PostgreSQL opens no more connections (for this role, or for all), the process goes on with those it has: further
 * one waits for the next that is free. Every now and then one more is tried.
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
    // Pg's own pool looks at it each time somebody asks for a connection.
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

/** Every transaction here writes, and what it has read must still hold when it does: they take turns, as under SQLite's one lock. */
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
      // A process that had no turn for so long, as on a busy machine, has not heard what had come: it asks once more.
      const again = isOutOfTime(error) ? super.acquireConnection(...options) : Promise.reject(error);
      return again.catch((failed: unknown) => {
        this.#onFailure(failed);
        throw failed;
      });
    }
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    // One that only reads names how.
    if (settings.isolationLevel) return super.beginTransaction(connection, settings);
    try {
      await connection.executeQuery(CompiledQuery.raw(`begin; ${ONE_WRITER}`));
    } catch (error) {
      // Begun all the same: the next to use the connection would find it so.
      await connection.executeQuery(CompiledQuery.raw("rollback")).catch(() => {});
      throw error;
    }
  }
}
