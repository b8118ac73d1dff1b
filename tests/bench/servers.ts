// Server processes for benchmarks: the site in production mode and the baselines.

import { type ChildProcess, fork, spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { freePort } from "#app/cli/free-port.ts";
import { pin } from "./measure.ts";

export interface Running {
  origin: string;
  process: ChildProcess;
  stop(): void;
}

const started = new Set<ChildProcess>();

export function stopAll(): void {
  for (const child of started) child.kill("SIGKILL");
}

/**
 * Where memory is measured. Node sizes V8's heap by the memory it may use; these are the sizes that it chooses under the
 * 900 MB of `deploy/borupa.service` and `deploy/compose.yml`, so that the size of the machine does not matter.
 */
export const LIMITED = { NODE_OPTIONS: "--max-old-space-size=450 --max-semi-space-size=16" };

/** Starts the site. `place`: settings that locate its data. */
export function serve(place: Readonly<Record<string, string>>, env: Record<string, string> = {}): Promise<Running> {
  const settings = { NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error", DRAIN_SECONDS: "0" };
  // Unreachable, so that the weather service does not affect the measurement.
  const alone = { WEATHER_BASE_URL: "http://127.0.0.1:9/" };
  return listening(
    fork("server.ts", {
      execArgv: [],
      env: { ...process.env, ...settings, ...alone, ...place, ...env },
    }),
  );
}

export interface RawPage {
  body: Buffer;
  headers: Record<string, string>;
}

/** Returns a page's bytes as sent, without decoding. */
export function rawGet(url: string, encoding: string): Promise<RawPage> {
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

export async function servePlain(page: RawPage): Promise<Running> {
  const child = fork("tests/bench/plain-server.ts");
  const running = listening(child);
  child.send({ body: page.body.toString("base64"), headers: page.headers });
  return running;
}

export function servePlainApp(list: string): Promise<Running> {
  const built = spawnSync("react-router", ["build", "tests/bench/plain-app"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (built.status !== 0) throw new Error("The plain page did not build");
  return listening(
    fork("tests/bench/plain-app-server.ts", { env: { ...process.env, NODE_ENV: "production", BENCH_LIST: list } }),
  );
}

export function hasNginx(): boolean {
  return spawnSync("nginx", ["-v"], { stdio: "ignore" }).status === 0;
}

/** Serves the page as a file with nginx, with the same headers; nginx adds its own Content-Length. */
export async function serveNginx(page: RawPage, folder: string): Promise<Running> {
  const root = join(folder, "nginx");
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, "index.html"), page.body);
  const port = await freePort();
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${root};`);
  const said = Object.entries(page.headers)
    .filter(([name]) => !["content-length", "content-type", "content-encoding"].includes(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const config = `daemon off; master_process off; pid ${root}/pid; error_log stderr error;
events {}
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=100;
  types { text/html html; } charset utf-8; etag off; ${temp.join(" ")}
  ${said.join("\n  ")}
  server { listen 127.0.0.1:${port}; root ${root}; }
}`;
  writeFileSync(join(root, "nginx.conf"), config);
  const child = spawn("nginx", ["-c", join(root, "nginx.conf"), "-p", root], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const running = keep(child, `http://127.0.0.1:${port}`);
  const began = performance.now();
  while (!(await rawGet(running.origin, "identity").catch(() => null))) {
    if (performance.now() - began > 10_000 || child.exitCode !== null) throw new Error("nginx does not answer");
  }
  return running;
}

function keep(child: ChildProcess, origin: string): Running {
  started.add(child);
  pin(child, 0);
  const stop = () => {
    started.delete(child);
    child.kill("SIGKILL");
  };
  return { origin, process: child, stop };
}

function listening(child: ChildProcess): Promise<Running> {
  started.add(child);
  return new Promise((resolve, reject) => {
    child.once("message", (message) => {
      const port = typeof message === "object" && message && "listening" in message ? message.listening : message;
      resolve(keep(child, `http://127.0.0.1:${port}`));
    });
    child.once("exit", (code) => reject(new Error(`server stopped with ${code}`)));
  });
}

/** Upper bound for filling; the longest takes some minutes on an idle machine. */
const FILLING_MS = 20 * 60_000;

/** Runs a command of the site on its data, for example `app/cli/starter.ts --demo`. */
export function runCommand(place: Readonly<Record<string, string>>, args: string[]): void {
  const { status } = spawnSync(process.execPath, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, LOG_LEVEL: "error", ...place },
    timeout: FILLING_MS,
  });
  if (status !== 0) throw new Error(`${args.join(" ")} failed, or took longer than ${FILLING_MS / 60_000} minutes`);
}
