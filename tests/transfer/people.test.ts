// Whom a snake is promised to is in no file of contents, and a file leaves it as it is.

import { join } from "node:path";
import { expect, test } from "vitest";
import { createEntry, findEntry, publish, saveDraft } from "#app/cms/content/lifecycle.server.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { snakesCsv } from "#app/kinds/ball/csv/export.server.ts";
import { exportSite } from "#app/transfer/export.server.ts";
import { importSite } from "#app/transfer/import.server.ts";
import { filesIn, openSite, PERSON, scratchFolder, write } from "./sites.ts";

const BUYER = "ヒミツノ太郎";
const now = new Date("2026-11-21T00:00:00.000Z");

async function siteWithBuyer() {
  const db = openSite();
  const empty = emptyContent(kindNamed("ball"));
  const content = { ...empty, title: "茜", fields: { ...empty.fields, sex: "female", sale: "sold", soldTo: BUYER } };
  await createEntry(db, "ball", "akane", content, PERSON);
  await publish(db, "ball", "akane", 1, content, null, PERSON);
  await saveDraft(db, "ball", "akane", 2, { ...content, title: "茜2" }, PERSON);
  return db;
}

test("an export names no buyer, in no file, nor does the snakes' table", async () => {
  const db = await siteWithBuyer();
  const folder = join(scratchFolder(), "a");
  await exportSite(db, folder, { replace: false });
  const files = filesIn(folder);
  expect(files["ball/akane.md"]).toContain("茜2");
  expect(JSON.stringify(files)).not.toContain(BUYER);
  expect(await snakesCsv(db, now)).not.toContain(BUYER);
});

test("an import that says nothing of the buyer leaves the name as it stands; one that says it takes it in", async () => {
  const db = await siteWithBuyer();
  const folder = scratchFolder();
  const file = (title: string, more = "") => ({
    "ball/akane.md": `---\ntitle: ${title}\nsex: female\nsale: sold\n${more}---\n`,
  });
  const run = async (title: string, more?: string) => {
    write(folder, file(title, more));
    const { problems } = await importSite(db, folder, { replace: true, dryRun: false, now });
    expect(problems).toEqual([]);
    const entry = await findEntry(db, "ball", "akane");
    return entry && contentOf(entry);
  };
  expect(await run("茜3")).toMatchObject({ title: "茜3", fields: { soldTo: BUYER } });
  expect(await run("茜4", "soldTo: 別の人\n")).toMatchObject({ fields: { soldTo: "別の人" } });
});
