import type { FormContent } from "#app/cms/admin/editing/form/form-view.ts";
import type { FormValue } from "#app/cms/fields/form-value.ts";

interface Props {
  typed: FormContent;
  version: number;
  /** The form's times, and those it was drawn with. */
  times?: Readonly<Record<string, string>>;
}

export function CarriedFields({ typed, version, times = {} }: Props) {
  const all = [["version", String(version)] as const, ...Object.entries(times), ...contentPairs(typed)];
  return all.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and the list never changes in place
    <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
  ));
}

/** Returns name and value pairs in form order; names may repeat. */
export function contentPairs(typed: FormContent): [name: string, text: string][] {
  return [
    ["autosave", typed.autosave ?? ""],
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
