import { Textarea } from "@chakra-ui/react";
import { type ControlProps, frameOf } from "#app/fields/control.ts";
import { ariaAttributes, FieldFrame } from "#app/fields/FieldFrame.tsx";
import { textIn } from "#app/fields/form-value.ts";
import type { LongTextField } from "./field.ts";

export function LongTextControl(props: ControlProps<LongTextField>) {
  const frame = frameOf(props);
  return (
    <FieldFrame {...frame}>
      <Textarea
        {...ariaAttributes(frame)}
        name={props.path}
        defaultValue={textIn(props.value)}
        rows={props.compact ? 3 : 4}
      />
    </FieldFrame>
  );
}
