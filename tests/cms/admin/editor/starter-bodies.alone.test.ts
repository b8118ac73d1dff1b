// Every body the site ships with, read by the editor.

import "./dom.ts";
import { expect, test } from "vitest";
import { demoBalls, demoBreeds } from "#app/cli/starter/demo-collection.server.ts";
import { starterBlogs, starterInfos, starterMorphs, starterTerms } from "#app/cli/starter/encyclopedia.server.ts";
import { lostInWriting, readBody } from "#app/cms/admin/editor/body.ts";
import { bodySchema } from "#app/cms/admin/editor/extensions.ts";

test("every entry goes through the editor saying the same, all of it as words one can write in", () => {
  const schema = bodySchema();
  const all = [...starterBlogs, ...starterInfos, ...starterMorphs, ...starterTerms, ...demoBalls, ...demoBreeds];
  expect(all.length).toBeGreaterThanOrEqual(422);
  for (const { id, body } of all) {
    const doc = readBody(schema, body);
    expect(
      doc.children.filter((node) => node.type.name === "rawHtml").map((node) => node.attrs.html),
      id,
    ).toEqual([]);
    expect(lostInWriting(body, doc), id).toEqual([]);
  }
});
