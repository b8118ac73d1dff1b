import { Box, Flex } from "@chakra-ui/react";
import { type ControlProps, controlId, type FormContext, frameOf } from "#app/cms/fields/control.ts";
import { FramedInput, GroupFrame } from "#app/cms/fields/FieldFrame.tsx";
import { rowsIn } from "#app/cms/fields/form-value.ts";
import { RowMoves, useRows } from "#app/cms/fields/rows/RowMoves.tsx";
import { AddPictures, Thumb } from "./AddPictures.tsx";
import type { GalleryField } from "./field.ts";

export function GalleryControl(props: ControlProps<GalleryField>) {
  const { path, value, form } = props;
  const frame = frameOf(props);
  const list = useRows(rowsIn(value));
  const { rows, append } = list;
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
          <Thumb image={row.image ?? ""} alt={row.alt ?? ""} size={112} form={form} />
          <Box flex="1" minWidth="12rem">
            <input type="hidden" name={`${path}[${index}].image`} value={row.image} />
            <AltInput path={`${path}[${index}].alt`} value={row.alt ?? ""} form={form} />
            <RowMoves
              path={path}
              index={index}
              rows={list}
              here={frame.id}
              words={{ row: `画像${index + 1}`, up: "前", down: "後ろ", remove: "外す" }}
              mt="1"
            />
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
  return <FramedInput frame={frame} name={path} defaultValue={value} maxLength={200} size="sm" />;
}
