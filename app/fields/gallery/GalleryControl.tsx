// The cover and the gallery: what is there with its words, more from the library, or from the person's own device.

import { Box, Button, chakra, Flex, Grid, Input } from "@chakra-ui/react";
import type { TypedRow } from "#app/admin/editing/form-content.ts";
import { moveRow, removeRow } from "#app/admin/editing/form-intents.ts";
import { controlId } from "#app/admin/editing/form-paths.ts";
import { type ControlProps, type Desk, frameOf } from "#app/fields/control.ts";
import { FieldFrame, GroupFrame, tiedTo } from "#app/fields/FieldFrame.tsx";
import type { GalleryField } from "#app/fields/field.ts";
import { RowButton } from "#app/fields/rows/RowsControl.tsx";
import { useRows } from "#app/fields/rows/use-rows.ts";
import { pictureUrl } from "#app/platform/images/sizes.ts";
import styles from "./Thumb.module.css";

const TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif";

export function CoverControl({ value, desk }: { value: TypedRow; desk: Desk }) {
  const id = controlId("cover");
  const image = value.image ?? "";
  const alt = {
    id: controlId("cover.alt"),
    label: "代替テキスト",
    hint: "画像が見えない人に伝わる短い説明（例: とぐろを巻くパステルの個体）",
    error: desk.errorAt("cover.alt"),
  };
  return (
    <GroupFrame id={id} label="カバー画像" error={desk.errorAt("cover")}>
      <input type="hidden" name="cover.image" value={image} />
      {image ? (
        <Flex gap="4" align="end" wrap="wrap">
          <Thumb image={image} alt={value.alt ?? ""} size={160} />
          <chakra.label display="inline-flex" gap="2" alignItems="center" minHeight="44px">
            <input type="checkbox" name="removeCover" value="on" />
            この画像を外す
          </chakra.label>
        </Flex>
      ) : null}
      <FieldFrame {...alt}>
        <Input {...tiedTo(alt)} name="cover.alt" defaultValue={value.alt} maxLength={200} />
      </FieldFrame>
      <More path="cover" here={id} desk={desk} type="radio" />
    </GroupFrame>
  );
}

export function GalleryControl(props: ControlProps<GalleryField, readonly TypedRow[]>) {
  const { path, value, desk } = props;
  const frame = frameOf(props);
  const { rows, remove, move } = useRows(value);
  return (
    <GroupFrame {...frame}>
      {rows.map(({ key, row }, at) => (
        <Flex
          key={key}
          id={controlId(`${path}[${at}]`)}
          gap="3"
          align="start"
          width="100%"
          wrap="wrap"
          borderBottomWidth="1px"
          pb="3"
        >
          <Thumb image={row.image ?? ""} alt={row.alt ?? ""} size={112} />
          <Box flex="1" minWidth="12rem">
            <input type="hidden" name={`${path}[${at}].image`} value={row.image} />
            <AltInput path={`${path}[${at}].alt`} value={row.alt ?? ""} desk={desk} />
            <Flex gap="1" mt="1">
              <RowButton
                intent={moveRow(path, at, at - 1)}
                here={frame.id}
                label={`画像${at + 1}を前へ`}
                isOff={at === 0}
                onPress={() => move(at, at - 1)}
              >
                ↑
              </RowButton>
              <RowButton
                intent={moveRow(path, at, at + 1)}
                here={frame.id}
                label={`画像${at + 1}を後ろへ`}
                isOff={at === rows.length - 1}
                onPress={() => move(at, at + 1)}
              >
                ↓
              </RowButton>
              <RowButton
                intent={removeRow(path, at)}
                here={frame.id}
                label={`画像${at + 1}を外す`}
                onPress={() => remove(at)}
              >
                外す
              </RowButton>
            </Flex>
          </Box>
        </Flex>
      ))}
      <More path={path} here={frame.id} desk={desk} type="checkbox" />
    </GroupFrame>
  );
}

function AltInput({ path, value, desk }: { path: string; value: string; desk: Desk }) {
  const frame = { id: controlId(path), label: "代替テキスト", error: desk.errorAt(path), compact: true };
  return (
    <FieldFrame {...frame}>
      <Input {...tiedTo(frame)} name={path} defaultValue={value} maxLength={200} size="sm" />
    </FieldFrame>
  );
}

/** From the device or from the library. "取り込む" takes them into the form without saving; so does every other button. */
function More({ path, here, desk, type }: { path: string; here: string; desk: Desk; type: "radio" | "checkbox" }) {
  const isMany = type === "checkbox";
  return (
    <Box width="100%">
      <Flex gap="2" wrap="wrap" align="end" mb="2">
        <FieldFrame
          id={`${here}-file`}
          label={isMany ? "画像を追加" : "画像を選ぶ"}
          hint="JPEG・PNG・WebP・AVIF・GIF、20MBまで"
          compact
        >
          <input
            id={`${here}-file`}
            aria-describedby={`${here}-file-hint`}
            type="file"
            name={`upload:${path}`}
            accept={TYPES}
            multiple={isMany}
          />
        </FieldFrame>
        <Button type="submit" name="do" value="draw" variant="outline" formAction={`#${here}`}>
          フォームに取り込む
        </Button>
      </Flex>
      {desk.pictures.length > 0 ? (
        <chakra.details>
          <chakra.summary minHeight="44px" py="2" cursor="pointer">
            アップロード済みの画像から選ぶ（新しい{desk.pictures.length}枚）
          </chakra.summary>
          <Grid gap="2" templateColumns="repeat(auto-fill, minmax(96px, 1fr))" maxHeight="360px" overflow="auto" p="1">
            {desk.pictures.map((picture) => (
              <chakra.label key={picture.id} display="grid" gap="1" fontSize="xs" cursor="pointer">
                <Thumb image={picture.id} alt="" size={96} />
                <Flex gap="1" align="start">
                  <input type={type} name={`pick:${path}`} value={picture.id} />
                  <chakra.span lineClamp={2}>{picture.alt || picture.name}</chakra.span>
                </Flex>
              </chakra.label>
            ))}
          </Grid>
        </chakra.details>
      ) : null}
    </Box>
  );
}

export function Thumb({ image, alt, size }: { image: string; alt: string; size: number }) {
  return <img src={pictureUrl(image, 320)} alt={alt} loading="lazy" className={styles.thumb} style={{ width: size }} />;
}
