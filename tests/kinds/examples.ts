// Example content of each kind with every field filled: from its example.ts, else by field type.

import type { Field } from "#app/cms/content/field.ts";
import type { Content, KindName } from "#app/cms/content/kind.ts";
import { allKinds } from "#app/cms/content/registry.ts";

const IMAGE = "0123456789abcdef0123";

const samples: Readonly<Record<string, (field: Field) => unknown>> = {
  text: (field) => ("kana" in field && field.kana ? "かな" : "文字"),
  "long-text": () => "一行目。\n二行目。",
  number: (field) => ("min" in field ? field.min : 1),
  choice: (field) => optionsOf(field).at(-1),
  flag: () => true,
  date: () => "2026-03-01",
  dates: () => ["2026-01-10", "2026-02-01"],
  words: () => ["ことば", "言葉"],
  reference: () => "x-1",
  references: () => ["x-1", "x-2"],
  gallery: () => [{ image: IMAGE, alt: "横から" }],
  rows: ({ columns = {} }) => [filled(columns as Record<string, Field>)], // a field's columns are fields
};

function optionsOf(field: Field): unknown[] {
  return "options" in field && Array.isArray(field.options) ? field.options.map(({ value }) => value) : [];
}

function filled(fields: Readonly<Record<string, Field>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const sample = samples[field.type];
      return [name, sample ? sample(field) : field.empty];
    }),
  );
}

const examples = import.meta.glob<Record<string, unknown>>("#app/kinds/*/example.ts", {
  eager: true,
  import: "example",
});

const entries = allKinds().map(({ name, fields }): [KindName, Content] => {
  const content = {
    title: "琥珀",
    summary: "落ち着いた性格の個体です。",
    cover: { image: IMAGE, alt: "とぐろを巻く個体" },
    body: '<h2>見出し</h2>\n<p>本文 &amp; "引用"</p>\n',
    fields: { ...filled(fields), ...examples[`/app/kinds/${name}/example.ts`] },
  };
  return [name, content];
});

const byKind = new Map(entries);

export function fullContent(name: KindName): Content {
  const content = byKind.get(name);
  if (!content) throw new Error(`No kind "${name}"`);
  return structuredClone(content);
}
