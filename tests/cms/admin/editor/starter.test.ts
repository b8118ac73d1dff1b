import "./dom.ts";
import { expect, test } from "vitest";
import { demoBalls, demoBreeds } from "#app/cli/starter/demo-collection.server.ts";
import { starterBlogs, starterInfos, starterMorphs, starterTerms } from "#app/cli/starter/encyclopedia.server.ts";
import { readBody, writeBody } from "#app/cms/admin/editor/body.ts";
import { bodySchema } from "#app/cms/admin/editor/extensions.ts";

const schema = bodySchema();
const all = [...starterBlogs, ...starterInfos, ...starterMorphs, ...starterTerms, ...demoBalls, ...demoBreeds];

test("every entry the site ships with goes through the editor unchanged, all of it as words one can write in", () => {
  expect(all.length).toBeGreaterThanOrEqual(422);
  for (const { id, body } of all) {
    const { doc, memory } = readBody(schema, body);
    expect(writeBody(doc, memory), id).toBe(body);
    expect(doc.children.filter((node) => node.type.name === "island").length, id).toBe(0);
  }
});
