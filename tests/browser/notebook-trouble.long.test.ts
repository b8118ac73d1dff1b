import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayInJapan } from "#app/platform/site/days.ts";
import { launch, openPage, visit } from "#tests/support/browser.ts";
import { addSnake, downloadBy, readNotebook } from "#tests/support/notebook.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startSite({ filled: false });
  browser = await launch();
});
afterAll(async () => {
  await site.stop();
});

const phone = { viewport: { width: 390, height: 660 }, timezoneId: "Asia/Tokyo" };

const toToday = async (page: Page) => {
  await visit(page, `${site.origin}/note`);
  await page.getByRole("heading", { level: 1 }).locator("time").waitFor();
};

const stored = (page: Page) => readNotebook<{ type: string; fields: Record<string, unknown> }[]>(page, "things");

test("a full disk is reported, the input is kept, and it is stored once when there is room", async () => {
  const { page } = await openPage(browser, phone);
  await addSnake(page, site.origin, "ハク");
  await page.getByRole("button", { name: "記録する", exact: true }).click();
  await page.getByRole("button", { name: "メモ", exact: true }).click();
  const note = "脱皮前らしく、目が白い。".repeat(80);
  await page.getByRole("textbox", { name: "メモ" }).fill(note);
  // Simulates a full disk: every write fails.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    addEventListener("full", () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    // In Firefox the next transaction may only delete, even if space is available again.
    let cleaning: IDBTransaction | undefined;
    addEventListener("room", () => {
      IDBObjectStore.prototype.put = function (...given) {
        cleaning ??= this.transaction;
        if (this.transaction === cleaning) throw new DOMException("full", "InvalidStateError");
        return put.apply(this, given);
      };
    });
    dispatchEvent(new Event("full"));
  });
  const send = page.getByRole("dialog").getByRole("button", { name: "記録する", exact: true });
  await send.click();
  // In the sheet: content behind it is neither read out nor, on a phone, visible.
  const trouble = page.getByRole("dialog").getByRole("alert");
  await trouble.getByText("この端末の空きが足りないため、記録できませんでした").waitFor();
  expect(await page.getByRole("textbox", { name: "メモ" }).inputValue()).toBe(note);
  expect((await stored(page)).filter(({ type }) => type === "record")).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event("room")));
  await send.click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect((await stored(page)).filter(({ fields }) => fields.note === note)).toHaveLength(1);
  // The file can still be saved on a full disk and is recorded as saved.
  await page.evaluate(() => dispatchEvent(new Event("full")));
  await page.getByRole("navigation", { name: "手帖のページ" }).getByRole("link", { name: "バックアップ" }).click();
  await downloadBy(page, "ファイルに書き出す");
  await page.getByText("ファイルに書き出しました").waitFor();
});

test("when a full disk aborts a write the input is kept, and a new log is started before writing", async () => {
  const { page } = await openPage(browser, phone);
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    const { put } = IDBObjectStore.prototype;
    // Errors that Chromium and Firefox report on a full disk.
    const names = ["InvalidStateError", "UnknownError"];
    let isFull = false;
    let letters = 0;
    addEventListener("full", () => (isFull = true));
    addEventListener("room", () => (isFull = false));
    IDBDatabase.prototype.transaction = function (...given) {
      if (isFull) setTimeout(() => this.dispatchEvent(new Event("close")));
      return transaction.apply(this, given);
    };
    IDBObjectStore.prototype.put = function (...given) {
      if (isFull) throw new DOMException("full", names.pop());
      letters += JSON.stringify(given[0]).length;
      document.documentElement.dataset.letters = String(letters);
      return put.apply(this, given);
    };
  });
  await addSnake(page, site.origin, "ハク");
  await page.getByRole("button", { name: "記録する", exact: true }).click();
  await page.getByRole("button", { name: "メモ", exact: true }).click();
  await page.getByRole("textbox", { name: "メモ" }).fill("目が白い");
  const written = async () => Number(await page.locator("html").getAttribute("data-letters"));
  const id = await readNotebook(page, "device", "id");
  await page.evaluate(() => dispatchEvent(new Event("full")));
  const before = await written();
  const send = page.getByRole("dialog").getByRole("button", { name: "記録する", exact: true });
  const trouble = page.getByRole("dialog").getByRole("alert").getByText("この端末の空きが足りないようです");
  await send.click();
  await trouble.waitFor();
  // The keeper checks the disk and comes back too early.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await trouble.evaluate((said) => said.setAttribute("data-before", ""));
  await send.click();
  await trouble.and(page.locator(":not([data-before])")).waitFor();
  expect(await page.getByRole("textbox", { name: "メモ" }).inputValue()).toBe("目が白い");
  expect(await written()).toBe(before);
  await page.evaluate(() => dispatchEvent(new Event("room")));
  await send.click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  // Twice the four megabytes that Chromium keeps in one log.
  expect((await written()) - before).toBeGreaterThan(8_000_000);
  expect(await readNotebook(page, "device", "id")).toBe(id);
  expect((await stored(page)).filter(({ fields }) => fields.note === "目が白い")).toHaveLength(1);
  await page.getByRole("button", { name: "体重", exact: true }).click();
  await page.getByLabel("体重（g）").fill("820");
  await send.click();
  await page.getByRole("button", { name: /体重 820g/ }).waitFor();
  expect((await written()) - before).toBeLessThan(9_000_000);
});

