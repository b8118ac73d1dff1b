import { Input } from "@chakra-ui/react";
import { type ControlProps, frameOf } from "#app/cms/fields/control.ts";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import { textIn } from "#app/cms/fields/form-value.ts";
import type { ColourField } from "./field.ts";

export function ColourControl(props: ControlProps<ColourField>) {
  const frame = frameOf(props);
  return (
    <FieldFrame {...frame}>
      <Input {...ariaAttributes(frame)} name={props.path} defaultValue={textIn(props.value)} placeholder="#a0522d" />
    </FieldFrame>
  );
}
