// Soak test of the synchronised notebook: two devices write, later a third opens it. Browsers and the server are
// killed, and the server is down for a while and restored from an older backup. A journal records what each device
// confirmed as stored: at the end every device must have all of it, once, in its latest version.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium, type Page } from "playwright";
import { onExit } from "#app/platform/site/on-exit.server.ts";
import { isInteractive, visit } from "#tests/support/browser.ts";
import { findChromium } from "#tests/support/chromium.ts";
import { addSnake, readNotebook } from "#tests/support/notebook.ts";
import { type RunningServer, startServer } from "#tests/support/site.ts";
import type { Say } from "./report.ts";

export interface Trial {
  name: string;
  minutes: number;
  env: Record<string, string>;
  backUp(): Promise<void>;
  /** Restores it while no server is running. */
  restore(): Promise<void>;
}

const SNAKE = "もち";
const GONE = "removed";
/** Clicks per burst: they are sent together. */
const BURST = 3;
const PAUSE_MS = 9_000;
const STEP_MS = 20_000;

export async function notebookTrial({ name, minutes, env, backUp, restore }: Trial, say: Say): Promise<void> {
  let server = await startServer(env);
  const { origin } = server;
  const again = async () => {
    server = await startServer({ ...env, PORT: new URL(origin).port });
  };
  const journal = new Journal();
  const devices = [new Device("one", origin, journal), new Device("two", origin, journal)];
  const ends = Date.now() + minutes * 60_000;
  const isUntil = (share: number) => Date.now() < ends - (1 - share) * minutes * 60_000;
  try {
    const [one, two] = devices as [Device, Device];
    await one.start();
    await addSnake(one.page, origin, SNAKE);
    await one.toSnake();
    const secret = await one.seal();
    await two.start();
    await two.join(secret);

    const events: [share: number, happens: () => Promise<void>][] = [
      [0.12, backUp],
      [0.3, () => killServer(server).then(again)],
      [0.4, () => killServer(server).then(restore).then(again)],
      [0.55, () => killServer(server)],
      [0.72, again],
      [
        0.78,
        async () => {
          const third = new Device("three", origin, journal);
          await third.start();
          await third.join(secret);
          devices.push(third);
        },
      ],
      [0.88, () => killServer(server).then(again)],
    ];
    const happening = (async () => {
      for (const [share, happens] of events) {
        while (isUntil(share)) await wait(500);
        await happens();
      }
    })();
    while (isUntil(1)) {
      await Promise.all(devices.map((device) => device.burst()));
      await wait(PAUSE_MS);
    }
    await happening;
    await Promise.all(devices.map((device) => device.settle()));
    const seen = await equalNotebooks(devices);
    const { lost, doubled, wrong } = journal.compare(seen);
    const kills = devices.reduce((sum, device) => sum + device.kills, 0);
    say(
      `notebook on ${devices.length} devices, ${minutes} minutes, ${name}`,
      `${journal.size} records, ${journal.writes} writes, ${kills} browsers killed; ${lost.length} lost, ${doubled.length} doubled, ${wrong.length} wrong`,
      "0, 0, 0",
      lost.length + doubled.length + wrong.length === 0,
    );
    for (const [what, all] of Object.entries({ lost, doubled, wrong }))
      for (const one of all) process.stdout.write(`     ${what}: ${one}\n`);
  } finally {
    for (const device of devices) device.remove();
    await killServer(server);
  }
}

async function killServer({ process: child }: RunningServer): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

interface Line {
  /** Each device's last confirmed text; after concurrent writes either may win. */
  said: Map<string, string>;
  /** Text a device was killed over before confirming it: it may be stored. */
  unsaid: Set<string>;
}

class Journal {
  readonly #lines = new Map<string, Line>();
  writes = 0;

  get size(): number {
    return this.#lines.size;
  }

  next(): string {
    return `n${this.#lines.size + 1}`;
  }

  begin(key: string, value: string): void {
    const line = this.#lines.get(key) ?? { said: new Map(), unsaid: new Set() };
    line.unsaid.add(value);
    this.#lines.set(key, line);
  }

  confirm(key: string, value: string, device: string): void {
    const line = this.#lines.get(key);
    line?.said.set(device, value);
    line?.unsaid.delete(value);
    this.writes += 1;
  }

