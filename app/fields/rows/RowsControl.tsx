// Rows of small fields. Every button works as a plain submit that the server answers with the rows changed; with JavaScript it happens at once.

import { Box, Button, Grid } from "@chakra-ui/react";
import { useRef } from "react";
import type { Field } from "#app/content/field.ts";
import { frameOf, type NestingProps } from "#app/fields/control.ts";
import { controlId } from "#app/fields/control-id.ts";
import { GroupFrame } from "#app/fields/FieldFrame.tsx";
import { type FormRow, rowsIn } from "#app/fields/form-value.ts";
import { addRow, ROW_INTENT } from "#app/fields/row-intents.ts";
import type { RowsField } from "./field.ts";
import { LineBox } from "./LineBox.tsx";
import { markChanged } from "./RowButton.tsx";
import { RowMoves } from "./RowMoves.tsx";
import { useRows } from "./use-rows.ts";

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
            <Grid gap="3" templateColumns={{ base: "minmax(0, 1fr)", sm: tracksFor(field.columns) }} alignItems="start">
              {columns.map(([name, column]) => (
                <Box key={name} gridColumn={column.type === "long-text" ? "1 / -1" : undefined}>
                  <FieldControl
                    path={`${path}[${index}].${name}`}
                    field={column}
                    value={row[name] ?? ""}
                    form={form}
                    compact
                  />
                </Box>
              ))}
            </Grid>
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

/** Few columns stand in one line, names wider than figures; many wrap. */
function tracksFor(columns: Readonly<Record<string, Field>>): string {
  const types = Object.values(columns).map(({ type }) => type);
  if (types.length > 3) return "repeat(auto-fit, minmax(11rem, 1fr))";
  // A choice keeps the room its words need.
  const tracks: Readonly<Record<string, string>> = {
    reference: "minmax(0, 2fr)",
    text: "minmax(0, 2fr)",
    choice: "minmax(11.5rem, 1fr)",
  };
  return types.map((type) => tracks[type] ?? "minmax(0, 1fr)").join(" ");
}
