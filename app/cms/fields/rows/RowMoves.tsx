// The three buttons at a row: one place up, one down, away.

import { Button, Flex, type FlexProps } from "@chakra-ui/react";
import { useState } from "react";
import type { FormRow } from "#app/cms/fields/form-value.ts";
import { moveRow, ROW_INTENT, removeRow } from "#app/cms/fields/row-intents.ts";

interface Props extends FlexProps {
  path: string;
  index: number;
  rows: Rows;
  /** The id of the rows' group: without JavaScript the page comes back there. */
  here: string;
  /** Name of a row, and the actions of the buttons. */
  words: { row: string; up: string; down: string; remove: string };
}

export function RowMoves({ path, index, rows: { rows, move, remove }, here, words, ...style }: Props) {
  return (
    <Flex gap="1" {...style}>
      <RowButton
        intent={moveRow(path, index, index - 1)}
        here={here}
        label={`${words.row}を${words.up}へ`}
        isOff={index === 0}
        onPress={() => move(index, index - 1)}
      >
        ↑
      </RowButton>
      <RowButton
        intent={moveRow(path, index, index + 1)}
        here={here}
        label={`${words.row}を${words.down}へ`}
        isOff={index === rows.length - 1}
        onPress={() => move(index, index + 1)}
      >
        ↓
      </RowButton>
      <RowButton
        intent={removeRow(path, index)}
        here={here}
        label={`${words.row}を${words.remove}`}
        onPress={() => remove(index)}
      >
        {words.remove}
      </RowButton>
    </Flex>
  );
}

// Rows that can be added, removed and moved in place: each keeps its key, so what is typed in it goes along.

interface Keyed {
  key: number;
  row: FormRow;
}

type Rows = ReturnType<typeof useRows>;

export function useRows(value: readonly FormRow[]) {
  const [rows, setRows] = useState<readonly Keyed[]>(() => value.map((row, key) => ({ key, row })));
  function append(added: readonly FormRow[]) {
    const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
    setRows([...rows, ...added.map((row, index) => ({ key: next + index, row }))]);
  }
  return {
    rows,
    add: () => append([{}]),
    append,
    remove: (removed: number) => setRows(rows.filter((_, index) => index !== removed)),
    /** Rows read again replace those with the same key, as `keys` is now; others follow. */
    put(read: readonly FormRow[], keys: readonly string[], key: string) {
      let next = Math.max(-1, ...rows.map((one) => one.key)) + 1;
      const stayed = rows.map((one, index) => {
        const newer = read.find((row) => row[key] === keys[index]);
        return newer ? { key: next++, row: newer } : one;
      });
      const more = read.filter((row) => !keys.includes(row[key] ?? "")).map((row) => ({ key: next++, row }));
      setRows([...stayed, ...more]);
    },
    move(from: number, to: number) {
      const moved = rows[from];
      if (!moved || to < 0 || to >= rows.length) return;
      setRows(rows.filter((_, index) => index !== from).toSpliced(to, 0, moved));
    },
  };
}

// A small button at a row: a plain submit that the server answers with the rows changed; with JavaScript it happens at once.

interface RowButtonProps {
  intent: string;
  /** The id of the rows' group: without JavaScript the page comes back there. */
  here: string;
  label: string;
  isOff?: boolean;
  onPress(): void;
  children: React.ReactNode;
}

function RowButton({ intent, here, label, isOff, onPress, children }: RowButtonProps) {
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
