// Everything typed, as hidden inputs under the editor's own names: carried through a page that asks something else first.

import type { FormContent } from "#app/admin/editing/form-content.ts";
import type { FormValue } from "#app/fields/form-value.ts";

export function CarriedFields({ typed }: { typed: FormContent }) {
  const pairs: [string, string][] = [
    ["title", typed.title],
    ["summary", typed.summary],
    ["cover.image", typed.cover.image ?? ""],
    ["cover.alt", typed.cover.alt ?? ""],
    ["body", typed.body],
    ...Object.entries(typed.fields).flatMap(([name, value]) => pairsOf(`fields.${name}`, value)),
    ...Object.entries(typed.lines ?? {}).map(([name, line]): [string, string] => [`lines.${name}`, line]),
  ];
  return pairs.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and the list never changes in place
    <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
  ));
}

function pairsOf(path: string, value: FormValue): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  return value.flatMap((item, row): [string, string][] =>
    typeof item === "string"
      ? [[path, item]]
      : Object.entries(item).map(([column, cell]) => [`${path}[${row}].${column}`, cell]),
  );
}
