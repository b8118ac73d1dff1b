import { chakra } from "@chakra-ui/react";
import { type ControlProps, controlId } from "#app/cms/fields/control.ts";
import type { FlagField } from "./field.ts";

export function FlagControl({ field, path, value }: ControlProps<FlagField>) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2" minHeight="44px" fontWeight="bold">
      <input type="checkbox" id={controlId(path)} name={path} value="on" defaultChecked={value === "on"} />
      {field.label}
    </chakra.label>
  );
}
