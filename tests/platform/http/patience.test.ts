import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { withinDeadline } from "#app/auth/firebase-admin.server.ts";
import { deadlineSignal } from "#app/platform/site/http-client.server.ts";

const MS = 100;

/** Returns a response that arrives while this thread is blocked for longer than the timeout. */
async function answerWhileStandingStill(): Promise<{ answer: Promise<string>; standStill(): void }> {
  const flags = new Int32Array(new SharedArrayBuffer(8));
  const code = `const { parentPort, workerData } = require("node:worker_threads");
    parentPort.postMessage("ready");
    Atomics.wait(workerData, 0, 0);
    parentPort.postMessage("the answer");
    Atomics.store(workerData, 1, 1);
    Atomics.notify(workerData, 1);`;
  const worker = new Worker(code, { eval: true, workerData: flags });
  const heard = () => new Promise<string>((resolve) => worker.once("message", resolve));
  await heard();
  // Ends this turn of the event loop: the port would also deliver messages that arrive during it.
  await new Promise(setImmediate);
  return {
    answer: heard(),
    standStill() {
      Atomics.store(flags, 0, 1);
      Atomics.notify(flags, 0);
      Atomics.wait(flags, 1, 0);
      Atomics.wait(flags, 0, 1, 2 * MS);
    },
  };
}

test("a blocked process receives the waiting response before it times out", async () => {
  const { answer, standStill } = await answerWhileStandingStill();
  const asked = withinDeadline(answer, MS);
  standStill();
  expect(await asked).toBe("the answer");

  const again = await answerWhileStandingStill();
  const signal = deadlineSignal(MS);
  again.standStill();
  expect(await again.answer).toBe("the answer");
  expect(signal.aborted).toBe(false);
});

test("what never responds times out", async () => {
  const never = new Promise<string>(() => {});
  await expect(withinDeadline(never, MS)).rejects.toThrow("did not answer in time");
  const signal = deadlineSignal(MS);
  await new Promise((resolve) => signal.addEventListener("abort", resolve));
  expect(signal.reason).toMatchObject({ name: "TimeoutError" });
});
