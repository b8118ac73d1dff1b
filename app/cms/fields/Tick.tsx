import { chakra } from "@chakra-ui/react";

/** A checkbox or radio button with its label. */
export function Tick({ type = "checkbox", children, ...input }: React.ComponentProps<"input">) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2" minHeight="44px">
      <input type={type} {...input} />
      {children}
    </chakra.label>
  );
}
