import { expect, test } from "vitest";
import { fieldTypeOf } from "#app/cms/fields/field-types.server.ts";
import { longText } from "#app/cms/fields/long-text/field.ts";
import { text } from "#app/cms/fields/text/field.ts";

test.each([
  ["a line", text({ label: "題", min: 3, max: 5 }), text({ label: "題", min: 3, max: 5, required: true })],
  ["a text", longText({ label: "文", min: 3, max: 5 }), longText({ label: "文", min: 3, max: 5, required: true })],
])("%s too short or too long is reported with numbers; a draft may be short", (_, optional, required) => {
  const said = (field: typeof optional, strictness: "draft" | "publish", typed: string) => {
    const type = fieldTypeOf(field);
    const read = type.schema(field, strictness, fieldTypeOf).safeParse(typed);
    return read.success ? [] : read.error.issues.map(({ message }) => message);
  };
  expect(said(optional, "publish", "二文")).toEqual(["3文字以上で入力してください"]);
  // Counted as graphemes.
  expect(said(optional, "publish", "🐍🐍")).toEqual(["3文字以上で入力してください"]);
  expect(said(optional, "publish", "六文字になる")).toEqual(["5文字以内で入力してください"]);
  expect(said(optional, "publish", "三文字")).toEqual([]);
  expect(said(optional, "publish", "")).toEqual([]);
  expect(said(optional, "draft", "二文")).toEqual([]);
  expect(said(required, "publish", "")).toEqual(["この項目は必須です"]);
});
