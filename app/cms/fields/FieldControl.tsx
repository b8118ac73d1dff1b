// The control for any field.

import type { ControlProps } from "./control.ts";
import { controlOf } from "./controls.ts";

export function FieldControl(props: ControlProps) {
  const Control = controlOf(props.field.type);
  if (!Control)
    throw new Error(
      `No control for "${props.field.type}" (「${props.field.label}」): app/cms/fields/${props.field.type}/ exports none`,
    );
  return <Control {...props} FieldControl={FieldControl} />;
}
