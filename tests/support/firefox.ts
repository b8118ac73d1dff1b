// Drives an installed Firefox (FIREFOX_PATH, or on the path) over WebDriver BiDi.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { inflateSync } from "node:zlib";
import type { Engine } from "./engine.ts";

type Answer = Record<string, unknown>;

const PATH = process.env.FIREFOX_PATH ?? "firefox-esr";

export async function launchFirefox(): Promise<Engine | null> {
  if (spawnSync("which", [PATH], { stdio: "ignore" }).status !== 0) return null;
  const profile = mkdtempSync(join(tmpdir(), "borupa-firefox-"));
  const child = spawn(PATH, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exit = once(child, "exit");
  const socket = new WebSocket(`${await addressIn(child.stderr)}/session`);
  await once(socket, "open");
  const waiting = new Map<number, { resolve(result: Answer): void; reject(error: Error): void }>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result, message } = JSON.parse(String(data)) as { id?: number; result?: Answer; message?: string };
    const asked = waiting.get(id ?? 0);
    if (result) asked?.resolve(result);
    else asked?.reject(new Error(message));
  });
  let count = 0;
  function send(method: string, params: Answer): Promise<Answer> {
    count += 1;
    socket.send(JSON.stringify({ id: count, method, params }));
    return new Promise((resolve, reject) => waiting.set(count, { resolve, reject }));
  }

  await send("session.new", { capabilities: {} });
  const { contexts } = (await send("browsingContext.getTree", {})) as { contexts: [{ context: string }] };
  const { context } = contexts[0];
  const resize: Engine["resize"] = async (viewport) => {
    await send("browsingContext.setViewport", { context, viewport });
  };
  return {
    resize,
    async open(url, viewport) {
      await resize(viewport);
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async ask(expression) {
      const params = { expression, target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = (await send("script.evaluate", params)) as {
        result?: { value?: unknown };
        exceptionDetails?: { text: string };
      };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value;
    },
    async isCalled(role, name) {
      const locator = { type: "accessibility", value: { role, name } };
      const { nodes } = (await send("browsingContext.locateNodes", { context, locator })) as { nodes: unknown[] };
      return nodes.length > 0;
    },
    async printed() {
      const { data } = await send("browsingContext.print", { context, page: { width: 21, height: 29.7 } });
      return pagesOf(Buffer.from(String(data), "base64"));
    },
    async close() {
      await send("browser.close", {});
      await exit;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Counts the pages of a PDF. Firefox compresses its objects, including those of pages. */
function pagesOf(pdf: Buffer): number {
  const streams = [...pdf.toString("latin1").matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) => {
    try {
      return inflateSync(pdf.subarray(index + length)).toString("latin1");
    } catch {
      return ""; // not a packed one
    }
  });
  return streams.join("").match(/\/Type ?\/Page\b/g)?.length ?? 0;
}

/** Returns the WebSocket URL that Firefox prints when it is ready. */
async function addressIn(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stream })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("Firefox ended without an address");
}
