// A gallery: its pictures with their words, in their order, and more to add.

import { Box, Flex, Input } from "@chakra-ui/react";
import { type ControlProps, type FormContext, frameOf } from "#app/fields/control.ts";
import { controlId } from "#app/fields/control-id.ts";
import { ariaAttributes, FieldFrame, GroupFrame } from "#app/fields/FieldFrame.tsx";
import { rowsIn } from "#app/fields/form-value.ts";
import { moveRow, removeRow } from "#app/fields/row-intents.ts";
import { RowButton } from "#app/fields/rows/RowButton.tsx";
import { useRows } from "#app/fields/rows/use-rows.ts";
import { AddPictures } from "./AddPictures.tsx";
import type { GalleryField } from "./field.ts";
import { Thumb } from "./Thumb.tsx";

export function GalleryControl(props: ControlProps<GalleryField>) {
  const { path, value, form } = props;
  const frame = frameOf(props);
  const { rows, append, remove, move } = useRows(rowsIn(value));
  return (
    <GroupFrame {...frame}>
      {rows.map(({ key, row }, index) => (
        <Flex
          key={key}
          id={controlId(`${path}[${index}]`)}
          gap="3"
          align="start"
          width="100%"
          wrap="wrap"
          borderBottomWidth="1px"
          pb="3"
        >
          <Thumb image={row.image ?? ""} alt={row.alt ?? ""} size={112} />
          <Box flex="1" minWidth="12rem">
            <input type="hidden" name={`${path}[${index}].image`} value={row.image} />
            <AltInput path={`${path}[${index}].alt`} value={row.alt ?? ""} form={form} />
            <Flex gap="1" mt="1">
              <RowButton
                intent={moveRow(path, index, index - 1)}
                here={frame.id}
                label={`画像${index + 1}を前へ`}
                isOff={index === 0}
                onPress={() => move(index, index - 1)}
              >
                ↑
              </RowButton>
              <RowButton
                intent={moveRow(path, index, index + 1)}
                here={frame.id}
                label={`画像${index + 1}を後ろへ`}
                isOff={index === rows.length - 1}
                onPress={() => move(index, index + 1)}
              >
                ↓
              </RowButton>
              <RowButton
                intent={removeRow(path, index)}
                here={frame.id}
                label={`画像${index + 1}を外す`}
                onPress={() => remove(index)}
              >
                外す
              </RowButton>
            </Flex>
          </Box>
        </Flex>
      ))}
      <AddPictures
        path={path}
        here={frame.id}
        form={form}
        label="画像を追加"
        multiple
        onPick={(pictures) =>
          append(
            pictures
              .filter(({ id }) => rows.every(({ row }) => row.image !== id))
              .map(({ id, alt }) => ({ image: id, alt })),
          )
        }
      />
    </GroupFrame>
  );
}

function AltInput({ path, value, form }: { path: string; value: string; form: FormContext }) {
  const frame = { id: controlId(path), label: "代替テキスト", error: form.errorAt(path), compact: true };
  return (
    <FieldFrame {...frame}>
      <Input {...ariaAttributes(frame)} name={path} defaultValue={value} maxLength={200} size="sm" />
    </FieldFrame>
  );
}
