import { expect, test } from "vitest";
import { readEditorForm } from "#app/admin/editing/form-request.server.ts";
import { formContentOf, withoutBlankRows } from "#app/admin/editing/read-form-content.server.ts";
import { kindNamed } from "#app/content/registry.ts";
import { rowsIn } from "#app/fields/form-value.ts";
import { addRow, moveRow, ROW_INTENT, removeRow } from "#app/fields/row-intents.ts";
import { fullContent } from "#tests/kinds/examples.ts";
import { formOf } from "./editor-harness.ts";

const ball = kindNamed("ball");
const untouched = formContentOf(ball, fullContent("ball"));

function pressed(intent: string, change: (form: FormData) => void = () => {}) {
  const form = formOf("ball", fullContent("ball"), 1, [ROW_INTENT, intent]);
  change(form);
  return readEditorForm(ball, form);
}

test("a row is added, removed and moved, and everything else stays as it was typed", () => {
  const path = "fields.weights";
  const weights = rowsIn(untouched.fields.weights);
  const type = (form: FormData) => form.set("fields.feeding", "書きかけ\r\nのメモ");
  const others = { ...untouched, fields: { ...untouched.fields, feeding: "書きかけ\nのメモ" } };

  const added = pressed(addRow(path), type);
  expect(added.intent).toBe("draw");
  expect(added.typed).toEqual({
    ...others,
    fields: { ...others.fields, weights: [...weights, { date: "", grams: "" }] },
  });
  const removed = pressed(removeRow(path, 0), type);
  expect(removed.typed).toEqual({ ...others, fields: { ...others.fields, weights: weights.slice(1) } });
  const moved = pressed(moveRow(path, 1, 0), type);
  expect(moved.typed).toEqual({ ...others, fields: { ...others.fields, weights: weights.toReversed() } });
});

test("a gallery's pictures are moved and taken out the same way", () => {
  const gallery = rowsIn(untouched.fields.gallery);
  expect(rowsIn(pressed(moveRow("fields.gallery", 0, 1)).typed.fields.gallery)).toEqual(gallery.toReversed());
  expect(rowsIn(pressed(removeRow("fields.gallery", 1)).typed.fields.gallery)).toEqual(gallery.slice(0, 1));
});

test.each([
  "{",
  "null",
  JSON.stringify({ type: "reset", payload: {} }),
  JSON.stringify({ type: "update", payload: { name: "title", value: "乗っ取り" } }),
  addRow("title"),
  addRow("fields.nothing"),
  addRow("__proto__"),
  removeRow("fields.weights", -1),
  moveRow("fields.weights", 0, 100_000_000),
])("what is none of the form's own buttons changes nothing: %s", (intent) => {
  const read = pressed(intent);
  expect(read.typed).toEqual(untouched);
  expect(read.intent).toBe("save");
});

test("names nobody drew make no rows and no fields", () => {
  const form = formOf("ball", fullContent("ball"), 1);
  form.append("fields.weights[900000000].grams", "5");
  form.append("fields.admin", "true");
  form.append("__proto__.polluted", "1");
  const { typed } = readEditorForm(ball, form);
  expect(rowsIn(typed.fields.weights)).toHaveLength(3);
  expect(Object.keys(typed.fields)).toEqual(Object.keys(ball.fields));
  expect("polluted" in {}).toBe(false);
});

test("blank rows are left out, so that the rest keep the row numbers their messages name", () => {
  const typed = {
    ...untouched,
    fields: {
      ...untouched.fields,
      weights: [
        { date: " ", grams: "" },
        { date: "2026-01-01", grams: "重い" },
      ],
      genotype: [{ gene: "", state: "visual", percent: "" }],
    },
  };
  const { fields } = withoutBlankRows(ball, typed);
  expect(fields.weights).toEqual([{ date: "2026-01-01", grams: "重い" }]);
  expect(fields.genotype).toEqual([]);
});
