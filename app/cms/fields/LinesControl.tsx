// Several values in one text box, one a line.

import { Textarea } from "@chakra-ui/react";
import { type ControlProps, frameOf } from "./control.ts";
import { ariaAttributes, FieldFrame } from "./FieldFrame.tsx";
import { textIn } from "./form-value.ts";

export function LinesControl(props: ControlProps) {
  const frame = frameOf(props);
  const typed = textIn(props.value);
  const rows = Math.min(12, Math.max(3, typed.split("\n").length + 1));
  return (
    <FieldFrame {...frame}>
      <Textarea {...ariaAttributes(frame)} name={props.path} defaultValue={typed} rows={rows} maxWidth="28rem" />
    </FieldFrame>
  );
}
