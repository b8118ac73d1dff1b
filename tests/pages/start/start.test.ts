// The path for beginners: eight pages in their order, each leading to articles that are out.

import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { startStep } from "#app/pages/start/start.server.ts";
import { startSteps } from "#app/pages/start/steps.ts";
import { startPaths } from "#app/ui/shell/sections.ts";
import { publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const now = new Date("2026-11-22T03:00:00Z");
const db = emptyDatabase();

test("the path has eight pages, and the sitemap names each", () => {
  expect(startSteps).toHaveLength(8);
  expect(startPaths).toEqual(startSteps.map(({ id }) => `/start/${id}`));
});

test("every article it leads to is one that the site ships with", () => {
  const articles = startSteps.flatMap((step) => step.articles);
  expect(articles.filter((id) => !existsSync(`starter/info/${id}.md`))).toEqual([]);
});

test("a page knows its place, its neighbours, and which of its articles are out", async () => {
  expect(await startStep(db, "costs", now)).toMatchObject({ place: 2, articles: [] });
  await publishedEntry(db, "info", "costs", { title: "費用と電気代" });
  const page = await startStep(db, "costs", now);
  expect(page?.articles).toEqual([expect.objectContaining({ id: "costs", title: "費用と電気代" })]);
  expect([page?.previous?.id, page?.next?.id]).toEqual(["needs", "choosing"]);
  expect((await startStep(db, "needs", now))?.previous).toBeNull();
  expect((await startStep(db, "vet", now))?.next).toBeNull();
  expect(await startStep(db, "nowhere", now)).toBeUndefined();
});
