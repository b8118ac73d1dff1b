import { Input } from "@chakra-ui/react";
import { useRef } from "react";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import { LineFindings, useLineReading } from "#app/cms/fields/rows/LineFindings.tsx";
import type { LineReading } from "#app/cms/fields/rows/line.ts";
import { genotypeLine } from "./genotype-field.ts";

interface Props {
  name: string;
  label: string;
  hint?: string;
  id?: string;
  /** Name of the choice buttons. */
  choice?: string;
  typed: string;
  reading: LineReading | undefined;
  error?: string;
  compact?: boolean;
}

export function LineInput({
  name,
  label,
  hint,
  id = `line-${name}`,
  choice = name,
  typed,
  reading,
  error,
  compact,
}: Props) {
  const box = useRef<HTMLInputElement>(null);
  const { shown, see } = useLineReading(genotypeLine.reader, reading);
  // The reading already names unread words.
  const frame = { id, label, hint, error: shown && shown.unread.length > 0 ? undefined : error, compact };
  return (
    <FieldFrame {...frame}>
      <Input
        {...ariaAttributes(frame)}
        aria-invalid={error ? true : undefined}
        ref={box}
        name={name}
        defaultValue={typed}
        autoComplete="off"
        size={compact ? "sm" : "md"}
        onInput={(event) => see(event.currentTarget.value)}
      />
      {shown ? (
        <LineFindings
          path={choice}
          here={id}
          reading={shown}
          stands
          onChoose={(line) => {
            if (!box.current) return;
            box.current.value = line;
            see(line);
          }}
        />
      ) : null}
    </FieldFrame>
  );
}
