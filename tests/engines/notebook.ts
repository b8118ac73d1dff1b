// Notebook test for any engine: start, file export and import, sync with an empty device, and offline reading.

import { type Engine, until } from "#tests/support/engine.ts";
import { startSite } from "#tests/support/site.ts";
import { ALIVE, chooseFile, click, clickText, counting, isSaid, openNote, PHONE, type Result, type } from "./acts.ts";

const tab = (path: string) => click(`nav[aria-label="手帖のページ"] a[href="${path}"]`);

export async function notebookTest(engine: Engine): Promise<Result> {
  const site = await startSite({ filled: false });
  const { check, result } = counting();
  const ask = (expression: string) => engine.ask(expression);
  const open = (path: string) => openNote(engine, site.origin + path);
  /** Deletes everything the browser stores of the notebook, so that it acts as another device. */
  async function forget(): Promise<void> {
    await engine.open(`${site.origin}/policy`, PHONE);
    await ask(`(() => {
      window.forgotten = false;
      localStorage.clear();
      const going = indexedDB.deleteDatabase("notebook");
      going.onsuccess = () => { window.forgotten = true; };
      return true;
    })()`);
    await until(engine, "window.forgotten", "an empty device");
  }

  try {
    await check("a first snake and its first meal", async () => {
      await open("/note/new");
      await ask(type('main input[name="name"]', "モモ"));
      await ask(clickText("main form button", "加える"));
      await until(engine, `document.querySelector("h1")?.textContent === "モモ"`, "its page");
      await ask(tab("/note"));
      await until(engine, `document.querySelector("section[aria-labelledby=feed] li button")`, "it waits for its meal");
      await ask(click("section[aria-labelledby=feed] li button"));
      await until(engine, isSaid("今日の給餌はありません"), "nobody waits any more");
    });
    await check("all of it is there after a new start", async () => {
      await open("/note/snakes");
      await until(engine, `document.querySelector('main li a[href^="/note/snake/"]')`, "the snake");
      await ask(click('main li a[href^="/note/snake/"]'));
      await until(engine, isSaid("食べた"), "its meal");
    });
    await check("what is below the screen has its name, too", async () => {
      const last = `[...document.querySelectorAll("main h2")].at(-1)`;
      if (!(await ask(`${last}.getBoundingClientRect().top > innerHeight`)))
        throw new Error("all of it is on the screen");
      const name = String(await ask(`${last}.textContent`));
      if (!(await engine.isCalled?.("heading", name))) throw new Error(`${name} has no name`);
    });
    await check("the file goes out, and comes in on an empty device", async () => {
      await open("/note/keep");
      await ask(`(() => {
        const made = URL.createObjectURL;
        URL.createObjectURL = (blob) => {
          const reader = new FileReader();
          reader.onload = () => sessionStorage.setItem("file", reader.result);
          reader.readAsDataURL(blob);
          return made.call(URL, blob);
        };
        return true;
      })()`);
      await ask(clickText("main button", "ファイルに書き出す"));
      await until(engine, `sessionStorage.getItem("file")`, "the file");
      await forget();
      await open("/note/keep");
      await until(engine, isSaid("0匹・記録0件"), "an empty notebook");
      await chooseFile(engine, String(await ask(`sessionStorage.getItem("file").split(",")[1]`)));
      await until(engine, isSaid("個体1匹、記録1件"), "what would come");
      await ask(clickText("main button", "この手帖を読み込む"));
      await until(engine, isSaid("1匹・記録1件"), "it has come");
    });
    await check("sealed with twelve words, and opened with them on an empty device", async () => {
      await open("/note/keep");
      await until(engine, isSaid("1匹・記録1件"), "the notebook");
      await ask(clickText("main button", "言葉を作って、同期を始める"));
      await until(engine, "document.querySelectorAll('main ol li').length === 12", "twelve words");
      const words = String(
        await ask(`[...document.querySelectorAll("main ol li")].map((one) => one.textContent).join(" ")`),
      );
      await ask(clickText("main label", "12個の言葉を、紙に書き写しました"));
      await ask(clickText("main button", "次へ"));
      await until(engine, `document.querySelector('[name="word-2"]')`, "three are asked for");
      for (const number of [2, 7, 11]) await ask(type(`[name="word-${number}"]`, words.split(" ")[number - 1] ?? ""));
      await ask(clickText("main button", "確かめて、同期を始める"));
      await until(engine, isSaid("同期済みです"), "it is sealed");
      await forget();
      await open("/note/keep");
      await until(engine, isSaid("0匹・記録0件"), "an empty notebook");
      await ask(clickText("main button", "ほかの端末の手帖を、この端末で開く"));
      await until(engine, `document.querySelector("main textarea")`, "its words are asked for");
      await ask(type("main textarea", words));
      await ask(clickText("main button", "開く"));
      await until(engine, isSaid("個体1匹、記録1件"), "what would come");
      await ask(clickText("main button", "まとめて、同期を始める"));
      await until(engine, isSaid("1匹・記録1件"), "it has come");
    });
    await check("all of it is stored for when there is no connection", async () => {
      await open("/note");
      await ask(
        `(navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready).then(({ active }) => active.postMessage("keep")), true)`,
      );
      await ask(`(() => {
        const look = async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith("kept:"));
          for (const name of names) if (await (await caches.open(name)).match("/kept-set")) window.isWhole = true;
          if (!window.isWhole) setTimeout(look, 200);
        };
        void look();
        return true;
      })()`);
      await until(engine, "window.isWhole", "all of it is stored", 120_000);
      await open("/note");
      await until(engine, "navigator.serviceWorker.controller", "the worker answers for the page");
    });
    await check("with the server gone it opens, and is written in", async () => {
      await site.stop();
      await ask("(window.isOld = true, location.reload(), true)");
      await until(engine, `!window.isOld && ${ALIVE}`, "today's page anew");
      await until(engine, isSaid("今日の給餌はありません"), "today's page");
      await ask(tab("/note/snakes"));
      await until(engine, `document.querySelector('main li a[href^="/note/snake/"]')`, "the snake");
      await ask(click('main li a[href^="/note/snake/"]'));
      await until(engine, `document.querySelector("h1")?.textContent === "モモ"`, "its page");
      await ask(clickText("main button", "体重"));
      await until(engine, `document.querySelector('dialog input[name="grams"]')`, "the sheet");
      await ask(type('dialog input[name="grams"]', "820"));
      await ask(clickText("dialog button", "記録する"));
      await until(engine, `!document.querySelector("dialog") && ${isSaid("820g")}`, "its weight");
    });
  } finally {
    await site.stop();
  }
  return result;
}
