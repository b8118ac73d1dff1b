import type { ComponentType } from "react";
import type { Field } from "#app/cms/content/field.ts";
import type { PickerPage } from "#app/cms/library/list.server.ts";
import type { FormValue } from "./form-value.ts";
import type { Candidates } from "./reference/candidates.ts";
import type { LineReading } from "./rows/line.ts";

export interface FormContext {
  candidates: Readonly<Record<string, Candidates>>;
  /** Returns a picker's library page, for use without JavaScript. */
  libraryAt(path: string): PickerPage;
  /** Quick-entry lines by field name, with their reading. */
  lines?: Readonly<Record<string, { typed: string; reading?: LineReading }>>;
  errorAt(path: string): string | undefined;
  /** Whether a stored picture has been deleted. */
  isLost(image: string): boolean;
}

export interface ControlProps<OneField extends Field = Field> {
  path: string;
  field: OneField;
  value: FormValue;
  form: FormContext;
  compact?: boolean;
}

/** Props of controls that contain other fields. */
export interface NestingProps<OneField extends Field = Field> extends ControlProps<OneField> {
  FieldControl: ComponentType<ControlProps>;
}

export function frameOf({ path, field, form, compact }: ControlProps) {
  return {
    id: controlId(path),
    label: field.label,
    hint: field.hint,
    error: form.errorAt(path),
    // Columns are always required in a started row, so this is not marked.
    required: !compact && field.required === true,
    isPrivate: field.private === true,
    compact,
  };
}

/** Returns the control's HTML id for a path such as "fields.weights[0].date". */

export function controlId(path: string): string {
  return `f-${path.replace(/[^a-zA-Z0-9]+/g, "-").replace(/-$/, "")}`;
}
