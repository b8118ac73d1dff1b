// Rows of small fields. Buttons are submits without JavaScript, immediate with it.

import { Box, Button, Flex, Input } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { Field } from "#app/cms/content/field.ts";
import { controlId, frameOf, type NestingProps } from "#app/cms/fields/control.ts";
import { ariaAttributes, FieldFrame, GroupFrame } from "#app/cms/fields/FieldFrame.tsx";
import { type FormRow, rowsIn } from "#app/cms/fields/form-value.ts";
import { addRow, ROW_INTENT } from "#app/cms/fields/row-intents.ts";
import type { RowsField } from "./field.ts";
import { LineFindings, readLine, useLineReading } from "./LineFindings.tsx";
import type { LineReading, RowsLine } from "./line.ts";
import { markChanged, RowMoves, useRows } from "./RowMoves.tsx";

export function RowsControl(props: NestingProps<RowsField>) {
  const { field, path, value, form, FieldControl } = props;
  const frame = frameOf(props);
  const all = useRows(rowsIn(value));
  const { rows, add, put } = all;
  const columns = Object.entries(field.columns);

  const list = useRef<HTMLOListElement>(null);
  const { line } = field;
  const name = path.replace(/^fields\./, "");
  const putIn = (read: readonly FormRow[], key: string) => {
    const chosen = rows.map((_, index) => {
      const cell = list.current?.querySelector<HTMLSelectElement>(`[name="${path}[${index}].${key}"]`);
      return cell?.value ?? "";
    });
    put(read, chosen, key);
  };

  return (
    <GroupFrame {...frame}>
      {line ? (
        <LineBox
          path={`lines.${name}`}
          line={line}
          typed={form.lines?.[name]?.typed ?? ""}
          reading={form.lines?.[name]?.reading}
          error={form.errorAt(`lines.${name}`)}
          onRead={(read) => putIn(read, line.key)}
        />
      ) : null}
      <Box as="ol" ref={list} width="100%" listStyleType="none">
        {rows.map(({ key, row }, index) => (
          <Box
            as="li"
            key={key}
            id={controlId(`${path}[${index}]`)}
            display={{ md: "grid" }}
            gridTemplateColumns="minmax(0, 1fr) auto"
            gap="3"
            borderWidth="1px"
            borderRadius="l3"
            px="3"
            py="2"
            mb="2"
            bg="bg.subtle"
            aria-label={`${field.item} ${index + 1}行目`}
          >
            <Flex gap="3" wrap="wrap" align="start">
              {columns.map(([name, column]) => (
                <Box key={name} {...roomFor(column)} minWidth="0">
                  <FieldControl
                    path={`${path}[${index}].${name}`}
                    field={column}
                    value={row[name] ?? ""}
                    form={form}
                    compact
                  />
                </Box>
              ))}
            </Flex>
            <RowMoves
              path={path}
              index={index}
              rows={all}
              here={frame.id}
              words={{ row: `${index + 1}行目`, up: "上", down: "下", remove: "削除" }}
              justify="end"
              align="end"
              mt={{ base: "2", md: "0" }}
            />
          </Box>
        ))}
      </Box>
      <Button
        type="submit"
        name={ROW_INTENT}
        value={addRow(path)}
        formAction={`#${frame.id}`}
        variant="outline"
        onClick={(event) => {
          event.preventDefault();
          add();
          markChanged(event.currentTarget);
        }}
      >
        ＋ {field.item}を追加
      </Button>
    </GroupFrame>
  );
}

/** Minimum widths; columns wrap if the row is too narrow. */
function roomFor({ type }: Field): { flex: string } {
  const rooms: Readonly<Record<string, string>> = {
    reference: "4 1 16rem",
    text: "4 1 14rem",
    choice: "2 1 11.5rem",
    number: "1 1 10rem",
    "long-text": "1 1 100%",
  };
  return { flex: rooms[type] ?? "2 1 11rem" };
}

// Quick-entry line above rows: parsed on submit without JavaScript; with it previewed while typing and added on Enter.

interface Props {
  path: string;
  line: RowsLine;
  typed: string;
  reading: LineReading | undefined;
  error?: string;
  onRead(rows: LineReading["rows"]): void;
}

function LineBox({ path, line, typed, reading, error, onRead }: Props) {
  const frame = { id: controlId(path), label: line.label, hint: line.hint, error };
  const box = useRef<HTMLInputElement>(null);
  const [isComposing, setComposing] = useState(false);
  const { shown, isLive, see } = useLineReading(line.reader, reading);

  const type = (text: string) => {
    if (!box.current) return;
    box.current.value = text;
    box.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const putIn = async (text: string) => {
    const found = await readLine(line.reader, text);
    if (!found || box.current?.value !== text) return;
    onRead(found.rows);
    type(found.rest);
    box.current.focus();
  };

  return (
    <FieldFrame {...frame}>
      <Flex gap="2" width="100%" data-row>
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
