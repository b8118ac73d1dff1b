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

test("a row is added, removed and moved, and all other input stays", () => {
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

test("blank rows are skipped without changing the row numbers in messages", () => {
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
