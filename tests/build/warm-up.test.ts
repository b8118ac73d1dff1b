// What a container's image is given on its way: the server's compiled modules, of which a start then reads without writing any.

import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "#tests/support/site.ts";

test("a start after it finds all it needs, and adds nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "borupa-warm-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const filled = spawnSync(process.execPath, ["app/cli/warm-up.ts"], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: folder },
  });
  expect(filled).toMatchObject({ status: 0, stderr: "" });
  // The command itself and the server have flags of their own: the server's is what is large.
  const inside = () =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => statSync(join(folder, name)).isFile());
  const before = inside();
  expect(before.length).toBeGreaterThan(100);
  // On the same kind of database: the driver of another is compiled where it is first loaded.
  const data = mkdtempSync(join(tmpdir(), "borupa-warm-data-"));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const server = await startServer({ DATA_DIR: data, NODE_COMPILE_CACHE: folder });
  expect((await fetch(`${server.origin}/ball`)).status).toBe(200);
  server.process.kill("SIGTERM");
  await once(server.process, "exit");
  expect(inside()).toEqual(before);
});

test("the image is filled by the user who runs it, after all it holds is there", () => {
  const lines = readFileSync("Dockerfile", "utf8").split("\n");
  const at = (start: string) => lines.findLastIndex((line) => line.startsWith(start));
  expect(at("RUN node app/cli/warm-up.ts")).toBeGreaterThan(at("USER node"));
  expect(at("USER node")).toBeGreaterThan(at("COPY --from=build"));
});
