import { expect, test } from "vitest";
import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { candidatesFor, searchCandidates } from "#app/cms/admin/editing/form/form-candidates.server.ts";
import { formContentOf } from "#app/cms/admin/editing/form/form-request.server.ts";
import { Editor } from "#app/cms/admin/screens/entry/Editor.tsx";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { filterMatches, soleMatch } from "#app/cms/fields/reference/candidates.ts";
import { PlainReference } from "#app/cms/fields/reference/ReferenceSelect.tsx";
import { drawn, idle } from "#tests/cms/admin/editing/drawn.tsx";
import {
  content,
  formOf,
  hana,
  memory,
  press,
  publishedEntry,
  state,
} from "#tests/cms/admin/editing/editor-harness.ts";
import { documentOf } from "#tests/support/document.ts";

const db = memory();
const clown = starterMorphs.find(({ id }) => id === "clown");
await publishedEntry(db, "morph", "clown", { title: "クラウン", fields: { ...clown?.fields } });
const snake = (id: string, title: string, fields: Record<string, unknown>) =>
  publishedEntry(db, "ball", id, { title, fields: { sex: "male", ...fields } });
await snake("one", "琥珀", { number: "BP-2019-001", genotype: [{ gene: "clown", state: "visual" }] });
await snake("two", "銀", { number: "BP-2019-003", soldTo: "山田 花子", sale: "sold" });
await snake("three", "銀", { number: "BP-2020-003" });
await snake("dam", "茜", { number: "BP-2018-004", sex: "female" });

async function saved(sire: string) {
  const id = `young-${Math.random().toString(36).slice(2, 8)}`;
  const form = formOf("ball", content("ball", { title: "子" }), 0, ["fields.sire", sire], ["id", id], ["do", "save"]);
  const answer = await press(db, "ball", null, form);
  expect(answer.type).toBe("done");
  return contentOf(await state(db, "ball", id));
}

test.each([
  ["its number", "bp-2019-001"],
  ["its name", "琥珀"],
  ["its genes", "クラウン"],
  ["its id", "one"],
])("a parent is found by %s, without JavaScript", async (_, typed) => {
  expect((await saved(typed)).fields.sire).toBe("one");
});

test("an ambiguous name, a mother as the father, an unknown name and a buyer stay as typed until publishing", async () => {
  for (const typed of ["銀", "茜", "どこにもいない", "山田 花子"]) {
    const stored = await saved(typed);
    expect(stored.fields.sire, typed).toBeNull();
    expect(stored.unread, typed).toEqual({ "fields.sire": typed });
  }
  const answer = await press(
    db,
    "ball",
    null,
    formOf("ball", content("ball", { title: "子" }), 0, ["fields.sire", "銀"], ["do", "publish"]),
  );
  if (answer.type !== "editor") throw new Error(answer.type);
  expect(answer.view.problems).toContainEqual(expect.objectContaining({ path: "fields.sire" }));
  const page = documentOf(drawn(<Editor {...idle} view={answer.view} isAnswer />));
  const select = page.querySelector<HTMLSelectElement>("select[name='fields.sire']");
  expect(select?.value).toBe("銀");
});

test("if a select would be too long, an ambiguous name comes back with its matches", async () => {
  const candidates = await searchCandidates(db, "ball", { key: "sex", text: "male" }, "銀", hana.now);
  expect(candidates.map(({ id }) => id).toSorted()).toEqual(["three", "two"]);
  const plain = (value: string) =>
    documentOf(
      drawn(
        <PlainReference
          control={null}
          name="fields.sire"
          value={value}
          candidates={candidates}
          isWhole={false}
          none="なし"
          tied={{ id: "sire" }}
        />,
      ),
    ).querySelector<HTMLSelectElement>("[name='fields.sire']");
  expect([...(plain("銀")?.options ?? [])].map(({ value }) => value)).toEqual([
    "",
    "銀",
    ...candidates.map(({ id }) => id),
  ]);
  expect(plain("")?.tagName).toBe("INPUT");
});

test("suggestions include each snake's genes, and match every word of them", async () => {
  const ball = kindNamed("ball");
  const found = await candidatesFor(db, ball, formContentOf(ball, emptyContent(ball)), hana.now);
  const sires = found["ball:sex=male"]?.items ?? [];
  expect(sires.find(({ id }) => id === "one")?.detail).toBe("クラウン");
  expect(filterMatches(sires, "クラウン 2019").map(({ id }) => id)).toEqual(["one"]);
  expect(soleMatch(sires, "銀")).toBeUndefined();
  expect(soleMatch(sires, "ｂｐ−2020-003")?.id).toBe("three");
  // Other hyphens, or only the beginning of a number, match nothing.
  for (const other of ["BP-20-20003", "BP-2020-00"]) expect(soleMatch(sires, other)).toBeUndefined();
  expect(JSON.stringify(sires)).not.toContain("山田");
});