test("killing a tab during a write leaves all of it or nothing, and the list agrees with the records", async () => {
  const { page } = await openPage(browser, phone);
  await addSnake(page, site.origin, "ハク");
  for (const name of ["モモ", "ソラ", "ヨル", "ユキ"]) await addSnake(page, site.origin, name);
  const context = page.context();
  const meals = async (one: Page) => (await stored(one)).filter(({ type }) => type === "record").length;
  for (let round = 0; round < 6; round += 1) {
    const tab = await context.newPage();
    await toToday(tab);
    const many = tab.getByRole("button", { name: "まとめて記録" }).first();
    if ((await many.count()) === 0) break;
    await many.click();
    await tab.evaluate((late) => {
      const button = [...document.querySelectorAll("dialog button")].find(
        (one) => one.textContent === "まとめて記録する",
      );
      (button as HTMLElement).click();
      const until = performance.now() + late;
      while (performance.now() < until);
    }, round * 3);
    await tab.close();
    expect([0, 5]).toContain(await meals(page));
  }
  const written = await meals(page);
  await toToday(page);
  const due = await page.getByRole("button", { name: /^食べた/ }).count();
  expect(due).toBe(written === 0 ? 5 : 0);
});

/** Opens the notebook in the format of the first builds, in a page that ignores versionchange if `isDeaf`. */
async function openOld(context: BrowserContext, version: 1 | 2, isDeaf: boolean): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.origin}/policy`);
  await page.evaluate(
    ([to, deaf]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("notebook", to);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          const db = opening.result;
          const things = db.createObjectStore("things", { keyPath: "id" });
          things.createIndex("type", "type");
          things.createIndex("snake", "fields.snake");
          const stores = ["digests", "photos", "drawings", "device", ...(to > 1 ? ["sealed", "differences"] : [])];
          for (const name of stores) db.createObjectStore(name);
          const made = "0kq9w5p000000aaaaaaaa";
          const meal = { kind: "meal", outcome: "eaten", prey: "", size: "", count: 1, grams: null };
          const at = new Date(Date.now() - 86_400_000).toISOString();
          things.put({ id: "a".repeat(16), type: "snake", made, fields: { name: "むかし", sex: "male" } });
          things.put({ id: "b".repeat(16), type: "record", made, fields: { snake: "a".repeat(16), at, ...meal } });
          const digest = {
            count: 1,
            lastMeal: { day: at.slice(0, 10), meal },
            lastEaten: { day: at.slice(0, 10), meal },
          };
          const none = {
            refusals: 0,
            lastWeight: null,
            peak: null,
            whenEating: null,
            lastShed: null,
            lastCleaning: null,
          };
          opening.transaction?.objectStore("digests").put({ ...digest, ...none }, "a".repeat(16));
        };
        opening.onsuccess = () => {
          if (!deaf) opening.result.close();
          resolve();
        };
      }),
    [version, isDeaf] as const,
  );
  return page;
}

test("a notebook of the first schema opens with all its data and stays writable", async () => {
  const { page, complaints } = await openPage(browser, phone);
  await openOld(page.context(), 1, false);
  await visit(page, `${site.origin}/note/snakes`);
  await page.getByRole("link", { name: "むかし" }).click();
  await page.getByRole("button", { name: /給餌 食べた/ }).waitFor();
  await page.getByRole("button", { name: "体重", exact: true }).click();
  await page.getByLabel("体重（g）").fill("820");
  await page.getByRole("dialog").getByRole("button", { name: "記録する", exact: true }).click();
  await page.getByRole("button", { name: /体重 820g/ }).waitFor();
  await page.getByText("今日の給餌はありません").waitFor({ state: "detached" });
  await toToday(page);
  await page.getByText("今日の給餌はありません。次はむかし").waitFor();
  expect(complaints).toEqual([]);
});

test("while another tab holds an old notebook open the page asks to close it, and then continues", async () => {
  const { page } = await openPage(browser, phone);
  const old = await openOld(page.context(), 2, true);
  await visit(page, `${site.origin}/note`);
  await page.getByText("ほかのタブで開いている手帖を閉じてください").waitFor();
  await old.close();
  await page.getByRole("link", { name: "もう一度開く" }).click();
  await page.getByText("今日の給餌はありません。次はむかし").waitFor();
});

test("a browser that stores nothing, or has deleted it, is reported, and the page still works", async () => {
  const refused = await openPage(browser, phone);
  await refused.page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  });
  await visit(refused.page, `${site.origin}/note`);
  await refused.page.getByText("このブラウザーでは、端末に記録を残せません").waitFor();

  const { page } = await openPage(browser, phone);
  await addSnake(page, site.origin, "ハク");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", { origin: site.origin, storageTypes: "indexeddb" });
  await page.getByRole("button", { name: "体重", exact: true }).click();
  await page.getByLabel("体重（g）").fill("820");
  const send = page.getByRole("dialog").getByRole("button", { name: "記録する", exact: true });
  // The browser closed the database under the page; the second attempt opens an empty one.
  const trouble = page.getByRole("dialog").getByRole("alert");
  await expect
    .poll(async () => {
      await send.click();
      return trouble.textContent();
    })
    .toContain("この端末の手帖が消されました");
  expect(await page.getByLabel("体重（g）").inputValue()).toBe("820");
  expect(await stored(page)).toEqual([]);
  await toEmpty(page);
  await addSnake(page, site.origin, "モモ");
});

const toEmpty = async (page: Page) => {
  await visit(page, `${site.origin}/note`);
  await page.getByRole("heading", { level: 1, name: "あなたの手帖です" }).waitFor();
};

test("records made with a clock a year off are kept, reported and can be corrected", async () => {
  const YEAR = 365 * 86_400_000;
  const { page } = await openPage(browser, phone);
  const now = Date.now();
  await page.clock.install({ time: now + YEAR });
  await addSnake(page, site.origin, "ハク");
  await page.getByRole("button", { name: "給餌", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "記録する", exact: true }).click();
  await page.getByRole("button", { name: /給餌 食べた/ }).waitFor();
  await page.clock.setSystemTime(now);
  await toToday(page);
  await page.getByText("先の日付の記録があります").waitFor();
  // A record a year ahead does not hide the snake from feeding, and new records appear beside it.
  await page.getByRole("button", { name: "食べた （ハク）" }).click();
  await page.getByText("ハク：食べた").waitFor();
  await page.getByRole("link", { name: "ハク" }).first().click();
  await expect.poll(() => page.getByRole("button", { name: /給餌 食べた/ }).count()).toBe(2);
  const ahead = page.getByRole("button", { name: /給餌 食べた/ }).first();
  await ahead.click();
  await page.getByRole("button", { name: "この記録を消す" }).click();
  await expect.poll(() => page.getByRole("button", { name: /給餌 食べた/ }).count()).toBe(1);
  await page.clock.setSystemTime(now - YEAR);
  await page.getByRole("button", { name: "体重", exact: true }).click();
  await page.getByLabel("体重（g）").fill("820");
  await page.getByRole("dialog").getByRole("button", { name: "記録する", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.clock.setSystemTime(now);
  await toToday(page);
  await page.getByText("先の日付の記録があります").waitFor({ state: "detached" });
  await page.getByText("820g").waitFor();
  // A page that stays open shows the next day after midnight.
  await page.clock.fastForward(86_400_000);
  await page.locator(`h1 time[datetime="${dayInJapan(new Date(now + 86_400_000))}"]`).waitFor();
});
