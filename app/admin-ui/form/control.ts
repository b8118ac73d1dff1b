// What every control of the editor is given.

import type { Field } from "#app/content/field.ts";
import type { Candidates } from "#app/editing/form-candidates.server.ts";
import { controlId } from "#app/editing/form-paths.ts";
import type { TypedValue } from "#app/editing/form-typed.ts";

/** What the whole form knows and every control may ask. */
export interface Desk {
  candidates: Readonly<Record<string, Candidates>>;
  pictures: readonly { id: string; alt: string; name: string }[];
  /** The message at a control's path, if any. */
  errorAt(path: string): string | undefined;
}

export interface ControlProps<OneField extends Field = Field, Value extends TypedValue = TypedValue> {
  path: string;
  field: OneField;
  value: Value;
  desk: Desk;
  compact?: boolean;
}

export function frameOf({ path, field, desk, compact }: ControlProps) {
  return {
    id: controlId(path),
    label: field.label,
    hint: field.hint,
    error: desk.errorAt(path),
    // A row someone began must be whole: no need to say so in each.
    required: !compact && "required" in field && field.required === true,
    compact,
  };
}
