// Picture picker without JavaScript: file input and library pages. Every submit keeps the selection.

import { Box, Button, chakra, Flex, Grid, Input } from "@chakra-ui/react";
import type { RefObject } from "react";
import { FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import { PICTURE_HINT, PICTURE_TYPES } from "#app/cms/library/FileDrop.tsx";
import type { PickerPage } from "#app/cms/library/list.server.ts";
import { Tile } from "#app/cms/library/Tile.tsx";
import { withCommas } from "#app/platform/site/with-commas.ts";

interface Props {
  box: RefObject<HTMLDivElement | null>;
  path: string;
  here: string;
  library: PickerPage;
  multiple: boolean;
  label?: string;
  hint?: string;
}

export function PlainPicker({ box, path, here, library, multiple, label, hint = "" }: Props) {
  const isAsked = library.q !== "" || library.page > 1;
  return (
    <Box ref={box} width="100%">
      <Flex gap="2" wrap="wrap" align="end" mb="2">
        <FieldFrame
          id={`${here}-file`}
          label={label ?? (multiple ? "画像を追加" : "画像を選ぶ")}
          hint={hint + PICTURE_HINT}
          compact
        >
          <input
            id={`${here}-file`}
            aria-describedby={`${here}-file-hint`}
            type="file"
            name={`upload:${path}`}
            accept={PICTURE_TYPES}
            multiple={multiple}
          />
        </FieldFrame>
        <Button type="submit" name="do" value="draw" variant="outline" formAction={`#${here}`}>
          選んだ画像を入れる
        </Button>
      </Flex>
      <chakra.details open={isAsked || undefined}>
        <chakra.summary minHeight="44px" py="2" cursor="pointer">
          アップロード済みの画像から選ぶ（{withCommas(library.total)}枚）
        </chakra.summary>
        <Search path={path} here={here} q={library.q} />
        <Choices path={path} library={library} multiple={multiple} />
        <Turns path={path} here={here} library={library} />
      </chakra.details>
    </Box>
  );
}

type Part = Pick<Props, "path" | "here" | "library" | "multiple">;

function Search({ path, here, q }: Pick<Part, "path" | "here"> & { q: string }) {
  return (
    <Flex gap="2" mb="2" align="end" wrap="wrap">
      <chakra.label display="grid" gap="1" fontSize="sm" flex="1 1 160px" maxWidth="320px">
        探す
        <Input type="search" name={`find:${path}`} defaultValue={q} placeholder="名前・代替テキスト" size="sm" />
      </chakra.label>
      <Turn path={path} here={here} page={1}>
        探す
      </Turn>
    </Flex>
  );
}

function Choices({ path, library, multiple }: Omit<Part, "here">) {
  if (library.items.length === 0) return <p>条件に合う画像はありません。</p>;
  return (
    <Grid gap="2" templateColumns="repeat(auto-fill, minmax(96px, 1fr))" maxHeight="420px" overflow="auto" p="1">
      {library.items.map((picture) => (
        <chakra.label key={picture.id} display="grid" gap="1" alignContent="start" fontSize="xs" cursor="pointer">
          <Tile image={picture.id} width={96} />
          <Flex gap="1" align="start">
            <input type={multiple ? "checkbox" : "radio"} name={`pick:${path}`} value={picture.id} />
            <chakra.span lineClamp={2}>{picture.alt || picture.name}</chakra.span>
          </Flex>
        </chakra.label>
      ))}
    </Grid>
  );
}

function Turns({ path, here, library: { page, pages } }: Omit<Part, "multiple">) {
  if (pages <= 1) return null;
  return (
    <Flex gap="3" align="center" mt="2">
      {page > 1 ? (
        <Turn path={path} here={here} page={page - 1}>
          前のページ
        </Turn>
      ) : null}
      {`${page} / ${pages}ページ`}
      {page < pages ? (
        <Turn path={path} here={here} page={page + 1}>
          次のページ
        </Turn>
      ) : null}
    </Flex>
  );
}

/** Submits the form for another library page, keeping the selection. */
function Turn({ path, here, page, children }: { path: string; here: string; page: number; children: React.ReactNode }) {
  return (
    <Button type="submit" name={`turn:${path}`} value={page} variant="outline" formAction={`#${here}`}>
      {children}
    </Button>
  );
}
