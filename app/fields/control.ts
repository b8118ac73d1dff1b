// What every control of the editor is given.

import type { Candidates } from "#app/admin/editing/form-candidates.server.ts";
import type { TypedValue } from "#app/admin/editing/form-content.ts";
import { controlId } from "#app/admin/editing/form-paths.ts";
import type { Field } from "./field.ts";

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
