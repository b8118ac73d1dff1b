// The long form's sections: in the order of work, with an index of anchors that counts what is wrong in each.

import { expect, test } from "vitest";
import { sectionsOf } from "#app/cms/admin/editing/form/form-sections.ts";
import { editorView } from "#app/cms/admin/editing/form/view.server.ts";
import { Editor } from "#app/cms/admin/screens/entry/Editor.tsx";
import { allKinds, kindNamed } from "#app/cms/content/registry.ts";
import { documentOf } from "#tests/support/document.ts";
import { drawn } from "./drawn.tsx";
import { hana, memory } from "./editor-harness.ts";

const db = memory();

async function open(kind: "ball" | "term"): Promise<Document> {
  const view = await editorView(db, kindNamed(kind), null, hana.now);
  return documentOf(drawn(<Editor view={view} isAnswer={false} />));
}

const ways = (page: Document) => [...page.querySelectorAll<HTMLAnchorElement>("nav a")];

test("a snake's form goes from what it is to its text, and its index leads to each section", async () => {
  const page = await open("ball");
  const titles = ["個体", "遺伝子型", "血統", "販売", "飼育", "写真", "文章", "公開日時"];
  expect(ways(page).map((way) => way.textContent)).toEqual(titles);
  const sections = ways(page).map((way) => page.querySelector(`section${way.getAttribute("href")}`));
  expect(sections.map((section) => section?.querySelector("h2")?.textContent)).toEqual(titles);
  const controls = ["title", "lines.genotype", "fields.sire", "fields.sale", "fields.shelf", "cover.alt", "body"];
  for (const [index, name] of [...controls, "publishAt"].entries())
    expect(sections[index]?.querySelector(`[name="${name}"]`), name).not.toBeNull();
  const order = [...page.querySelectorAll("section")].filter((section) => sections.includes(section));
  expect(order).toEqual(sections);
});

test("every problem a form can have is counted in one section, whatever the kind", () => {
  for (const kind of allKinds()) {
    const common = ["title", "id", "summary", "body", "cover", "cover.alt", "publishAt", "endAt"];
    const paths = [...common, ...Object.keys(kind.fields).map((name) => `fields.${name}`)];
    for (const path of paths) {
      const { sections, beside } = sectionsOf(kind, [{ path, message: "?" }]);
      const own = sections.some(({ common }) => common.includes("cover")) ? [beside.time] : Object.values(beside);
      const counts = [...sections, ...own].map(({ errors }) => errors);
      expect(
        counts.reduce((sum, one) => sum + one, 0),
        `${kind.name} ${path}`,
      ).toBe(1);
    }
  }
});