  compare(seen: ReadonlyMap<string, readonly string[]>[]) {
    const [lost, doubled, wrong]: string[][] = [[], [], []];
    for (const [key, { said, unsaid }] of this.#lines) {
      const fits = new Set([...said.values(), ...unsaid]);
      for (const [at, notes] of seen.entries()) {
        const found = notes.get(key) ?? [];
        if (found.length > 1) doubled?.push(`${key} on ${at}: ${found.join(", ")}`);
        else if (found.length === 0 && said.size > 0 && !fits.has(GONE)) lost?.push(`${key} on ${at}`);
        else if (found[0] !== undefined && !fits.has(found[0]))
          wrong?.push(`${key} on ${at}: ${found[0]} instead of ${[...fits].join(" or ")}`);
      }
    }
    return { lost: lost ?? [], doubled: doubled ?? [], wrong: wrong ?? [] };
  }
}

const found = findChromium({ isForTests: true });

/** Browser with a profile on disk that survives kills. */
class Device {
  readonly #name: string;
  readonly #origin: string;
  readonly #journal: Journal;
  readonly #folder = mkdtempSync(join(tmpdir(), "borupa-device-"));
  #child: ChildProcess | undefined;
  #browser: Browser | undefined;
  #page: Page | undefined;
  kills = 0;

  constructor(name: string, origin: string, journal: Journal) {
    this.#name = name;
    this.#origin = origin;
    this.#journal = journal;
  }

  get page(): Page {
    if (!this.#page) throw new Error("the device is not started");
    return this.#page;
  }

  async start(): Promise<void> {
    if (!found) throw new Error("No Chromium here");
    const child = spawn(
      found.path,
      [
        ...["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0", "--lang=ja"],
        `--user-data-dir=${this.#folder}`,
        "--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
        "about:blank",
      ],
      { env: { ...process.env, ...found.env }, stdio: ["ignore", "ignore", "pipe"], detached: true },
    );
    this.#child = child;
    onExit(() => this.#end());
    const address = await new Promise<string>((resolve, reject) => {
      child.once("exit", () => reject(new Error("the browser stopped")));
      let heard = "";
      child.stderr?.on("data", (chunk: Buffer) => {
        heard += String(chunk);
        const at = /ws:\/\/\S+/.exec(heard);
        if (at) resolve(at[0]);
      });
    });
    this.#browser = await chromium.connectOverCDP(address);
    this.#page = await this.#browser.contexts()[0]?.newPage();
    await this.page.setViewportSize({ width: 390, height: 660 });
    this.page.setDefaultTimeout(STEP_MS);
  }

  #end(): void {
    const pid = this.#child?.pid;
    this.#child = undefined;
    if (pid === undefined) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // already ended
    }
  }

  remove(): void {
    this.#end();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async toSnake(): Promise<void> {
    await visit(this.page, `${this.#origin}/note/snakes`);
    await this.page.getByRole("link", { name: SNAKE }).click();
    await this.page.getByRole("heading", { level: 1, name: SNAKE }).waitFor();
  }

  async seal(): Promise<string> {
    const { page } = this;
    await visit(page, `${this.#origin}/note/keep`);
    await page.getByRole("button", { name: "言葉を作って、同期を始める" }).click();
    const list = page.getByRole("list", { name: "12個の言葉" }).getByRole("listitem");
    await list.nth(11).waitFor();
    const words = await list.allTextContents();
    await page.getByLabel("書き写しました").check();
    await page.getByRole("button", { name: "次へ" }).click();
    for (const number of [2, 7, 11]) await page.getByLabel(`${number}番目の言葉`).fill(words[number - 1] ?? "");
    await page.getByRole("button", { name: "確かめて、同期を始める" }).click();
    await page.getByText("同期済みです。").waitFor();
    await this.toSnake();
    return words.join(" ");
  }

  async join(words: string): Promise<void> {
    const { page } = this;
    await visit(page, `${this.#origin}/note/keep`);
    await page.getByRole("button", { name: "ほかの端末の手帖を、この端末で開く" }).click();
    await page.getByLabel("12個の言葉").fill(words);
    await page.getByRole("button", { name: "開く", exact: true }).click();
    await page.getByRole("button", { name: "まとめて、同期を始める" }).click();
    await page.getByText("同期済みです。").waitFor();
    await this.toSnake();
  }

