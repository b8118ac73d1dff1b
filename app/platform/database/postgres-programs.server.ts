// PostgreSQL's own programs, run on a database of the site.

import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { linesIn } from "#app/platform/site/lines.server.ts";
import { onExit } from "#app/platform/site/on-exit.server.ts";

const LINES_KEPT = 20;
const DEBIANS = "/usr/lib/postgresql";

type Program = "pg_dump" | "pg_restore" | "psql";

/** One of the programs is not on this machine, or older than the server. */
export class NoProgram extends Error {}

/** What a program said when it gave up. */
export class ProgramFailed extends Error {}

interface Running {
  address?: string;
  /** Told of what it writes, and of what it says, line by line. */
  onLine?: (line: string) => void;
  onWord?: (line: string) => void;
  /** What it is given to read. Where that breaks off, it sees the end. */
  input?: AsyncIterable<string | Buffer>;
}

/** Runs one of PostgreSQL's programs on a database. What it ends on is the error. */
export async function run(
  name: Program,
  args: string[],
  { address, onLine, onWord, input }: Running = {},
): Promise<void> {
  const { url, forget } = address === undefined ? { url: undefined, forget() {} } : withoutPassword(address);
  const where = url === undefined ? [] : [`--dbname=${url}`];
  const child = spawn(programNamed(name), [...where, ...args], {
    stdio: ["pipe", "pipe", "pipe"],
    env: settingsFor(address),
  });
  const kill = onExit(() => child.kill());
  // Where it ends before its input does, why is in what it said.
  const feeding = pipeline(input ?? [], child.stdin).then(
    () => undefined,
    (error: unknown) => error,
  );
  const lines: string[] = [];
  const reading = [
    (async () => {
      for await (const line of linesIn(child.stdout)) onLine?.(line);
    })(),
    (async () => {
      for await (const line of linesIn(child.stderr)) {
        onWord?.(line);
        lines.push(line);
        if (lines.length > LINES_KEPT) lines.shift();
      }
    })(),
  ];
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [code] = await Promise.all([ended, ...reading]).finally(() => {
    kill();
    forget();
  });
  const broken = await feeding;
  if (code === 0 && broken !== undefined) throw broken;
  if (code === 0) return;
  const reason = lines.filter((line) => line.includes("error")).join(" ") || lines.join(" ");
  throw reason.includes("server version mismatch") ? new NoProgram(reason) : new ProgramFailed(reason);
}

function passwordOf(url: URL): string {
  return url.searchParams.get("password") ?? decodeURIComponent(url.password);
}

/** The environment may say where and as whom else: what the address says goes first, as it does for the site itself. */
function settingsFor(address: string | undefined): NodeJS.ProcessEnv {
  // biome-ignore lint/style/noProcessEnv: handed on
  const { PGHOSTADDR: _, PGSERVICE: __, ...settings } = process.env;
  if (address !== undefined && passwordOf(new URL(address)) !== "") delete settings.PGPASSWORD;
  return settings;
}

/** Everybody on the machine may read a command's words: the password goes along as a file of its own. */
function withoutPassword(address: string): { url: string; forget(): void } {
  const url = new URL(address);
  const given = passwordOf(url);
  if (given === "") return { url: address, forget() {} };
  const folder = mkdtempSync(join(tmpdir(), "borupa-pgpass-"));
  const password = given.replaceAll(/[:\\]/g, "\\$&");
  const file = join(folder, "pgpass");
  writeFileSync(file, `*:*:*:*:${password}\n`, { mode: 0o600 });
  url.password = "";
  url.searchParams.delete("password");
  url.searchParams.set("passfile", file);
  return { url: url.href, forget: onExit(() => rmSync(folder, { recursive: true })) };
}

/** The newest there is: an older one refuses a newer server. */
export function programNamed(name: string): string {
  const debians = existsSync(DEBIANS) ? readdirSync(DEBIANS).toSorted((a, b) => Number(b) - Number(a)) : [];
  const places = [...debians.map((version) => join(DEBIANS, version, "bin", name)), name];
  const found = places.find((place) => spawnSync(place, ["--version"]).status === 0);
  if (!found) throw new NoProgram(`${name} is not on this machine`);
  return found;
}
