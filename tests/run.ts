// `npm test`: the tests a change needs, against the production build and the real Auth emulator; the last line is the
// sum. `npm test tests/tools` (paths, or Vitest options): only those tests. `npm run test:all`: also the long ones and
// PostgreSQL. `test:long`, `test:postgres`: only those. vitest.config.ts assigns the tests.

import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { endOnSignal } from "#app/cli/arguments.ts";
import { DEMO_PROJECT, startAuthEmulator } from "#app/cli/auth-emulator.ts";
import { buildIfNeeded } from "#app/cli/build-if-needed.ts";
import { onExit } from "#app/platform/site/on-exit.server.ts";
import { getChromium } from "./get-chromium.ts";
import { getPostgres } from "./get-postgres.ts";

interface Part {
  name: string;
  args: string[];
  prints: "at once" | "at its end";
}

interface Report {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

interface Outcome extends Report {
  isClean: boolean;
}

/** Maximum number of failing files to retry; more failures mean that something is broken. */
const RETRIED_FILES_MAX = 3;

/** In bytes. */
const MEMORY_ENOUGH = 4 * 2 ** 30;

let passed = 0;
let failed = 0;

const [first = "", ...rest] = process.argv.slice(2);
const isMode = ["--all", "--long", "--postgres"].includes(first);
const mode = isMode ? first : "";
const chosen = isMode || first === "" ? rest : [first, ...rest];
const isChecked = chosen.length === 0 && (mode === "" || mode === "--all");

endOnSignal();
const scratch = mkdtempSync(join(placeForFiles(), "borupa-test-"));
process.once("exit", () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
// Temporary folder of tests and browsers. PostgreSQL, which runs as another user, needs access too.
chmodSync(scratch, 0o755);
process.env.TMPDIR = scratch;

if (/--(?:postgres|long|all)/.test(mode) || chosen.includes("postgres")) getPostgres();
if (mode !== "--postgres" && (chosen.length === 0 || chosen.some((word) => word.includes("browser")))) getChromium();
const emulator = await startAuthEmulator();
process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host;
process.env.GCLOUD_PROJECT = DEMO_PROJECT;
try {
  // The tests use a core as soon as the checks leave it free.
  const checks = isChecked ? checkSources() : undefined;
  await Promise.all([buildIfNeeded(), emulator.ready, chosen.length === 0 && fillOnce()]);
  for (const lanes of parts()) {
    const outcomes = await Promise.all(lanes.map(async (part) => ({ part, outcome: await runVitest(part) })));
    for (const { part, outcome } of outcomes) count(await retried(part, outcome));
  }
  await checks;
} finally {
  await emulator.stop();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** In memory if there is room, because every write of every server waits for its disk. */
function placeForFiles(): string {
  const memory = "/dev/shm";
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 };
  return bavail * bsize > MEMORY_ENOUGH ? memory : tmpdir();
}

/** Returns the parts in sequence; parts in one row run in parallel. */
function parts(): Part[][] {
  const cores = availableParallelism();
  const part = (name: string, projects: string[], workers = cores, prints: Part["prints"] = "at once"): Part => ({
    name,
    args: [...projects.flatMap((project) => ["--project", project]), ...chosen, `--maxWorkers=${workers}`],
    prints,
  });
  if (chosen.length > 0) {
    const projects = ["units", "alone", "site", "emulator", "browser", "long"];
    return [[part("chosen tests", chosen.includes("--project") ? [] : projects, 1)]];
  }
  if (mode === "--postgres") return [[part("tests on PostgreSQL", ["postgres"])]];
  // Each of these waits while the other works; those on PostgreSQL are a third as long.
  const long = [
    part("long tests", ["long"]),
    part("tests on PostgreSQL", ["postgres"], Math.ceil(cores / 2), "at its end"),
  ];
  if (mode === "--long") return [long];
  // Browser tests mostly wait, so others run meanwhile.
  const quick = [
    part("unit, HTTP and emulator tests", ["units", "alone", "site", "emulator"]),
    part("browser tests", ["browser"], cores, "at its end"),
  ];
  return mode === "--all" ? [quick, long] : [quick];
}

async function checkSources(): Promise<void> {
  await check("format and lint", "biome", ["check", "."]);
  await check("types", "npm", ["run", "--silent", "types"]);
  await check("nothing unused", "knip", ["--no-progress"]);
}

/** Runs a check, which counts as one test. */
async function check(name: string, command: string, args: string[]): Promise<void> {
  const { status, output } = await outputOf(command, args);
  console.log(`\n== ${name}\n${output.trim()}`);
  if (status === 0) passed += 1;
  else failed += 1;
}

/** Creates the database that most test servers start with a copy of. */
async function fillOnce(): Promise<void> {
  const file = join(scratch, "filled.sqlite");
  // NODE_ENV as Vitest sets it: a production site refuses the emulator.
  const env = { ...process.env, NODE_ENV: "test" };
  const { status, output } = await outputOf("node", ["tests/support/fill-file.ts", file], env);
  if (status !== 0) throw new Error(output);
  process.env.FILLED_DATABASE = file;
}

async function runVitest({ name, args, prints }: Part, settings = {}): Promise<Outcome> {
  const report = join(scratch, `${name.replaceAll(/\W+/g, "-")}.json`);
  const all = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`, ...args];
  const env = { ...process.env, NO_COLOR: "1", ...settings };
  const heading = `\n== ${name}`;
  if (prints === "at once") console.log(heading);
  const { status, output } = await outputOf("vitest", all, env, prints === "at once" ? "inherit" : "pipe");
  if (prints === "at its end") console.log(`${heading}\n${output}`);
  return { isClean: status === 0, ...readReport(report) };
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { testResults: [] };
  }
}

/** Reruns the few failed files one at a time in the full Chromium, prints them and returns the outcome. */
async function retried(part: Part, outcome: Outcome): Promise<Outcome> {
  const files = outcome.testResults.filter(({ status }) => status !== "passed").map((file) => file.name);
  if (files.length === 0 || files.length > RETRIED_FILES_MAX || chosen.length > 0) return outcome;
  const again = await runVitest(
    { name: `${part.name}: failed files once more`, args: [...part.args, ...files], prints: "at once" },
    { WHOLE_CHROMIUM: "1" },
  );
  if (again.isClean) console.log(`\nFLAKY, failed once and passed the second time:\n${files.join("\n")}`);
  const others = outcome.testResults.filter(({ name }) => !files.includes(name));
  return { isClean: again.isClean, testResults: [...others, ...again.testResults] };
}

function count({ isClean, testResults }: Outcome): void {
  const states = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const right = states.filter((status) => status === "passed").length;
  const wrong = states.length - right;
  passed += right;
  // Skipped tests count as failed, and so do files that could not start, which report no tests.
  failed += wrong === 0 && !isClean ? 1 : wrong;
}

function outputOf(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  stdio: "pipe" | "inherit" = "pipe",
): Promise<{ status: number | null; output: string }> {
  const child = spawn(command, args, { stdio: ["ignore", stdio, stdio], env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk));
  const end = onExit(() => child.kill("SIGTERM"));
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ status: null, output: String(error) }));
    child.once("close", (status) => {
      end();
      resolve({ status, output });
    });
  });
}
