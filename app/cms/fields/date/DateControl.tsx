import { type ControlProps, frameOf } from "#app/cms/fields/control.ts";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import { textIn } from "#app/cms/fields/form-value.ts";
import { DayInput } from "./DayInput.tsx";
import type { DateField } from "./field.ts";

export function DateControl(props: ControlProps<DateField>) {
  const { field, path, value, compact } = props;
  const frame = frameOf(props);
  return (
    <FieldFrame {...frame}>
      <DayInput
        name={path}
        defaultValue={textIn(value)}
        tied={ariaAttributes(frame)}
        year={field.year}
        toward={field.toward}
        compact={compact}
      />
    </FieldFrame>
  );
}
