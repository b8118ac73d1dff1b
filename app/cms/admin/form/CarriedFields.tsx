// Everything typed, as hidden inputs under the editor's own names: carried through a page that asks something else first.

import type { FormContent } from "#app/cms/admin/editing/form/form-view.ts";
import type { FormValue } from "#app/cms/fields/form-value.ts";

export function CarriedFields({ typed }: { typed: FormContent }) {
  return contentPairs(typed).map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and the list never changes in place
    <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
  ));
}

// A form's content under the names of its boxes.

/** Every name and its text, in the form's order; a name may stand twice. */
export function contentPairs(typed: FormContent): [name: string, text: string][] {
  return [
    ["title", typed.title],
    ["summary", typed.summary],
    ["cover.image", typed.cover.image ?? ""],
    ["cover.alt", typed.cover.alt ?? ""],
    ["body", typed.body],
    ...Object.entries(typed.fields).flatMap(([name, value]) => pairsOf(`fields.${name}`, value)),
    ...Object.entries(typed.lines ?? {}).map(([name, line]): [string, string] => [`lines.${name}`, line]),
  ];
}

function pairsOf(path: string, value: FormValue): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  return value.flatMap((item, row): [string, string][] =>
    typeof item === "string"
      ? [[path, item]]
      : Object.entries(item).map(([column, cell]) => [`${path}[${row}].${column}`, cell]),
  );
}
