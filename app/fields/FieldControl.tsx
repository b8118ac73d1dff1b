// The control for any field.

import type { ControlProps } from "./control.ts";
import { controlOf } from "./controls.ts";

export function FieldControl(props: ControlProps) {
  const Control = controlOf(props.field.type);
  if (!Control) throw new Error(`No control for a field of type "${props.field.type}"`);
  return <Control {...props} FieldControl={FieldControl} />;
}
