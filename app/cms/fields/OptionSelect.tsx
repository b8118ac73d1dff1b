import { NativeSelect } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { Options } from "#app/ui/kit/Options.tsx";
import { ariaAttributes, FieldFrame, type FrameProps } from "./FieldFrame.tsx";

interface Props extends Omit<ComponentProps<typeof NativeSelect.Field>, "children"> {
  options: readonly { value: string | number; label: string }[];
  /** Label of the empty option; without it a value is always selected. */
  none?: string | undefined;
  size?: "sm" | "md";
  maxWidth?: string;
}

export function OptionSelect({ options, none, size = "sm", maxWidth, ...field }: Props) {
  return (
    <NativeSelect.Root size={size} maxWidth={maxWidth}>
      <NativeSelect.Field {...field}>
        {none === undefined ? null : <option value="">{none}</option>}
        <Options options={options} />
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

export function FramedSelect({ frame, ...select }: { frame: FrameProps } & Props) {
  return (
    <FieldFrame {...frame}>
      <OptionSelect {...ariaAttributes(frame)} {...select} />
    </FieldFrame>
  );
}
