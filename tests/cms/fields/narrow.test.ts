import { expect, test } from "vitest";
import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { candidatesFor } from "#app/cms/admin/editing/form/form-candidates.server.ts";
import { formContentOf } from "#app/cms/admin/editing/form/form-request.server.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { filterMatches } from "#app/cms/fields/reference/candidates.ts";
import { hana, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";

test("the gene box matches the names, aliases and short names of the calculator", async () => {
  const db = memory();
  const wanted = ["piebald", "yellow-belly", "clown", "pastel", "enchi", "banana", "albino", "orange-belly"];
  for (const { id, title, fields } of starterMorphs.filter((morph) => wanted.includes(morph.id)))
    await publishedEntry(db, "morph", id, { title, fields: { ...fields } });
  const ball = kindNamed("ball");
  const found = await candidatesFor(db, ball, formContentOf(ball, emptyContent(ball)), hana.now);
  const genes = found["morph:type=gene"]?.items ?? [];
  const first = (typed: string) => filterMatches(genes, typed)[0]?.id;
  expect(["パイド", "pied", "ぱいど", "パイボールド", "piebald"].map(first)).toEqual(Array(5).fill("piebald"));
  expect(["YB", "ｙｂ", "yellow belly"].map(first)).toEqual(Array(3).fill("yellow-belly"));
  expect(first("het clown")).toBe("clown");
  expect(filterMatches(genes, "")).toHaveLength(genes.length);
});
