import type { Field } from "#app/cms/content/field.ts";

export interface Option<Value extends string | number = string | number> {
  value: Value;
  label: string;
}

export interface ChoiceField<Value extends string | number | null = string | number | null> extends Field<Value> {
  type: "choice";
  options: readonly Option[];
  /** Label of the empty option; without it the first option is the default. */
  none?: string;
}

interface Options<Value extends string | number> {
  label: string;
  hint?: string;
  options: readonly Option<Value>[];
}

/** The first option is the default. */
export function choice<Value extends string | number>(field: Options<Value>): ChoiceField<Value> {
  const [first] = field.options;
  if (!first) throw new Error(`The choice "${field.label}" has no options`);
  return { type: "choice", empty: first.value, ...field };
}

/** Optional choice; `none` labels the empty option. */
export function choiceOrNone<Value extends string | number>(
  field: Options<Value> & { none: string },
): ChoiceField<Value | null> {
  return { type: "choice", empty: null, ...field };
}

export function optionsOf<Value extends string>(labels: Record<Value, string>): Option<Value>[] {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] })); // the record's own keys
}
