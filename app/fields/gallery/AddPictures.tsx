// Pictures to add: from the person's own device, or from the library.

import { Box, Button, chakra, Flex, Grid } from "@chakra-ui/react";
import type { FormContext } from "#app/fields/control.ts";
import { FieldFrame } from "#app/fields/FieldFrame.tsx";
import { Thumb } from "./Thumb.tsx";

const TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif";

interface Props {
  path: string;
  /** The id of the group it stands in: without JavaScript the page comes back there. */
  here: string;
  form: FormContext;
  type: "radio" | "checkbox";
}

/** "取り込む" takes them into the form without saving; so does every other button. */
export function AddPictures({ path, here, form, type }: Props) {
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
      {form.pictures.length > 0 ? (
        <chakra.details>
          <chakra.summary minHeight="44px" py="2" cursor="pointer">
            アップロード済みの画像から選ぶ（新しい{form.pictures.length}枚）
          </chakra.summary>
          <Grid gap="2" templateColumns="repeat(auto-fill, minmax(96px, 1fr))" maxHeight="360px" overflow="auto" p="1">
            {form.pictures.map((picture) => (
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
