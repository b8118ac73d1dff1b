import { type ControlProps, frameOf } from "#app/cms/fields/control.ts";
import { textIn } from "#app/cms/fields/form-value.ts";
import { FramedDay } from "./DayInput.tsx";
import type { DateField } from "./field.ts";

export function DateControl(props: ControlProps<DateField>) {
  const { field, path, value, compact } = props;
  const { year, toward } = field;
  const day = { name: path, defaultValue: textIn(value), year, toward, compact };
  return <FramedDay frame={frameOf(props)} {...day} />;
}
