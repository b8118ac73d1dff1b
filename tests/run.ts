// `npm test`: everything, against the production build and the real Auth emulator; one sum at the end.
// `npm test tests/snake` (paths, or Vitest's own options): only those tests, with the same build and emulator behind them.
// `npm run test:postgres`: what asks the built server, once more on PostgreSQL. Beside `npm test`, which it would make too long.

import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { endOnSignal } from "#app/cli/arguments.ts";
import { DEMO_PROJECT, startAuthEmulator } from "#app/cli/auth-emulator.ts";
import { buildIfNeeded } from "#app/cli/build-if-needed.ts";
import { onExit } from "#app/platform/site/on-exit.server.ts";
import { getChromium } from "./get-chromium.ts";
import { getPostgres } from "./get-postgres.ts";
import { wantsPostgres } from "./layers.ts";

let passed = 0;
let failed = 0;

/** A check that is one test: it holds or it does not. What it says is told when it has ended. */
async function check(name: string, command: string, args: string[]): Promise<void> {
  const { status, output } = await outputOf(command, args);
  console.log(`\n== ${name}\n${output.trim()}`);
  if (status === 0) passed += 1;
  else failed += 1;
}

async function checkSources(): Promise<void> {
  await check("format and lint", "biome", ["check", "."]);
  await check("types", "npm", ["run", "--silent", "types"]);
  await check("nothing unused", "knip", ["--no-progress"]);
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

/** So many files that fail are looked at once more; where more do, something is broken. */
const AGAIN_MAX = 3;

interface Part {
  name: string;
  args: string[];
}

/** Parts one after another, each printing at once or, where it runs beside others, when it has ended. */
async function runParts(parts: readonly Part[], prints: "at once" | "at its end"): Promise<(Part & Report)[]> {
  const ran: (Part & Report)[] = [];
  for (const part of parts) ran.push({ ...part, ...(await runVitest(part, prints)) });
  return ran;
}

/** Files that fail run once more, by themselves, and in the whole Chromium: what passes then is reported as flaky, and what still fails has failed. */
async function settle({ name, args, ...first }: Part & Report): Promise<void> {
  const files = first.testResults.filter(({ status }) => status !== "passed").map((file) => file.name);
  if (files.length === 0 || files.length > AGAIN_MAX || chosen.length > 0) {
    count(first);
    return;
  }
  const isCounting = (word: string) => word.startsWith("--coverage");
  const argsAgain = [...args.filter((word) => !isCounting(word)), ...files];
  const partAgain = { name: `${name}: what failed, once more`, args: argsAgain };
  const again = await runVitest(partAgain, "at once", { WHOLE_CHROMIUM: "1" });
  const isAgain = new Set(files);
  const settled = first.testResults.filter((file) => !isAgain.has(file.name));
  count({ isClean: again.isClean, testResults: [...settled, ...again.testResults] });
  if (again.isClean) console.log(`\nFLAKY, failed once and passed the second time:\n${files.join("\n")}`);
}

async function runVitest({ name, args }: Part, prints: "at once" | "at its end", settings = {}): Promise<Report> {
  const report = join(scratch, `${name.replaceAll(/\W+/g, "-")}.json`);
  const all = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`, ...args];
  const env = { ...process.env, NO_COLOR: "1", ...settings };
  const heading = `\n== ${name}`;
  if (prints === "at once") console.log(heading);
  const { status, output } = await outputOf("vitest", all, env, prints === "at once" ? "inherit" : "pipe");
  if (prints === "at its end") console.log(`${heading}\n${output}`);
  const { testResults } = readReport(report);
  return { isClean: status === 0, testResults };
}

function count({ isClean, testResults }: Report): void {
  const states = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const wrong = states.filter((status) => status === "failed").length;
  const skipped = states.filter((status) => status !== "failed" && status !== "passed").length;
  passed += states.length - wrong - skipped;
  // A file that could not even start has no tests to count; nothing may be skipped.
  failed += (isClean || wrong > 0 ? wrong : 1) + skipped;
  if (skipped > 0) console.error(`${skipped} tests were skipped`);
}

interface Report {
  /** Whether it ended well, beside what each test did. */
  isClean: boolean;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

function readReport(file: string): Pick<Report, "testResults"> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { testResults: [] };
  }
}

/** What most servers of the tests start on a copy of, made once for all of them. */
async function fillOnce(): Promise<void> {
  const file = join(scratch, "filled.sqlite");
  const { status, output } = await outputOf("node", ["tests/support/fill-file.ts", file], {
    ...process.env,
    // As Vitest says it; a production site takes no emulator.
    NODE_ENV: "test",
  });
  if (status !== 0) throw new Error(output);
  process.env.FILLED_DATABASE = file;
}

const isOnPostgres = process.argv[2] === "--on-postgres";
const chosen = process.argv.slice(isOnPostgres ? 3 : 2);
const isWhole = chosen.length === 0 && !isOnPostgres;
const projects = (...names: string[]) => names.flatMap((name) => ["--project", name, "--project", `${name}-alone`]);
// Where chosen tests need none, none is got.
if (isWhole || chosen.some((path) => path.includes("browser"))) getChromium();
const paths = chosen.filter((word) => !word.startsWith("-"));
if (paths.length === 0 || isOnPostgres || wantsPostgres(paths)) getPostgres();
endOnSignal();
const scratch = mkdtempSync(join(tmpdir(), "borupa-test-"));
process.once("exit", () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
// What tests and their browsers leave behind goes with it. PostgreSQL, which runs as somebody else, has its folder there too.
chmodSync(scratch, 0o755);
process.env.TMPDIR = scratch;
const emulator = await startAuthEmulator();
process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host;
process.env.GCLOUD_PROJECT = DEMO_PROJECT;
try {
  await Promise.all([buildIfNeeded(), emulator.ready, ...(isWhole ? [checkSources(), fillOnce()] : [])]);
  const besideBrowser = projects("sources", "site", "postgres");
  const workers = (count: number) => `--maxWorkers=${count}`;
  const cores = availableParallelism();
  let ran: (Part & Report)[];
  if (isOnPostgres) {
    // Most wait for a server or a database more than they work: one more than there are cores keeps these busy.
    const args = [...chosen, ...projects("site-postgres"), workers(cores + 1)];
    ran = await runParts([{ name: "HTTP tests on PostgreSQL", args }], "at once");
  } else if (chosen.length > 0) {
    const from = chosen.includes("--project") ? [] : [...besideBrowser, "--project", "browser"];
    const args = [...chosen, ...from, "--no-file-parallelism"];
    ran = await runParts([{ name: "chosen tests", args }], "at once");
  } else {
    // Of the sources' own tests alone: what runs them on PostgreSQL runs the same once more, and each project is counted anew.
    const coverage = ["--coverage.enabled", `--coverage.reportsDirectory=${join(scratch, "coverage")}`];
    const each = workers(cores);
    // A browser is waited for more than it works, and the last of a part leaves cores idle: others work meanwhile.
    const lanes = await Promise.all([
      runParts(
        [
          { name: "tests of the sources", args: [...projects("sources"), each, ...coverage] },
          { name: "HTTP, emulator and PostgreSQL tests", args: [...projects("site", "postgres"), each] },
        ],
        "at once",
      ),
      runParts([{ name: "browser tests", args: ["--project", "browser", each] }], "at its end"),
    ]);
    ran = lanes.flat();
  }
  for (const part of ran) await settle(part);
} finally {
  await emulator.stop();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
