// Compares what pages, files and feeds say, to visitors and to an admin, with what is recorded in recorded-pages/. The clock
// is stopped. To accept a change: `npm test -- tests/http/recorded-pages.test.ts -u`, and read the difference.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { demoBalls, fillDemo } from "#app/cli/starter/demo-collection.server.ts";
import { starterBlogs, starterInfos, starterMorphs, starterTerms } from "#app/cli/starter/encyclopedia.server.ts";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import { reindexIfOutdated } from "#app/cms/content/reindex/reindex.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { relaxSyncing } from "#app/platform/database/dialect.server.ts";
import { browserOf } from "#tests/support/admin-site.ts";
import { wordsOf } from "#tests/support/page-words.ts";
import { DEMO_ADMIN, emulatorSettings, makePeople, sessionCookie } from "#tests/support/people.ts";
import { startServer } from "#tests/support/site.ts";

const DATE = "2026-12-01T03:00:00.000Z";
/** The site's address, signatures and the names of results. */
const RANDOM = /(http(:|%3A)(\/\/|%2F%2F))?127\.0\.0\.1(:|%3A)\d+|(?<![\w-])[\w-]{43}(?![\w-])|(?<=result=)[\w-]{16}/g;
const listed = readFileSync("tests/http/recorded-pages/addresses.txt", "utf8");

const folder = mkdtempSync(join(tmpdir(), "borupa-recorded-"));
await fill(join(folder, "borupa.sqlite"));
await makePeople();
const stopped = { FIXED_DATE: DATE, NODE_OPTIONS: "--import ./tests/support/fixed-date.js" };
const server = await startServer({ DATA_DIR: folder, ...emulatorSettings(), ...stopped });
afterAll(() => {
  server.process.kill();
  rmSync(folder, { recursive: true });
});
const admin = browserOf(server, await sessionCookie(DEMO_ADMIN));
const visitor = browserOf(server, "");

/** Fills in the demo's snakes, the articles, and the morphs and terms that are listed, or of the snakes, or every twelfth. */
async function fill(file: string): Promise<void> {
  const [db, now] = [openDatabase(file), new Date(DATE)];
  await relaxSyncing(db);
  await reindexIfOutdated(db);
  const genes = demoBalls.flatMap(({ fields }) => fields.genotype.map(({ gene }) => `/morph/${gene}\n`));
  const isChosen = (path: string) => listed.includes(`${path}\n`) || genes.includes(`${path}\n`);
  const groups = [
    ["morph", starterMorphs.filter(({ id }, place) => place % 12 === 0 || isChosen(`/morph/${id}`))],
    ["term", starterTerms.filter(({ id }, place) => place % 12 === 0 || isChosen(`/term/${id}`))],
    ["info", starterInfos],
    ["blog", starterBlogs],
  ] as const;
  for (const [kind, all] of groups)
    for (const entry of all) await fillOne(db, { kind, ...entry, fields: { ...entry.fields }, cover: null }, now);
  await fillDemo(db, now, () => {});
  await db.destroy();
}

/** Requests "/path", or posts "/path < a=1&b=2". Joins a calendar's folded lines. */
async function said(browser: typeof admin, address: string, isKnown: (words: string) => boolean): Promise<string> {
  const [path = "", sent] = address.split(" < ");
  const init = sent === undefined ? {} : { method: "POST", body: new URLSearchParams(sent) };
  const answer = await browser.request(encodeURI(path), init);
  const type = answer.headers.get("Content-Type") ?? "";
  const text = (await answer.text()).replaceAll("\r\n ", "").replaceAll(RANDOM, "");
  const words = wordsOf(type, text, isKnown).join("\n");
  const to = answer.headers.get("Location")?.replaceAll(RANDOM, "");
  return `\n======== ${address}\n${answer.status} ${to ?? type}\n${words}\n`;
}

test.each(listed.trim().split("\n\n"))("all is as recorded: %s", async (listing) => {
  const [area = "", ...addresses] = listing.split("\n");
  const seen = new Set<string>();
  const isKnown = (words: string) => seen.has(words) || !seen.add(words);
  const all: string[] = [];
  for (const address of addresses) all.push(await said(area.startsWith("admin") ? admin : visitor, address, isKnown));
  await expect(all.join("")).toMatchFileSnapshot(`recorded-pages/${area}.txt`);
});
