import { resolve } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { siteTestsOfDatabases, testsOf, testsOfDatabases } from "./tests/layers.ts";

// Servers and scripts that tests start run the same code: what the first of them compiled serves all.
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");

/** A process for each file, or, as loading the app costs more than most files' tests, one a worker for all of them. */
function project(name: string, include: string[], isolate: boolean): TestProjectInlineConfiguration {
  return { extends: true, test: { name, include, isolate } };
}

/** The same tests once more, on another database. */
function onPostgres({ test, ...same }: TestProjectInlineConfiguration): TestProjectInlineConfiguration {
  const env = { TEST_DATABASE: "postgres" };
  return { ...same, test: { ...test, env, globalSetup: ["tests/support/postgres-cluster.ts"] } };
}

/** They need a PostgreSQL, which not every machine has: only who names one of them, or their tests, runs them. */
export const onPostgresToo = [
  onPostgres(project("postgres", testsOfDatabases("together"), false)),
  onPostgres(project("postgres-alone", testsOfDatabases("alone"), true)),
  onPostgres(project("site-postgres", siteTestsOfDatabases("together"), false)),
  onPostgres(project("site-postgres-alone", siteTestsOfDatabases("alone"), true)),
];
const isPostgresChosen = process.argv.slice(2).some((word) => word.includes("postgres"));

export default defineConfig({
  css: { modules: { generateScopedName: "[local]-[hash:base64:5]" } },
  ssr: { external: ["jsdom", "dompurify", "sharp", "firebase-admin", "pino"] },
  test: {
    setupFiles: ["app/kinds/kinds.server.ts"],
    // No limit is a stopwatch, and no test needs one of its own: a busy machine may take its time; what never comes still fails.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 120_000 } },
    restoreMocks: true,
    pool: "forks",
    // Many wait for a server more than they work: as many at once as there are cores, not one less.
    maxWorkers: "100%",
    css: false,
    // Of the code that runs in the tests' own processes: the built server's is not among it.
    coverage: { provider: "v8", include: ["app/**/*.{ts,tsx}"], reporter: ["text-summary"], reportOnFailure: true },
    projects: [
      project("sources", testsOf("sources", "together"), false),
      project("sources-alone", testsOf("sources", "alone"), true),
      project("site", testsOf("site", "together"), false),
      project("site-alone", testsOf("site", "alone"), true),
      project("browser", testsOf("browser", "together"), false),
      ...(isPostgresChosen ? onPostgresToo : []),
    ],
  },
});
