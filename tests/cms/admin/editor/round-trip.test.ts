import "./dom.ts";
import { expect, test } from "vitest";
import { readBody, writeBody } from "#app/cms/admin/editor/body.ts";
import { bodySchema } from "#app/cms/admin/editor/extensions.ts";
import { splitBody } from "#app/cms/admin/editor/html/split.ts";
import { embeds } from "./samples/embeds.ts";
import { ghost } from "./samples/ghost.ts";
import { japanese } from "./samples/japanese.ts";
import { office } from "./samples/office.ts";
import { wordpress } from "./samples/wordpress.ts";

const schema = bodySchema();
const samples = Object.entries({ wordpress, ghost, japanese, office, embeds }).flatMap(([system, bodies]) =>
  Object.entries(bodies).map(([name, body]) => ({ name: `${system}: ${name}`, body })),
);
const changed = schema.node("paragraph", null, schema.text("書きかえた段落"));

test("there are at least forty samples of other systems", () => {
  expect(samples.length).toBeGreaterThanOrEqual(40);
});

test.each(samples)("$name: unchanged where untouched", ({ body }) => {
  const { doc, memory } = readBody(schema, body);
  expect(writeBody(doc, memory)).toBe(body);
});

test.each(["javascript:alert(1)", "data:text/html,x"])(
  "what a picture from %s is in stays as it was written",
  (src) => {
    for (const body of [`<p>文<img src="${src}"></p>`, `<figure><img src="${src}" alt="絵"></figure>`])
      expect(readBody(schema, body).doc.firstChild?.type.name, body).toBe("island");
  },
);

test.each(samples)("$name: whichever block is changed, the others stay as they were written", ({ body }) => {
  const whole = `<p>はじめ</p>\n${body}\n<p>おわり</p>`;
  const { doc, memory } = readBody(schema, whole);
  const { blocks, after } = splitBody(whole) ?? { blocks: [], after: "" };
  expect(blocks.length).toBeGreaterThanOrEqual(3);
  blocks.forEach((_, place) => {
    const children = doc.children.map((child, index) => (index === place ? changed : child));
    const wanted = blocks.map(
      ({ before, source }, index) => before + (index === place ? "<p>書きかえた段落</p>" : source),
    );
    expect(writeBody(schema.node("doc", null, children), memory)).toBe(wanted.join("") + after);
  });
});
