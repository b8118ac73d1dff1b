// Steps shared by browser tests of the notebook.

import type { Page } from "playwright";
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
  await page.getByRole("button", { name: "この手帖を取り込む" }).click();
  await page.getByText("手帖に取り込みました").waitFor();
}
