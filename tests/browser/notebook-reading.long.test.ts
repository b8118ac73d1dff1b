// How much of a large notebook a page reads before it is drawn: the pages of all snakes no record, a snake's page its own alone.

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import { type Fields, makeThing, type Thing } from "#app/notebook/model/thing.ts";
import { newSnake } from "#app/notebook/snakes/snake.ts";
import { launch, openPage, visit } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/site.ts";

const site = await startSite({ filled: false });
const browser = await launch();

const SNAKES = 20;
const RECORDS = 30;

function notebook(): Thing[] {
  let stamp = "";
  const thing = (type: string, fields: Fields) => {
    stamp = nextStamp(stamp, "aaaaaaaa", new Date("2026-11-01T00:00:00Z"));
    return makeThing(type, fields, stamp);
  };
  return Array.from({ length: SNAKES }, (_, i) => thing("snake", { ...newSnake, name: `ヘビ${i}` })).flatMap(
    (snake) => [
      snake,
      ...Array.from({ length: RECORDS }, (_, i) =>
        thing("record", {
          snake: snake.id,
          at: `2026-10-${String(i + 1).padStart(2, "0")}T12:00:00.000Z`,
          kind: "weight",
          grams: 1000 + i,
        }),
      ),
    ],
  );
}

/** Counts, in the page, the things that come out of its database: one by one, many at once, or by a cursor. */
function countReads(): void {
  const counter = window as unknown as { things: number }; // the test's own
  counter.things = 0;
  const ofThings = (source: IDBObjectStore | IDBIndex) =>
    (source instanceof IDBIndex ? source.objectStore : source).name === "things";
  for (const { prototype } of [IDBObjectStore, IDBIndex])
    for (const name of ["get", "getAll", "openCursor"] as const) {
      const original = prototype[name] as (this: IDBObjectStore | IDBIndex, ...all: unknown[]) => IDBRequest;
      Object.assign(prototype, {
        [name](this: IDBObjectStore | IDBIndex, ...all: unknown[]) {
          const request = original.apply(this, all);
          if (ofThings(this))
            request.addEventListener("success", () => {
              const { result } = request;
              counter.things += Array.isArray(result) ? result.length : Number(Boolean(result));
            });
          return request;
        },
      });
    }
}

const readHere = (page: Page) => page.evaluate(() => (window as unknown as { things: number }).things);

test("today and the list of snakes read no record, a snake's page no other snake's, a tool none", async () => {
  const { page } = await openPage(browser, { viewport: { width: 390, height: 660 }, timezoneId: "Asia/Tokyo" });
  await page.addInitScript(countReads);
  await visit(page, `${site.origin}/note`);
  await page.getByRole("link", { name: "最初の1匹を加える" }).waitFor();
  const things = notebook();
  await page.evaluate(async (text) => {
    const all: readonly object[] = JSON.parse(text);
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("notebook");
      request.onsuccess = () => resolve(request.result);
    });
    const writing = db.transaction("things", "readwrite");
    for (const thing of all) writing.objectStore("things").put(thing);
    await new Promise<void>((resolve) => {
      writing.oncomplete = () => resolve();
    });
    db.close();
    localStorage.setItem("notebook", "1");
  }, JSON.stringify(things));

  await visit(page, `${site.origin}/note`);
  await page.getByRole("button", { name: "まとめて記録" }).first().waitFor();
  expect(await readHere(page)).toBeLessThanOrEqual(2 * SNAKES);
  await visit(page, `${site.origin}/note/snakes`);
  await page.getByRole("link", { name: "ヘビ7" }).waitFor();
  expect(await readHere(page)).toBeLessThanOrEqual(2 * SNAKES);
  await visit(page, `${site.origin}/note/snake/${things[0]?.id}`);
  await page.getByRole("heading", { name: `記録 ${RECORDS}件` }).waitFor();
  const ofOne = await readHere(page);
  expect(ofOne).toBeGreaterThanOrEqual(RECORDS);
  expect(ofOne).toBeLessThanOrEqual(2 * SNAKES + 2 * RECORDS);
  await visit(page, `${site.origin}/`);
  // The first three by name, and that there are others.
  await page.getByText(/ヘビ\d+、ヘビ\d+、ヘビ\d+ほか：/).waitFor();
  await visit(page, `${site.origin}/calculate`);
  await page.getByRole("button", { name: /手帖の\d+匹を使う/ }).waitFor();
  expect(await readHere(page)).toBeLessThanOrEqual(4 * SNAKES);
});
