// The promise about forms of nothing: 480,000 empty parts, or as many as fit in what is taken, hold up nobody's home page.

import { fork } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { homeTimes, longest } from "./home-times.ts";
import { pin } from "./measure.ts";
import type { Say } from "./report.ts";
import { serve } from "./servers.ts";

const SECONDS = 6;
const HELD_UP_MS = 50;

export async function benchParts(folder: string, say: Say): Promise<void> {
  const site = await serve({ DATA_DIR: folder }, {});
  await homeTimes(site.origin, 2);
  const idle = longest(await homeTimes(site.origin, SECONDS));
  say("home page of others, idle, longest", `${idle.toFixed(1)} ms`, "", true);
  for (const [name, path, ...document] of PLACES) {
    const sender = fork(new URL("./parts-load.ts", import.meta.url), [site.origin, path, ...document]);
    pin(sender, 1);
    await wait(1000);
    const during = longest(await homeTimes(site.origin, SECONDS));
    const answers = await new Promise<string>((resolve) => {
      sender.once("message", (message) => resolve(String(message)));
      sender.send("stop");
    });
    const more = during - idle;
    const seen = `${during.toFixed(1)} ms (${more.toFixed(1)} more)`;
    say(
      `longest home page under empty parts to ${name} (${answers})`,
      seen,
      `≤ ${HELD_UP_MS} ms more`,
      more <= HELD_UP_MS,
    );
  }
  site.stop();
}

const PLACES = [
  ["the login", "/admin/login"],
  ["the logout", "/admin/logout"],
  ["verify-token", "/api/admin/verify-token"],
  ["the shop", "/shop"],
  ["the guard", "/admin/terms/new"],
  ["the guard, as a document", "/admin/terms/new", "document"],
] as const;
