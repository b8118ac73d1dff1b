// `npm test`: everything, against the production build and the real Auth emulator; one sum at the end.
// `npm test tests/genetics` (paths, or Vitest's own options): only those tests, with the same build and emulator behind them.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_PROJECT, startAuthEmulator } from "#app/cli/auth-emulator.ts";
import { buildIfNeeded } from "#app/cli/build-if-needed.ts";
import { endOnSignal } from "#app/cli/words.ts";
import { getChromium } from "./get-chromium.ts";
import { getPostgres } from "./get-postgres.ts";

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

function outputOf(command: string, args: string[]): Promise<{ status: number | null; output: string }> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ status: null, output: String(error) }));
    child.once("close", (status) => resolve({ status, output }));
  });
}

function vitest(name: string, args: string[]): void {
  console.log(`\n== ${name}`);
  const folder = mkdtempSync(join(tmpdir(), "borupa-test-"));
  const report = join(folder, "report.json");
  const env = { ...process.env, NO_COLOR: "1" };
  const { status } = spawnSync(
    "vitest",
    ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`, ...args],
    { stdio: "inherit", env },
  );
  const result = readReport(report);
  rmSync(folder, { recursive: true });
  passed += result.numPassedTests;
  failed += result.numFailedTests;
  // A file that could not even start has no tests to count; nothing may be skipped.
  if (status !== 0 && result.numFailedTests === 0) failed += 1;
  if (result.numPendingTests + result.numTodoTests > 0) {
    console.error(`${result.numPendingTests + result.numTodoTests} tests were skipped`);
    failed += result.numPendingTests + result.numTodoTests;
  }
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  }
}

const chosen = process.argv.slice(2);
// Where chosen tests need none, none is got.
if (chosen.length === 0 || chosen.some((path) => path.includes("browser"))) getChromium();
getPostgres();
endOnSignal();
const emulator = await startAuthEmulator();
process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host;
process.env.GCLOUD_PROJECT = DEMO_PROJECT;
try {
  await Promise.all([buildIfNeeded(), emulator.ready, ...(chosen.length === 0 ? [checkSources()] : [])]);
  if (chosen.length > 0) {
    vitest("chosen tests", [...chosen, "--no-file-parallelism"]);
  } else {
    // Most wait for a server, a database or a browser more than they work: one more than there are cores keeps these busy.
    const workers = `--maxWorkers=${availableParallelism() + 1}`;
    vitest("unit, HTTP and emulator tests", ["--project", "!browser", workers]);
    vitest("browser tests", ["--project", "browser", workers]);
  }
} finally {
  await emulator.stop();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
