import { Flex } from "@chakra-ui/react";
import { type ControlProps, frameOf } from "#app/cms/fields/control.ts";
import { GroupFrame } from "#app/cms/fields/FieldFrame.tsx";
import { textIn } from "#app/cms/fields/form-value.ts";
import { FramedSelect } from "#app/cms/fields/OptionSelect.tsx";
import { Tick } from "#app/cms/fields/Tick.tsx";
import type { ChoiceField } from "./field.ts";

const RADIOS_MAX = 3;

export function ChoiceControl(props: ControlProps<ChoiceField>) {
  const { field, path, value, compact } = props;
  const frame = frameOf(props);
  const isFew = field.options.length <= RADIOS_MAX && field.none === undefined && !compact;
  if (isFew) return <Radios {...props} />;
  return (
    <FramedSelect
      frame={frame}
      name={path}
      defaultValue={textIn(value)}
      options={field.options}
      none={field.none}
      size={compact ? "sm" : "md"}
      maxWidth="20rem"
    />
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
          <Tick
            key={option.value}
            type="radio"
            name={path}
            value={option.value}
            defaultChecked={String(option.value) === String(chosen)}
          >
            {option.label}
          </Tick>
        ))}
      </Flex>
    </GroupFrame>
  );
}
