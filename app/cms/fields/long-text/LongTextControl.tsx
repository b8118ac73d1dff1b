import { type ControlProps, frameOf } from "#app/cms/fields/control.ts";
import { FramedTextarea } from "#app/cms/fields/FieldFrame.tsx";
import { textIn } from "#app/cms/fields/form-value.ts";
import type { LongTextField } from "./field.ts";

export function LongTextControl(props: ControlProps<LongTextField>) {
  const frame = frameOf(props);
  return (
    <FramedTextarea frame={frame} name={props.path} defaultValue={textIn(props.value)} rows={props.compact ? 3 : 4} />
  );
}
