// Steps shared by browser tests of the notebook.

import type { Download, Page } from "playwright";
import { writeFile } from "#app/notebook/file/notebook-file.ts";
import type { Thing } from "#app/notebook/model/thing.ts";
import { visit } from "#tests/support/browser.ts";

export async function addSnake(page: Page, origin: string, name: string, genotype = ""): Promise<void> {
  await visit(page, `${origin}/note/new`);
  await page.getByLabel("名前").fill(name);
  await page.getByLabel("モルフ").fill(genotype);
  await page.getByRole("button", { name: "加える" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

/** Imports a file of these things on the notebook's backup page, which is open. */
export async function importThings(page: Page, things: readonly Thing[], at = new Date()): Promise<void> {
  const file = await writeFile(things, async () => null, at);
  await page
    .getByLabel("ファイルから読み込む")
    .setInputFiles({ name: "techo.zip", mimeType: "application/zip", buffer: Buffer.from(await file.arrayBuffer()) });
  await page.getByRole("button", { name: "この手帖を読み込む" }).click();
  await page.getByText("手帖に読み込みました").waitFor();
}

/** Reads a store of the notebook directly: one value, or all of them. */
export const readNotebook = <Value>(page: Page, name: string, key?: string): Promise<Value> =>
  page.evaluate(
    ([name, key]) =>
      new Promise<Value>((resolve, reject) => {
        const opening = indexedDB.open("notebook");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction(name).objectStore(name);
          const reading: IDBRequest = key === undefined ? store.getAll() : store.get(key);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    [name, key] as const,
  );

/** Lets the next write to this store, and key, fail as on a full disk. */
export const fillOnce = (page: Page, name: string, key?: string): Promise<void> =>
  page.evaluate(
    ([name, key]) => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...given) {
        if (this.name !== name || (key && given[1] !== key)) return put.apply(this, given);
        IDBObjectStore.prototype.put = put;
        throw new DOMException("full", "QuotaExceededError");
      };
    },
    [name, key] as const,
  );

/** Presses a button that writes a file. */
export async function downloadBy(page: Page, name: string | RegExp): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  return file;
}
