import { Button, Flex, type FlexProps } from "@chakra-ui/react";
import { useState } from "react";
import type { FormRow } from "#app/cms/fields/form-value.ts";
import { moveRow, ROW_INTENT, removeRow } from "#app/cms/fields/row-intents.ts";

interface Props extends FlexProps {
  path: string;
  index: number;
  rows: Rows;
  /** Group id to return to without JavaScript. */
  here: string;
  words: { row: string; up: string; down: string; remove: string };
}

export function RowMoves({ path, index, rows: { rows, move, remove }, here, words, ...style }: Props) {
  return (
    <Flex gap="2" {...style}>
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

// Editable rows with stable keys, so that inputs keep their values when moved.

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
    /** Replaces rows with the same key (current keys in `keys`), appends the others. */
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

// Row button: a submit without JavaScript, immediate with it.

interface RowButtonProps {
  intent: string;
  /** Group id to return to without JavaScript. */
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

/** Row changes count as input. */
export function markChanged(button: HTMLButtonElement): void {
  button.form?.dispatchEvent(new Event("input"));
}
