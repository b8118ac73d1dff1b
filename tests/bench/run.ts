// `npm run bench`: the promises on speed, as ratios taken in one run, and the bytes a visitor gets against their budgets.
// `npm run bench -- scale`: what growth costs, over 1,000 to 100,000 entries; it takes minutes.

import "#app/kinds/kinds.server.ts";
import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildIfNeeded } from "#app/cli/build-if-needed.ts";
import { SERVER_FLAGS } from "#app/cli/server-flags.ts";
import { ballList } from "#app/kinds/ball/list.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { benchFlood } from "./flood.ts";
import { benchGenetics } from "./genetics.ts";
import { alone, pin, ratio } from "./measure.ts";
import { benchScale } from "./scale.ts";
import { benchSearch } from "./search.ts";

const ROUNDS = 5;
const SECONDS = 2;

await buildIfNeeded();
const folder = mkdtempSync(join(tmpdir(), "borupa-bench-"));
const started: ChildProcess[] = [];
const lines: string[] = [];
const say = (name: string, value: string, promise: string, kept: boolean) =>
  lines.push(`${kept ? "  ok " : "MISS "} ${name.padEnd(58)} ${value.padStart(22)}   ${promise}`);

const isOfScale = process.argv[2] === "scale";

try {
  if (isOfScale) await benchScale(say);
  else await benchAll();
} finally {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${lines.join("\n")}\n`);

async function benchAll(): Promise<void> {
  run(["app/cli/starter.ts", "--demo"]);
  const cached = await serve({ PAGE_CACHE_MB: "64" });
  await cachedPages(cached);
  await bytes(cached);
  const fresh = await serve({ PAGE_CACHE_MB: "0" });
  await freshList(fresh);
  await besideFreshList(fresh);
  const flooded = await serve({ PAGE_CACHE_MB: "64" });
  await benchFlood(flooded, started.at(-1), say);
  benchGenetics(say);
  await benchSearch(folder, say);
}

async function cachedPages(origin: string): Promise<void> {
  for (const encoding of ["identity", "br"]) {
    const url = `${origin}/ball`;
    // The first request makes the page, the second has it compressed well.
    for (const wait of [0, 1000]) {
      await (await fetch(url, { headers: { "Accept-Encoding": encoding } })).arrayBuffer();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    const page = await rawGet(url, encoding);
    const plain = await plainServer(page);
    const result = await ratio(
      { url, headers: { "accept-encoding": encoding } },
      { url: plain, headers: { "accept-encoding": encoding } },
      ROUNDS,
      SECONDS,
    );
    say(
      `cached page / bare node:http, ${encoding} (${page.body.byteLength} bytes)`,
      `${result.ratio.toFixed(2)} (${Math.round(result.ours)}/s)`,
      "≥ 0.60",
      result.ratio >= 0.6,
    );
  }
}

async function freshList(origin: string): Promise<void> {
  const list = join(folder, "list.json");
  const db = openDatabase(join(folder, "borupa.sqlite"));
  writeFileSync(list, JSON.stringify(await ballList(db, new URLSearchParams(), new Date())));
  await db.destroy();
  const built = spawnSync("react-router", ["build", "tests/bench/plain-app"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (built.status !== 0) throw new Error("The plain page did not build");
  const plain = await listening(
    fork("tests/bench/plain-app-server.ts", { env: { ...process.env, NODE_ENV: "production", BENCH_LIST: list } }),
  );
  const result = await ratio(alone(`${origin}/ball`), alone(`http://127.0.0.1:${plain}/`), ROUNDS, SECONDS);
  const kept = result.ratio >= 0.7 || result.ours >= 900;
  say(
    "24 cards made afresh / the same page in plain React Router",
    `${result.ratio.toFixed(2)} (${Math.round(result.ours)}/s)`,
    "≥ 0.70, or ≥ 900/s",
    kept,
  );
}

/** What the dear pages cost, with a list page made afresh as the measure. */
async function besideFreshList(origin: string): Promise<void> {
  for (const [name, path] of [
    ["unique search", `/search?q=${encodeURIComponent("餌")}`],
    ["two-gene cross", `/calculate?sire=${encodeURIComponent("パステル 100%ヘテロ・クラウン")}&dam=clown`],
  ] as const) {
    const { ratio: cost } = await ratio(alone(`${origin}/ball`), alone(origin + path), ROUNDS, SECONDS);
    say(`${name} / fresh list page, cost`, cost.toFixed(2), "≤ 1.0", cost <= 1);
  }
}

async function bytes(origin: string): Promise<void> {
  for (const path of ["/", "/ball", "/info/temperature"]) {
    const html = await (await fetch(origin + path)).text();
    const links = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(js|css))"/g)];
    const imports = [...html.matchAll(/from "(\/assets\/[^"]+\.js)"|import "(\/assets\/[^"]+\.js)"/g)].map(
      ([, a, b]) => a ?? b,
    );
    const files = (kind: string) =>
      new Set([
        ...links.filter(([, , ending]) => ending === kind).map(([, file]) => file),
        ...(kind === "js" ? imports : []),
      ]);
    const sum = (kind: string) =>
      [...files(kind)].reduce(
        (total, file) => total + brotliCompressSync(readFileSync(`build/client${file}`)).byteLength,
        0,
      );
    const sizes = [
      ["HTML", brotliCompressSync(Buffer.from(html)).byteLength, 15_000],
      ["JavaScript", sum("js"), 125_000],
      ["CSS", sum("css"), 12_000],
    ] as const;
    for (const [name, size, budget] of sizes)
      say(`${name} of ${path}, brotli`, `${size} bytes`, `≤ ${budget}`, size <= budget);
  }
}

function run(args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: "ignore", env: { ...process.env, DATA_DIR: folder } });
  if (status !== 0) throw new Error(`${args.join(" ")} failed`);
}

async function serve(env: Record<string, string>): Promise<string> {
  const child = fork("server.ts", {
    execArgv: [...SERVER_FLAGS],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
      ...env,
    },
  });
  return `http://127.0.0.1:${await listening(child)}`;
}

async function plainServer(page: { body: Buffer; headers: Record<string, string> }): Promise<string> {
  const child = fork("tests/bench/plain-server.ts");
  const port = listening(child);
  child.send({ body: page.body.toString("base64"), headers: page.headers });
  return `http://127.0.0.1:${await port}/`;
}

function listening(child: ChildProcess): Promise<number> {
  started.push(child);
  pin(child, 0);
  return new Promise((resolve, reject) => {
    child.once("message", (message) => {
      resolve(
        typeof message === "object" && message && "listening" in message ? Number(message.listening) : Number(message),
      );
    });
    child.once("exit", (code) => reject(new Error(`server stopped with ${code}`)));
  });
}

/** A page's bytes as they travel, undecoded. */
async function rawGet(url: string, encoding: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { get } = await import("node:http");
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { date: _, connection: __, "keep-alive": ___, ...headers } = response.headers;
        resolve({
          body: Buffer.concat(chunks),
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        });
      });
    }).on("error", reject);
  });
}
