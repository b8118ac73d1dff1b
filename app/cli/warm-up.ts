// `node app/cli/warm-up.ts`, once in a container's image: starts the built server on an empty database and asks for a few pages, so that
// what Node compiles of it lies ready where a read-only file system takes nothing later.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COMPILED, SERVER_ENVIRONMENT, SERVER_FLAGS } from "./server-flags.ts";

const PAGES = ["/", "/ball", "/morph", "/term", "/calculate", "/search?q=a", "/shop", "/admin/login", "/sitemap.xml"];

const compiled = process.env.NODE_COMPILE_CACHE ?? COMPILED;
const folder = mkdtempSync(join(tmpdir(), "borupa-warm-up-"));
const server = spawn(process.execPath, [...SERVER_FLAGS, "server.ts"], {
  stdio: ["ignore", "inherit", "inherit", "ipc"],
  env: {
    PATH: process.env.PATH,
    // As whoever runs the image: what is compiled counts for the same flags and the same user only.
    ...SERVER_ENVIRONMENT,
    NODE_COMPILE_CACHE: compiled,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: folder,
    DRAIN_SECONDS: "0",
    LOG_LEVEL: "error",
    WEATHER_BASE_URL: "http://127.0.0.1:9/",
  },
});
const ended = once(server, "exit");
const started = await Promise.race([once(server, "message"), ended]);
const port = (started[0] as { listening?: number } | null)?.listening;
for (const page of port ? PAGES : []) await (await fetch(`http://127.0.0.1:${port}${page}`)).arrayBuffer();
server.kill("SIGTERM");
const [status] = await ended;
rmSync(folder, { recursive: true });
if (!port || status !== 0) process.exit(1);
process.stdout.write(`${readdirSync(compiled, { recursive: true }).length} files in ${compiled}\n`);
