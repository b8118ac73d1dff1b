import { chakra, Flex, Input } from "@chakra-ui/react";
import { type ControlProps, frameOf } from "#app/cms/fields/control.ts";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import { textIn } from "#app/cms/fields/form-value.ts";
import type { NumberField } from "./field.ts";

/** Text input with numeric keyboard, as it accepts full-width digits and commas and keeps invalid input. */
export function NumberControl(props: ControlProps<NumberField>) {
  const { field, path, value, compact } = props;
  const frame = frameOf(props);
  return (
    <FieldFrame {...frame}>
      <Flex align="center" gap="2" width="100%">
        <Input
          {...ariaAttributes(frame)}
          name={path}
          defaultValue={textIn(value)}
          inputMode={field.integer ? "numeric" : "decimal"}
          autoComplete="off"
          maxWidth="12rem"
          textAlign="end"
          size={compact ? "sm" : "md"}
        />
        {field.unit ? <chakra.span color="fg.muted">{field.unit}</chakra.span> : null}
      </Flex>
    </FieldFrame>
  );
}
