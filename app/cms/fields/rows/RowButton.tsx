// A small button at a row: a plain submit that the server answers with the rows changed; with JavaScript it happens at once.

import { Button } from "@chakra-ui/react";
import { ROW_INTENT } from "#app/cms/fields/row-intents.ts";

interface RowButtonProps {
  intent: string;
  /** The id of the rows' group: without JavaScript the page comes back there. */
  here: string;
  label: string;
  isOff?: boolean;
  onPress(): void;
  children: React.ReactNode;
}

export function RowButton({ intent, here, label, isOff, onPress, children }: RowButtonProps) {
  return (
    <Button
      type="submit"
      name={ROW_INTENT}
      value={intent}
      formAction={`#${here}`}
      aria-label={label}
      disabled={isOff}
      variant="ghost"
      colorPalette="gray"
      size="md"
      onClick={(event) => {
        event.preventDefault();
        onPress();
        markChanged(event.currentTarget);
      }}
    >
      {children}
    </Button>
  );
}

/** Adding or taking away rows is a change like typing. */
export function markChanged(button: HTMLButtonElement): void {
  button.form?.dispatchEvent(new Event("input"));
}
