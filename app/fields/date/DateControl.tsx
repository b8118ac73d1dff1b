import { Input } from "@chakra-ui/react";
import { type ControlProps, frameOf } from "#app/fields/control.ts";
import { ariaAttributes, FieldFrame } from "#app/fields/FieldFrame.tsx";
import { textIn } from "#app/fields/form-value.ts";
import type { DateField } from "./field.ts";

export function DateControl(props: ControlProps<DateField>) {
  const { field, path, value, compact } = props;
  const frame = frameOf(props);
  // A day picker cannot hold a bare year.
  const kind = field.year
    ? { type: "text", inputMode: "numeric" as const, placeholder: "2024-07-12", autoComplete: "off" }
    : { type: "date" };
  return (
    <FieldFrame {...frame}>
      <Input
        {...ariaAttributes(frame)}
        {...kind}
        name={path}
        defaultValue={textIn(value)}
        maxWidth="14rem"
        size={compact ? "sm" : "md"}
      />
    </FieldFrame>
  );
}
