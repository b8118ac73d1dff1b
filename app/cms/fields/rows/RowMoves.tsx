// The three buttons at a row: one place up, one down, away.

import { Flex, type FlexProps } from "@chakra-ui/react";
import { moveRow, removeRow } from "#app/cms/fields/row-intents.ts";
import { RowButton } from "./RowButton.tsx";
import type { Rows } from "./use-rows.ts";

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
