// Whose turn it is, on a clock that stands still until it is moved.

import { setImmediate as settled } from "node:timers/promises";
import { expect, test } from "vitest";
import { type ClientKey, type Clock, type Limits, Scheduler, unlimited } from "#app/platform/http/scheduler.server.ts";

function turnsOn(limits: Partial<Limits> = {}) {
  let now = 0;
  let worked = 0;
  let isHeld = false;
  const rounds: (readonly [() => void, () => void])[] = [];
  let timers: { at: number; run: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    worked: () => worked,
    isHeld: () => isHeld,
    soon: (first, second) => rounds.push([first, second]),
    later: (ms, run) => timers.push({ at: now + ms, run }),
  };
  const turns = new Scheduler(limits, clock);
  const order: string[] = [];

  /** One request that works for so many milliseconds at its turn. */
  async function ask(name: string, by: ClientKey, cost = 0, isGone = () => false): Promise<void> {
    const turn = await turns.enter(by, isGone);
    order.push(turn.ok ? name : `${name} refused`);
    if (!turn.ok) return;
    worked += cost;
    turn.leave();
  }
  /** Gives turns until nobody can have one. */
  async function run(): Promise<void> {
    for (let round = rounds.shift(); round; round = rounds.shift()) {
      round[0]();
      await settled();
      round[1]();
      await settled();
    }
  }
  async function pass(ms: number): Promise<void> {
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { run: go } of due) go();
    await run();
  }
  /** So much work, in so much time. */
  const spend = (work: number, ms: number) => {
    worked += work;
    now += ms;
  };
  const hold = (held: boolean) => {
    isHeld = held;
  };
  return { turns, order, ask, run, pass, spend, hold };
}

test("one piece of work is begun a round: what is ready goes out in between", async () => {
  const { turns, order, run } = turnsOn();
  let atOnce = 0;
  for (let n = 0; n < 3; n += 1)
    void turns
      .enter("a", () => false)
      .then(async (turn) => {
        atOnce += 1;
        order.push(`begun beside ${atOnce - 1}`);
        await Promise.resolve();
        atOnce -= 1;
        if (turn.ok) turn.leave();
      });
  await run();
  expect(order).toEqual(["begun beside 0", "begun beside 0", "begun beside 0"]);
});

test("whoever has used least goes first, however many the other network asks for", async () => {
  const { order, ask, run } = turnsOn();
  for (let n = 0; n < 4; n += 1) void ask(`flood ${n}`, "flood", 10);
  void ask("reader", "reader", 10);
  await run();
  expect(order).toEqual(["flood 0", "reader", "flood 1", "flood 2", "flood 3"]);
});

test("while a write is under way that everybody waits for, nothing is begun; then all goes on", async () => {
  const { order, ask, run, pass, hold } = turnsOn();
  hold(true);
  void ask("visitor", "a");
  void ask("admin", unlimited);
  await run();
  await pass(100);
  expect(order).toEqual([]);
  hold(false);
  await pass(2);
  expect(order.toSorted()).toEqual(["admin", "visitor"]);
});

test("a network that has used up its share waits while it grows back, and is refused after its patience", async () => {
  const { order, ask, run, pass } = turnsOn({ burst: 100, share: 0.1, patience: 1000 });
  for (let n = 0; n < 4; n += 1) void ask(`${n}`, "flood", 60);
  await run();
  expect(order).toEqual(["0", "1"]);
  await pass(100);
  expect(order).toEqual(["0", "1"]);
  await pass(150);
  expect(order).toEqual(["0", "1", "2"]);
  await pass(800);
  expect(order).toEqual(["0", "1", "2", "3 refused"]);
  void ask("later", "flood", 60);
  await run();
  expect(order.at(-1)).toBe("later");
});

test("a process that stood still refuses nobody for it, and yet nobody waits for ever", async () => {
  const { order, ask, run, pass } = turnsOn({ burst: 100, share: 0.01, patience: 1000 });
  void ask("reader", "reader");
  await pass(5000);
  expect(order).toEqual(["reader"]);
  void ask("dear", "flood", 1000);
  await run();
  void ask("too much", "flood");
  await pass(900);
  await pass(200);
  expect(order).toEqual(["reader", "dear", "too much refused"]);
});

test("time that a crowded machine takes from the thread counts for nobody's waiting, and its own work does", async () => {
  for (const [worked, refused] of [
    [10, []],
    [100, ["10 refused", "11 refused"]],
  ] as const) {
    const { turns, order, run, spend } = turnsOn({ patience: 1000 });
    for (let n = 0; n < 12; n += 1) {
      void turns
        .enter("class", () => false)
        .then((turn) => {
          if (!turn.ok) return order.push(`${n} refused`);
          spend(worked, 100);
          turn.leave();
        });
    }
    await run();
    expect(order).toEqual(refused);
  }
});

test("who has used much rests after each piece four times as long as it took, is not refused for it, and others go on", async () => {
  const { order, ask, run, pass } = turnsOn({ burst: 1000, atOnce: 100, patience: 100 });
  for (const name of ["first", "second", "third"]) void ask(name, "flood", 60);
  await run();
  expect(order).toEqual(["first", "second"]);
  void ask("reader", "elsewhere", 5);
  await run();
  expect(order).toEqual(["first", "second", "reader"]);
  for (let n = 0; n < 11; n += 1) await pass(20);
  expect(order).not.toContain("third");
  await pass(20);
  expect(order).toEqual(["first", "second", "reader", "third"]);
});

test("its debts are nobody else's: others and signed-in admins have their turn at once", async () => {
  const { order, ask, run } = turnsOn({ burst: 10, waiting: 2 });
  void ask("dear", "flood", 1000);
  await run();
  for (let n = 0; n < 3; n += 1) void ask(`${n}`, "flood", 1);
  void ask("reader", "reader", 1);
  for (let n = 0; n < 5; n += 1) void ask(`admin ${n}`, unlimited, 1000);
  await run();
  expect(order).toEqual(["dear", "2 refused", "admin 0", "admin 1", "admin 2", "admin 3", "admin 4", "reader"]);
});

test("what was begun is finished first, and by no one network's waiting are all places taken", async () => {
  const { turns, order, run } = turnsOn({ running: 2 });
  const begin = async (name: string, by: string) => {
    const turn = await turns.enter(by, () => false);
    if (turn.ok) order.push(name);
    return turn;
  };
  const first = begin("a1", "a");
  void begin("a2", "a");
  void begin("a3", "a");
  void begin("b1", "b");
  await run();
  expect(order.toSorted()).toEqual(["a1", "a2", "b1"]);
  const turn = await first;
  if (!turn.ok) throw new Error("refused");
  void turn.pause().then(() => order.push("a1 goes on"));
  await run();
  turn.leave();
  await run();
  expect(order.slice(3)).toEqual(["a1 goes on", "a3"]);
});

test("who has gone away takes no turn", async () => {
  const { order, ask, run } = turnsOn();
  void ask("gone", "a", 10, () => true);
  void ask("here", "a", 10);
  await run();
  expect(order).toEqual(["gone refused", "here"]);
});
