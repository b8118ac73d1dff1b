// Props of every control of the editor.

import type { ComponentType } from "react";
import type { Field } from "#app/cms/content/field.ts";
import type { PickerPage } from "#app/cms/library/picture.ts";
import type { FormValue } from "./form-value.ts";
import type { Candidates } from "./reference/candidates.ts";
import type { LineReading } from "./rows/line.ts";

/** Facts about the whole form that controls may need. */
export interface FormContext {
  candidates: Readonly<Record<string, Candidates>>;
  /** The library as the picker at a path shows it without JavaScript. */
  libraryAt(path: string): PickerPage;
  /** By the names of their fields: what is in the boxes over rows, and how it was read. */
  lines?: Readonly<Record<string, { typed: string; reading?: LineReading }>>;
  /** The message at a control's path, if any. */
  errorAt(path: string): string | undefined;
}

export interface ControlProps<OneField extends Field = Field> {
  path: string;
  field: OneField;
  value: FormValue;
  form: FormContext;
  /** Small: inside a row. */
  compact?: boolean;
}

/** Further props of a control that holds other fields: the control for any field. */
export interface NestingProps<OneField extends Field = Field> extends ControlProps<OneField> {
  FieldControl: ComponentType<ControlProps>;
}

export function frameOf({ path, field, form, compact }: ControlProps) {
  return {
    id: controlId(path),
    label: field.label,
    hint: field.hint,
    error: form.errorAt(path),
    // A row someone began must be whole: no need to say so in each.
    required: !compact && field.required === true,
    isPrivate: field.private === true,
    compact,
  };
}

/** The HTML id of the control for a path such as "fields.weights[0].date". */

export function controlId(path: string): string {
  return `f-${path.replace(/[^a-zA-Z0-9]+/g, "-").replace(/-$/, "")}`;
}
