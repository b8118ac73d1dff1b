// Forms of empty parts, one after another: the whole 480,000, then as many as come in under each bound on length. Without a pause
// between them one machine would send itself five gigabits a second, and what is measured is its memory's bandwidth.

import { type ClientRequest, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

const PAUSE_MS = 100;
const PART = "--b\r\n\r\n\r\n";
const NAMED = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
const bodies = [
  PART.repeat(480_000),
  NAMED.repeat(480_000),
  PART.repeat(26_000),
  NAMED.repeat(5_000),
  PART.repeat(110_000),
].map((parts) => Buffer.from(`${parts}--b--\r\n`));

const [origin = "", path = "", dest] = process.argv.slice(2);
const headers = {
  "Content-Type": "multipart/form-data; boundary=b",
  Accept: "text/html",
  ...(dest && { "Sec-Fetch-Dest": dest, "Sec-Fetch-Site": "same-origin" }),
};
const answers: Record<string, number> = {};
let n = 0;
let isOver = false;

async function keepSending(): Promise<void> {
  while (!isOver) {
    const body = bodies[n++ % bodies.length];
    const status = await new Promise<string>((resolve) => {
      const sent: ClientRequest = request(`${origin}${path}`, { method: "POST", headers }, (response) => {
        response.resume();
        response.once("close", () => resolve(String(response.statusCode)));
      });
      // Refused at its head, the rest of the form finds the connection closed.
      sent.once("error", () => resolve("broken off"));
      sent.end(body);
    });
    answers[status] = (answers[status] ?? 0) + 1;
    await wait(PAUSE_MS);
  }
}

void keepSending();
process.once("message", () => {
  isOver = true;
  const said = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
  process.send?.(said.join(", "), () => process.exit(0));
});
