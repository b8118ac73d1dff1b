// Somebody else who asks for the home page again and again, on one connection, as one visitor would, from one network of many.

import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Asked for before anything counts: what asks is not the quickest at first. */
const WARM_MS = 500;

const [origin = "", seconds] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const times: number[] = [];
const begun = performance.now() + WARM_MS;
const end = begun + Number(seconds) * 1000;
while (performance.now() < end) {
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    get(origin, { agent }, (response) => response.resume().once("end", resolve)).once("error", reject);
  });
  if (started >= begun) times.push(performance.now() - started);
  await wait(3);
}
process.send?.(times, () => process.exit(0));
