// What may go wrong with a keeper's notebook on the device: a full disk, a page torn down while it writes, two tabs that write at once, a
// clock that is a year ahead, storage thrown away or refused. Nothing that was written is lost, and each is said.

import { type Engine, until } from "#tests/support/engine.ts";
import { startSite } from "#tests/support/site.ts";
import { ALIVE, click, clickText, counting, isSaid, openNote, PHONE, type Result, text, type } from "./acts.ts";

const YEAR_MS = 365 * 86_400_000;
/** How many records there are, from the database itself, into `window.records`. */
const COUNT = `(() => {
  window.records = undefined;
  const opening = indexedDB.open("notebook");
  opening.onsuccess = () => {
    const all = opening.result.transaction("things").objectStore("things").getAll();
    all.onsuccess = () => {
      opening.result.close();
      window.records = all.result.filter(({ type }) => type === "record").length;
    };
  };
  return true;
})()`;

export async function troubleTest(engine: Engine): Promise<Result> {
  const site = await startSite({ filled: false });
  const { check, result } = counting();
  const ask = (expression: string) => engine.ask(expression);
  const open = (path: string) => openNote(engine, site.origin + path);
  async function addSnake(name: string): Promise<void> {
    await open("/note/new");
    await ask(type('main input[name="name"]', name));
    await ask(clickText("main form button", "加える"));
    await until(engine, `document.querySelector("h1")?.textContent === ${text(name)}`, "its page");
  }
  async function toWeight(grams: string): Promise<void> {
    await ask(clickText("main button", "体重"));
    await until(engine, `document.querySelector('dialog input[name="grams"]')`, "the sheet");
    await ask(type('dialog input[name="grams"]', grams));
  }
  const send = () => ask(clickText("dialog button", "記録する"));
  const toPage = async (name: string) => {
    await open("/note/snakes");
    const link = `[...document.querySelectorAll('main li a[href^="/note/snake/"]')].find((one) => one.textContent.includes(${text(name)}))`;
    await until(engine, link, "the snake");
    await ask(`(${link}.click(), true)`);
    await until(engine, `document.querySelector("h1")?.textContent === ${text(name)}`, "its page");
  };

  try {
    await check("on a full disk it is said so, and what was typed is written once there is room", async () => {
      await addSnake("モモ");
      await toWeight("820");
      await ask(`(() => {
        window.put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
        return true;
      })()`);
      await send();
      await until(engine, isSaid("この端末の空きが足りないため、記録できませんでした"), "it is said");
      await ask("(IDBObjectStore.prototype.put = window.put, true)");
      await send();
      await until(engine, `!document.querySelector("dialog") && ${isSaid("820g")}`, "its weight");
    });
    await check("a page torn down while it writes leaves all of a record or nothing, and opens again", async () => {
      for (let round = 0; round < 6; round += 1) {
        await toPage("モモ");
        await ask(COUNT);
        await until(engine, "window.records !== undefined", "the records before");
        const before = Number(await ask("window.records"));
        await toWeight(String(900 + round));
        // Once it has answered: WebKitGTK's driver waits for ever for a page that goes away under its question.
        await ask(`(setTimeout(() => {
          [...document.querySelectorAll("dialog button")].find((one) => one.textContent === "記録する").click();
          const end = performance.now() + ${round * 3};
          while (performance.now() < end);
          location.assign("/policy");
        }), true)`);
        await until(engine, `location.pathname === "/policy" && document.readyState === "complete"`, "another page");
        await ask(COUNT);
        await until(engine, "window.records !== undefined", "the records after");
        const after = Number(await ask("window.records"));
        // A second weight of a day takes the first one's place.
        if (after !== before && after !== before + 1) throw new Error(`${before} records became ${after}`);
        await toPage("モモ");
        await until(engine, isSaid("g"), "a whole page");
      }
    });
    await check("two tabs that write at once lose nothing, and show what the other wrote", async () => {
      const other = await engine.tab?.();
      if (!other) throw new Error("this engine has one tab");
      await addSnake("ハク");
      const here = String(await ask("location.href"));
      await openNote(other, here);
      await until(other, `document.querySelector("h1")?.textContent === "ハク"`, "its page in the other tab");
      for (const [tab, note] of [
        [engine, "こちらから"],
        [other, "あちらから"],
      ] as const) {
        await tab.ask(clickText("main button", "記録する"));
        await until(tab, `document.querySelector("dialog")`, "the kinds of records");
        await tab.ask(clickText("dialog button", "メモ"));
        await until(tab, `document.querySelector('dialog textarea[name="note"]')`, "the sheet");
        await tab.ask(type('dialog textarea[name="note"]', note));
        await tab.ask(`(() => {
          window.channel = new BroadcastChannel("both");
          window.channel.onmessage = () => ${clickText("dialog button", "記録する")};
          return true;
        })()`);
      }
      await ask(`(() => {
        window.channel.postMessage(null);
        window.channel.onmessage();
        return true;
      })()`);
      for (const tab of [engine, other]) {
        await until(tab, `!document.querySelector("dialog")`, "it is written");
        for (const note of ["こちらから", "あちらから"]) await until(tab, isSaid(note), "both records");
        await until(tab, isSaid("記録 2件"), "two records");
      }
    });
    await check("a record of a clock that was a year ahead is there, and is said", async () => {
      await toPage("モモ");
      await ask(`(() => {
        const Real = Date;
        window.Date = class extends Real {
          constructor(...given) { super(...(given.length === 0 ? [Real.now() + ${YEAR_MS}] : given)); }
          static now() { return Real.now() + ${YEAR_MS}; }
        };
        return true;
      })()`);
      await ask(clickText("main button", "給餌"));
      await until(engine, `document.querySelector("dialog")`, "the sheet");
      await send();
      await until(engine, `!document.querySelector("dialog")`, "it is written");
      await open("/note");
      await until(engine, isSaid("先の日付の記録があります"), "it is said");
    });
    await check("storage thrown away under an open notebook: an empty one, which is written in", async () => {
      await open("/note/snakes");
      await until(engine, isSaid("モモ"), "the snake");
      await ask(`(() => {
        const going = indexedDB.deleteDatabase("notebook");
        going.onsuccess = () => { window.forgotten = true; };
        return true;
      })()`);
      await until(engine, "window.forgotten", "it is gone");
      await ask(click(`nav[aria-label="手帖のページ"] a[href="/note"]`));
      await until(engine, isSaid("あなたの手帖です"), "an empty notebook");
      await addSnake("ソラ");
    });
    await check("where the browser stores nothing, that is said", async () => {
      await engine.open(`${site.origin}/policy`, PHONE);
      await until(engine, ALIVE, "a page of the site");
      await ask(`(() => {
        IDBFactory.prototype.open = () => { throw new DOMException("refused", "SecurityError"); };
        document.querySelector('a[href="/note"]').click();
        return true;
      })()`);
      await until(engine, isSaid("このブラウザーでは、端末に記録を残せません"), "it is said");
    });
  } finally {
    await site.stop();
  }
  return result;
}
