import { beforeEach, expect, test } from "vitest";
import { kindNamed } from "#app/cms/content/registry.ts";
import { takeStep } from "#app/collection/papers/ledger/steps.server.ts";
import { adminList } from "#app/collection/registry/admin-list.server.ts";
import { addCare } from "#app/kinds/ball/care/care-log.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { content, hana, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { formData } from "#tests/support/form-data.ts";
import filters from "./living-filters.json" with { type: "json" };

let db: Db;
beforeEach(async () => {
  db = memory();
  const snakes: Record<string, Record<string, unknown>> = {
    baby: { hatched: "2026-09-01", shelf: "A-1" },
    grown: { hatched: "2020", shelf: "Ａ2", sale: "sold", agreedOn: "2026-12-05" },
    young: { hatched: "2025-06-01", shelf: "B-1" },
    away: { hatched: "2025-06-01", shelf: "B-2" },
    double: { hatched: "2025-06-01" },
  };
  for (const [id, fields] of Object.entries(snakes))
    await publishedEntry(db, "ball", id, content("ball", { title: id, fields: { number: id, ...fields } }));
  const meal = { type: "meal", prey: "rat", size: "", count: 1, outcome: "eaten", isPublic: false } as const;
  await addCare(db, [{ ball: "baby", date: "2026-11-10", ...meal }], hana);
  await addCare(db, [{ ball: "grown", date: "2026-11-19", ...meal }], hana);
  const weight = { type: "weight", grams: 800, isPublic: false, date: "2026-11-19" } as const;
  await addCare(db, [{ ball: "grown", ...weight }], hana);
  const course = { type: "medicine", note: "抗菌薬", dose: "", forDays: 7, isPublic: false } as const;
  await addCare(db, [{ ball: "young", date: "2026-11-19", ...course }], hana);
  for (const [id, cells] of [
    ["away", { do: "hand-over", leftOn: "2026-11-01", leftHow: "given" }],
    ["double", { do: "exclude", excluded: "二重" }],
  ] as const) {
    await takeStep(db, id, formData({ version: "0", ...cells }), "https://example.jp", hana);
  }
});

const list = (search: string) => adminList(db, kindNamed("ball"), new URLSearchParams(search), hana.now);
const idsOf = async (search: string) => (await list(search)).items.map(({ id }) => id).sort();

test.each(filters as [string, string[]][])("%s lists %j", async (search, ids) => {
  expect(await idsOf(search)).toEqual(ids);
});