  /** Records a few changes; the browser may be killed during one or closed after the last. */
  async burst(): Promise<void> {
    const isKilled = Math.random() < 0.08;
    const isClosed = !isKilled && Math.random() < 0.1;
    for (let press = 0; press < BURST; press += 1) {
      const writing = this.#write().catch(() => {});
      if (isKilled && press === 1) {
        await wait(Math.random() * 700);
        this.#end();
        this.kills += 1;
      }
      await writing;
    }
    if (isClosed) await this.page.close({ runBeforeUnload: true }).catch(() => {});
    if (isKilled) await this.start();
    else if (isClosed) await this.#reopen();
    if (isKilled || isClosed) await this.#back();
  }

  async #reopen(): Promise<void> {
    this.#page = await this.#browser?.contexts()[0]?.newPage();
    await this.page.setViewportSize({ width: 390, height: 660 });
    this.page.setDefaultTimeout(STEP_MS);
  }

  /** Opens the page, retrying while the server is down. */
  async #back(): Promise<void> {
    for (let tries = 0; tries < 400; tries += 1) {
      const isThere = await this.toSnake().then(
        () => true,
        () => false,
      );
      if (isThere) return;
      await wait(1_000);
    }
    throw new Error("the page does not open");
  }

  async #write(): Promise<void> {
    const { page } = this;
    const lines = page.locator("section[aria-labelledby=records] li button");
    const count = await lines.count();
    const dice = Math.random();
    const dialog = page.getByRole("dialog");
    if (count < 4 || dice < 0.5) {
      const key = this.#journal.next();
      const value = `${key} ${this.#name} 1`;
      this.#journal.begin(key, value);
      await page.getByRole("button", { name: "記録する", exact: true }).first().click();
      await dialog.getByRole("button", { name: "メモ", exact: true }).click();
      await dialog.getByRole("textbox", { name: "メモ" }).fill(value);
      await dialog.getByRole("button", { name: "記録する", exact: true }).click();
      await dialog.waitFor({ state: "detached" });
      this.#journal.confirm(key, value, this.#name);
      return;
    }
    const line = lines.nth(Math.floor(Math.random() * Math.min(count, 12)));
    const key = /\bn\d+\b/.exec((await line.textContent()) ?? "")?.[0];
    if (key === undefined) return;
    await line.click();
    const value = dice < 0.92 ? `${key} ${this.#name} ${Math.random().toString(36).slice(2, 8)}` : GONE;
    // Edits the note in the sheet: the list may have moved under the click.
    const shown = await dialog.getByRole("textbox", { name: "メモ" }).inputValue();
    if (!shown.startsWith(`${key} `)) {
      await dialog.getByRole("button", { name: "閉じる" }).click();
      return;
    }
    this.#journal.begin(key, value);
    if (value === GONE) await dialog.getByRole("button", { name: "この記録を消す" }).click();
    else {
      await dialog.getByRole("textbox", { name: "メモ" }).fill(value);
      await dialog.getByRole("button", { name: "保存" }).click();
    }
    await dialog.waitFor({ state: "detached" });
    this.#journal.confirm(key, value, this.#name);
  }

  async settle(): Promise<void> {
    await this.#back();
    await isInteractive(this.page);
  }

  async notes(): Promise<Map<string, string[]>> {
    const all = await readNotebook<{ type: string; fields: Record<string, unknown> }[]>(this.page, "things");
    const notes = all.flatMap(({ type, fields }) =>
      type === "record" && fields.gone !== true ? [String(fields.note)] : [],
    );
    return Map.groupBy(notes.toSorted(), (note) => note.split(" ")[0] ?? "");
  }
}

/** Returns every device's notes once they are equal, or as they are after a timeout. */
async function equalNotebooks(devices: readonly Device[]): Promise<Map<string, string[]>[]> {
  let seen: Map<string, string[]>[] = [];
  for (let tries = 0; tries < 120; tries += 1) {
    seen = await Promise.all(devices.map((device) => device.notes()));
    const [first, ...others] = seen.map((notes) => JSON.stringify([...notes]));
    if (others.every((one) => one === first)) return seen;
    await wait(2_000);
  }
  return seen;
}
