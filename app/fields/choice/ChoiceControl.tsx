// One of a few: radios where all fit at a glance, a select otherwise.

import { chakra, Flex, NativeSelect } from "@chakra-ui/react";
import { type ControlProps, frameOf } from "#app/fields/control.ts";
import { ariaAttributes, FieldFrame, GroupFrame } from "#app/fields/FieldFrame.tsx";
import { textIn } from "#app/fields/form-value.ts";
import type { ChoiceField } from "./field.ts";

const RADIOS_MAX = 3;

export function ChoiceControl(props: ControlProps<ChoiceField>) {
  const { field, path, value, compact } = props;
  const frame = frameOf(props);
  const isFew = field.options.length <= RADIOS_MAX && field.none === undefined && !compact;
  if (isFew) return <Radios {...props} />;
  return (
    <FieldFrame {...frame}>
      <NativeSelect.Root size={compact ? "sm" : "md"} maxWidth="20rem">
        <NativeSelect.Field {...ariaAttributes(frame)} name={path} defaultValue={textIn(value)}>
          {field.none === undefined ? null : <option value="">{field.none}</option>}
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}

function Radios(props: ControlProps<ChoiceField>) {
  const { field, path } = props;
  const value = textIn(props.value);
  const chosen = field.options.some((option) => String(option.value) === value) ? value : field.options[0]?.value;
  return (
    <GroupFrame {...frameOf(props)}>
      <Flex gap="5" wrap="wrap" minHeight="44px" align="center">
        {field.options.map((option) => (
          <chakra.label key={option.value} display="inline-flex" alignItems="center" gap="2" minHeight="44px">
            <input
              type="radio"
              name={path}
              value={option.value}
              defaultChecked={String(option.value) === String(chosen)}
            />
            {option.label}
          </chakra.label>
        ))}
      </Flex>
    </GroupFrame>
  );
}
