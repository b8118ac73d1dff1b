// The pictures uploaded last, and a form for more.

import { Button, chakra, Flex, Grid, Input } from "@chakra-ui/react";
import { Message } from "#app/admin/kit/Message.tsx";
import { PageHeading } from "#app/admin/kit/PageHeading.tsx";
import { Panel } from "#app/admin/kit/Panel.tsx";
import { useSending } from "#app/admin/kit/use-sending.ts";
import { ariaAttributes, FieldFrame } from "#app/fields/FieldFrame.tsx";
import { Thumb } from "#app/fields/gallery/Thumb.tsx";
import type { Image } from "#app/platform/images/image.ts";
import { pictureUrl } from "#app/platform/images/sizes.ts";

interface Props {
  images: readonly Image[];
  flash: string | null;
  problems: readonly string[];
}

export function ImagesScreen({ images, flash, problems }: Props) {
  const { isSending, onSubmit } = useSending();
  const file = {
    id: "image-file",
    label: "画像ファイル",
    hint: "JPEG・PNG・WebP・AVIF・GIF、1枚20MBまで。撮影場所などの情報は取り除かれます",
  };
  const alt = {
    id: "image-alt",
    label: "代替テキスト",
    hint: "画像が見えない人に伝わる短い説明。複数枚を選ぶと、すべてに同じ説明が付きます",
  };
  return (
    <>
      <PageHeading title="画像" lead={`新しい${images.length}枚`} />
      {flash ? <Message tone="done">{flash}</Message> : null}
      {problems.length > 0 ? (
        <Message tone="error" first>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Message>
      ) : null}
      <Panel title="アップロード">
        <form method="post" action="/admin/images" encType="multipart/form-data" onSubmit={onSubmit}>
          <Flex direction="column" gap="4" maxWidth="560px" align="start">
            <FieldFrame {...file}>
              <input
                {...ariaAttributes(file)}
                type="file"
                name="file"
                multiple
                accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              />
            </FieldFrame>
            <FieldFrame {...alt}>
              <Input {...ariaAttributes(alt)} name="alt" maxLength={200} />
            </FieldFrame>
            <chakra.label display="inline-flex" alignItems="center" gap="2" minHeight="40px">
              <input type="checkbox" name="illustration" />
              イラスト（写真ではない。ページにそう書き添えます）
            </chakra.label>
            <Button type="submit">{isSending ? "アップロードしています…" : "アップロードする"}</Button>
          </Flex>
        </form>
      </Panel>
      <Grid as="ul" gap="4" mt="6" templateColumns="repeat(auto-fill, minmax(150px, 1fr))">
        {images.map((image) => (
          <li key={image.id}>
            <a href={pictureUrl(image.id, 1280)} aria-label={`${image.alt || image.name}を大きく表示`}>
              <Thumb image={image.id} alt={image.alt} size={160} />
            </a>
            <chakra.p fontSize="sm" lineClamp={2}>
              {image.alt || "（代替テキストなし）"}
            </chakra.p>
            <chakra.p fontSize="xs" color="fg.muted" lineClamp={1}>
              {image.width}×{image.height}・{image.name}
            </chakra.p>
          </li>
        ))}
      </Grid>
    </>
  );
}
