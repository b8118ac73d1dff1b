import { resolve } from "node:path";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Servers and scripts started by tests share the compile cache.
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");

// A test's project depends only on its folder or file name; the first match wins.
const POSTGRES = ["**/*.postgres.test.{ts,tsx}"];
const LONG = ["tests/{fuzz,cli/starter}/**/*.test.{ts,tsx}", "**/*.long.test.{ts,tsx}"];
const BROWSER = ["tests/browser/**/*.test.{ts,tsx}"];
const EMULATOR = ["**/*.emulator.test.{ts,tsx}"];
const SITE = ["tests/{http,build}/**/*.test.{ts,tsx}", "**/*.http.test.{ts,tsx}"];
/** These replace modules or read settings on import, so each needs its own process. */
const ALONE = ["**/*.alone.test.{ts,tsx}"];
const UNITS = ["{tests,packages}/**/*.test.{ts,tsx}"];

/** Tests of database differences; they run again on PostgreSQL. */
const ON_BOTH_DATABASES = [
  "tests/platform/database/{in-turn,lease,matches}.test.ts",
  "tests/platform/limits/limit.test.ts",
  "tests/cms/content/{lifecycle,list-order,query-plans,reindex,times}.test.ts",
  "tests/cms/content/search/find-work.test.ts",
  "tests/cms/admin/editing/{saving,twice}.test.ts",
  "tests/notebook/sealed/boxes.test.ts",
  "tests/auth/admins.emulator.test.ts",
  "tests/transfer/there-and-back.long.test.ts",
];

/** Longest test files, which run first, because a fresh machine has no timings to sort by. */
const LONGEST = [
  "every-button",
  "jobs",
  "notebook",
  "notebook-keep",
  "recorded-pages",
  "who-sees-what",
  "screens",
  "notebook-walk",
];

const rankOf = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((name) => moduleId.includes(`/${name}.`));
  return place < 0 ? LONGEST.length : place;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

type Options = NonNullable<TestProjectInlineConfiguration["test"]>;

function project(name: string, include: string[], except: string[][], options: Options = {}) {
  // Loading the app takes longer than most test files, so files of a worker share one process unless isolated.
  const test = { name, include, exclude: [...configDefaults.exclude, ...except.flat()], isolate: false, ...options };
  return { extends: true as const, test };
}

export default defineConfig({
  css: { modules: { generateScopedName: "[local]-[hash:base64:5]" } },
  ssr: { external: ["jsdom", "dompurify", "sharp", "firebase-admin", "pino"] },
  test: {
    setupFiles: ["app/collection/registry/kinds.server.ts"],
    // Generous timeouts for slow machines: they only catch hanging tests, so no test needs its own.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 120_000 } },
    restoreMocks: true,
    pool: "forks",
    // Many tests mostly wait for a server, so use all cores instead of one less.
    maxWorkers: "100%",
    css: false,
    sequence: { sequencer: LongestFirst },
    // Covers only code in the tests' own processes, not the built server.
    coverage: {
      provider: "v8",
      include: ["app/**/*.{ts,tsx}"],
      reporter: ["text-summary"],
      reportsDirectory: "node_modules/.cache/coverage",
    },
    projects: [
      project("units", UNITS, [POSTGRES, LONG, BROWSER, EMULATOR, SITE, ALONE]),
      project("alone", ALONE, [POSTGRES, LONG], { isolate: true }),
      project("site", SITE, [POSTGRES, LONG]),
      project("emulator", EMULATOR, [POSTGRES, LONG], { isolate: true }),
      project("browser", BROWSER, [POSTGRES, LONG]),
      project("long", LONG, [POSTGRES]),
      project("postgres", [...POSTGRES, ...ON_BOTH_DATABASES], [], {
        isolate: true,
        env: { TEST_DATABASE: "postgres" },
        globalSetup: ["tests/support/postgres-cluster.ts"],
      }),
    ],
  },
});
