// One box for a whole line over its rows. Without JavaScript its button sends the form, which comes back with the rows
// filled in; with it, what is read shows while one types, and Enter puts it in.

import { Button, Flex, Input } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { controlId } from "#app/cms/fields/control-id.ts";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import { LineFindings } from "./LineFindings.tsx";
import type { LineReading, RowsLine } from "./line.ts";
import { useLineReading } from "./use-line-reading.ts";

interface Props {
  /** "lines.genotype". */
  path: string;
  line: RowsLine;
  /** Its text, and how the server read it. */
  typed: string;
  reading: LineReading | undefined;
  error?: string;
  onRead(rows: LineReading["rows"]): void;
}

export function LineBox({ path, line, typed, reading, error, onRead }: Props) {
  const frame = { id: controlId(path), label: line.label, hint: line.hint, error };
  const box = useRef<HTMLInputElement>(null);
  const [isComposing, setComposing] = useState(false);
  const { shown, isLive, read, see } = useLineReading(line.reader, reading);

  const type = (text: string) => {
    if (!box.current) return;
    box.current.value = text;
    box.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const putIn = async (text: string) => {
    const found = await read(text);
    if (!found || box.current?.value !== text) return;
    onRead(found.rows);
    type(found.rest);
    box.current.focus();
  };

  return (
    <FieldFrame {...frame}>
      <Flex gap="2" width="100%">
        <Input
          {...ariaAttributes(frame)}
          ref={box}
          name={path}
          defaultValue={typed}
          autoComplete="off"
          enterKeyHint="done"
          onInput={(event) => see(event.currentTarget.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || isComposing || event.nativeEvent.isComposing || event.keyCode === 229) return;
            event.preventDefault();
            void putIn(event.currentTarget.value);
          }}
        />
        <Button
          type="submit"
          name="do"
          value="draw"
          formAction={`#${frame.id}`}
          variant="outline"
          flex="none"
          onClick={(event) => {
            event.preventDefault();
            void putIn(box.current?.value ?? "");
          }}
        >
          表に入れる
        </Button>
      </Flex>
      {shown ? (
        <LineFindings path={path} here={frame.id} reading={shown} stands={isLive} onChoose={(text) => type(text)} />
      ) : null}
    </FieldFrame>
  );
}
