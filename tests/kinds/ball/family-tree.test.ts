import { bookOfMorphs } from "@borupa/genetics";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { findEntry, trash } from "#app/cms/content/lifecycle.server.ts";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { familyTree } from "#app/kinds/ball/page/pedigree.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";
import { putBall } from "#tests/tools/calculator/collection.ts";

const now = new Date("2027-01-01T00:00:00.000Z");
const genes = bookOfMorphs([]);
let db: Db;
beforeEach(() => {
  db = emptyDatabase();
});

async function treeOf(id: string) {
  const snake = await getVisible(db, "ball", id, now);
  if (!snake) throw new Error(`${id} is not there`);
  return familyTree(db, snake, genes, now);
}

const put = (id: string, sex: "male" | "female", sire: string | null = null, dam: string | null = null) =>
  putBall(db, id, id, sex, [], { sire, dam });

test("parents without a common ancestor: 0 %, with the depth of the records", async () => {
  await put("grandsire", "male");
  await put("sire", "male", "grandsire");
  await put("dam", "female");
  await put("child", "male", "sire", "dam");
  const { ancestors, inbreeding } = await treeOf("child");
  expect(ancestors.sire?.sire?.id).toBe("grandsire");
  expect(inbreeding).toMatchObject({ isZero: true, generations: 2 });
});

test("with a parent unknown or in the trash no figure is given", async () => {
  await put("sire", "male");
  await put("dam", "female");
  await put("only-sire", "male", "sire", null);
  await put("both", "male", "sire", "dam");
  expect((await treeOf("only-sire")).inbreeding).toBeNull();
  const dam = await findEntry(db, "ball", "dam");
  await trash(db, "ball", "dam", dam?.version ?? 0, { by: "hana", now });
  const { ancestors, inbreeding } = await treeOf("both");
  expect(ancestors.dam).toBeNull();
  expect(ancestors.sire?.id).toBe("sire");
  expect(inbreeding).toBeNull();
});

test("a cyclic pedigree is shown as far as it goes, without a figure", async () => {
  await put("x", "male", "y", "z");
  await put("y", "male", "was-x", "z");
  // No write accepts it, but older builds did.
  await db.updateTable("entries").set({ live: sql`replace(live, 'was-x', 'x')` }).where("id", "=", "y").execute();
  await put("z", "female");
  const { ancestors, inbreeding } = await treeOf("x");
  expect(ancestors.sire?.sire?.id).toBe("x");
  expect(inbreeding).toBeNull();
});
