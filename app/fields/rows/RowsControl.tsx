// Rows of small fields. Every button works as a plain submit that the server answers with the rows changed; with JavaScript it happens at once.

import { Box, Button, Flex, Grid } from "@chakra-ui/react";
import type { TypedRow } from "#app/admin/editing/form-content.ts";
import { addRow, INTENT, moveRow, removeRow } from "#app/admin/editing/form-intents.ts";
import { controlId } from "#app/admin/editing/form-paths.ts";
import { type ControlProps, frameOf } from "#app/fields/control.ts";
import { FieldControl } from "#app/fields/FieldControl.tsx";
import { GroupFrame } from "#app/fields/FieldFrame.tsx";
import type { Field } from "#app/fields/field.ts";
import { useRows } from "./use-rows.ts";

export function RowsControl(props: ControlProps<Extract<Field, { type: "rows" }>, readonly TypedRow[]>) {
  const { field, path, value, desk } = props;
  const frame = frameOf(props);
  const { rows, add, remove, move } = useRows(value);
  const columns = Object.entries(field.columns);

  return (
    <GroupFrame {...frame}>
      <Box as="ol" width="100%" listStyleType="none">
        {rows.map(({ key, row }, at) => (
          <Box
            as="li"
            key={key}
            id={controlId(`${path}[${at}]`)}
            display={{ md: "grid" }}
            gridTemplateColumns="minmax(0, 1fr) auto"
            gap="3"
            borderWidth="1px"
            borderRadius="l3"
            px="3"
            py="2"
            mb="2"
            bg="bg.subtle"
            aria-label={`${field.item} ${at + 1}行目`}
          >
            <Grid gap="3" templateColumns={{ base: "minmax(0, 1fr)", sm: tracksFor(field.columns) }} alignItems="start">
              {columns.map(([name, column]) => (
                <FieldControl
                  key={name}
                  path={`${path}[${at}].${name}`}
                  field={column}
                  value={row[name] ?? ""}
                  desk={desk}
                  compact
                />
              ))}
            </Grid>
            <Flex gap="1" justify="end" align="end" mt={{ base: "2", md: "0" }}>
              <RowButton
                intent={moveRow(path, at, at - 1)}
                here={frame.id}
                label={`${at + 1}行目を上へ`}
                isOff={at === 0}
                onPress={() => move(at, at - 1)}
              >
                ↑
              </RowButton>
              <RowButton
                intent={moveRow(path, at, at + 1)}
                here={frame.id}
                label={`${at + 1}行目を下へ`}
                isOff={at === rows.length - 1}
                onPress={() => move(at, at + 1)}
              >
                ↓
              </RowButton>
              <RowButton
                intent={removeRow(path, at)}
                here={frame.id}
                label={`${at + 1}行目を削除`}
                onPress={() => remove(at)}
              >
                削除
              </RowButton>
            </Flex>
          </Box>
        ))}
      </Box>
      <Button
        type="submit"
        name={INTENT}
        value={addRow(path)}
        formAction={`#${frame.id}`}
        variant="outline"
        onClick={(event) => {
          event.preventDefault();
          add();
          touched(event.currentTarget);
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
  return types.map((type) => (type === "reference" || type === "text" ? "minmax(0, 2fr)" : "minmax(0, 1fr)")).join(" ");
}

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
      name={INTENT}
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
        touched(event.currentTarget);
      }}
    >
      {children}
    </Button>
  );
}

/** Adding or taking away rows is a change like typing. */
function touched(button: HTMLButtonElement): void {
  button.form?.dispatchEvent(new Event("input"));
}
