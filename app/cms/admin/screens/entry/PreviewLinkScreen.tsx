import { Button, Stack } from "@chakra-ui/react";
import { Link } from "react-router";
import { editPath } from "#app/cms/admin/kit/navigation.ts";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { CopyText } from "#app/cms/admin/screens/images/CopyText.tsx";
import type { KindName } from "#app/cms/content/kind.ts";
import { formatMoment } from "#app/platform/site/days.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

interface Props {
  kind: KindName;
  id: string;
  title: string;
  address: string;
  until: string;
}

export function PreviewLinkScreen({ kind, id, title, address, until }: Props) {
  return (
    <>
      <PageHeading title="プレビューのリンク" lead={<Link to={editPath(kind, id)}>{title}</Link>} />
      <Stack gap="5">
        <Panel title="公開前に見てもらう" isHeadingHidden>
          <Stack gap="4">
            <p>
              このリンクを知っている人は、ログインしなくても、保存した下書きを公開ページの形で見られます。
              {formatMoment(until)}に使えなくなります。その前に公開すると、公開ページが開きます。検索には出ません。
            </p>
            <CopyText label="リンク" text={address} />
            <p>
              <a href={address} target="_blank" rel="noopener">
                新しいタブで開く
              </a>
            </p>
          </Stack>
        </Panel>
        <Panel title="リンクを使えなくする">
          <SendForm aria-label="プレビューのリンクを使えなくする">
            <Stack gap="4" align="flex-start">
              <p>渡す相手を間違えたときなどに使います。これまでに作ったリンクが、すべてすぐに使えなくなります。</p>
              <Button type="submit" variant="outline">
                リンクを使えなくする
              </Button>
            </Stack>
          </SendForm>
        </Panel>
      </Stack>
    </>
  );
}
