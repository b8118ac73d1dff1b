// Visitor process that requests the home page or fresh list pages repeatedly on one connection.

import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Warm-up before counting: the client itself is slow at first. */
const WARM_MS = 500;

const [origin = "", seconds, page] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const times: number[] = [];
let asked = 0;
const begun = performance.now() + WARM_MS;
const end = begun + Number(seconds) * 1000;
while (performance.now() < end) {
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    asked += 1;
    get(page === "fresh" ? `${origin}/shop?max=${asked}` : origin, { agent }, (response) =>
      response.resume().once("end", resolve),
    ).once("error", reject);
  });
  if (started >= begun) times.push(performance.now() - started);
  await wait(3);
}
process.send?.(times, () => process.exit(0));
