// Another file in the place of a picture's: wherever it is used, the new one shows.

import { Button, Stack } from "@chakra-ui/react";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { useSending } from "#app/cms/admin/kit/use-sending.ts";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import { PICTURE_TYPES } from "#app/cms/library/FileDrop.tsx";
import type { Image } from "#app/platform/images/image.ts";

export function ImageReplace({ image, problem }: { image: Image; problem: string | undefined }) {
  const { isSending, onSubmit } = useSending();
  const file = {
    id: "image-file",
    label: "新しい画像ファイル",
    hint: "アドレスは変わらず、使っているところすべてが新しい画像になります。前に見た人には、長くて1日ほど前の画像が見えることがあります",
    error: problem,
  };
  return (
    <Panel title="差し替え">
      <form
        method="post"
        action={`/admin/images/${image.id}`}
        encType="multipart/form-data"
        onSubmit={onSubmit}
        aria-label="画像の差し替え"
      >
        <Stack gap="4" align="start">
          <FieldFrame {...file}>
            <input {...ariaAttributes(file)} type="file" name="file" accept={PICTURE_TYPES} />
          </FieldFrame>
          <Button type="submit" name="do" value="replace" variant="outline">
            {isSending ? "差し替えています…" : "差し替える"}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
