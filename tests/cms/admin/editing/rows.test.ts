import { expect, test } from "vitest";
import { formContentOf, readEditorForm, withoutBlankRows } from "#app/cms/admin/editing/form/form-request.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { rowsIn } from "#app/cms/fields/form-value.ts";
import { addRow, moveRow, ROW_INTENT, removeRow } from "#app/cms/fields/row-intents.ts";
import { fullContent } from "#tests/kinds/examples.ts";
import { formOf } from "./editor-harness.ts";

const breed = kindNamed("breed");
const untouched = formContentOf(breed, fullContent("breed"));

function pressed(intent: string, change: (form: FormData) => void = () => {}) {
  const form = formOf("breed", fullContent("breed"), 1, [ROW_INTENT, intent]);
  change(form);
  return readEditorForm(breed, form);
}

test("a row is added, removed and moved, and everything else stays as it was typed", () => {
  const path = "fields.outcomes";
  const outcomes = rowsIn(untouched.fields.outcomes);
  const type = (form: FormData) => form.set("summary", "書きかけ\nのメモ");
  const others = { ...untouched, summary: "書きかけ\nのメモ" };

  const added = pressed(addRow(path), type);
  expect(added.intent).toBe("draw");
  expect(added.typed).toEqual({
    ...others,
    fields: { ...others.fields, outcomes: [...outcomes, { look: "", count: "" }] },
  });
  const removed = pressed(removeRow(path, 0), type);
  expect(removed.typed).toEqual({ ...others, fields: { ...others.fields, outcomes: outcomes.slice(1) } });
  const moved = pressed(moveRow(path, 1, 0), type);
  expect(moved.typed).toEqual({ ...others, fields: { ...others.fields, outcomes: outcomes.toReversed() } });
});

test("a gallery's pictures are moved and taken out the same way", () => {
  const ball = kindNamed("ball");
  const gallery = rowsIn(formContentOf(ball, fullContent("ball")).fields.gallery);
  const after = (intent: string) =>
    rowsIn(readEditorForm(ball, formOf("ball", fullContent("ball"), 1, [ROW_INTENT, intent])).typed.fields.gallery);
  expect(after(moveRow("fields.gallery", 0, 1))).toEqual(gallery.toReversed());
  expect(after(removeRow("fields.gallery", 1))).toEqual(gallery.slice(0, 1));
});

test.each([
  "{",
  "null",
  JSON.stringify({ type: "reset", payload: {} }),
  JSON.stringify({ type: "update", payload: { name: "title", value: "乗っ取り" } }),
  addRow("title"),
  addRow("fields.nothing"),
  addRow("__proto__"),
  removeRow("fields.outcomes", -1),
  moveRow("fields.outcomes", 0, 100_000_000),
])("what is none of the form's own buttons changes nothing: %s", (intent) => {
  const read = pressed(intent);
  expect(read.typed).toEqual(untouched);
  expect([read.intent, read.isUnknown]).toEqual(["draw", true]);
});

test("names nobody drew make no rows and no fields", () => {
  const form = formOf("breed", fullContent("breed"), 1);
  form.append("fields.outcomes[900000000].count", "5");
  form.append("fields.admin", "true");
  form.append("__proto__.polluted", "1");
  const { typed } = readEditorForm(breed, form);
  expect(rowsIn(typed.fields.outcomes)).toHaveLength(3);
  expect(Object.keys(typed.fields)).toEqual(Object.keys(breed.fields));
  expect("polluted" in {}).toBe(false);
});

test("blank rows are left out, so that the rest keep the row numbers their messages name", () => {
  const outcomes = [
    { look: " ", count: "" },
    { look: "パステル", count: "多い" },
  ];
  const typed = { ...untouched, fields: { ...untouched.fields, outcomes } };
  expect(withoutBlankRows(breed, typed).fields.outcomes).toEqual([{ look: "パステル", count: "多い" }]);
  const ball = kindNamed("ball");
  const snake = formContentOf(ball, fullContent("ball"));
  const genotype = [{ gene: "", state: "visual", percent: "" }];
  expect(withoutBlankRows(ball, { ...snake, fields: { ...snake.fields, genotype } }).fields.genotype).toEqual([]);
});
