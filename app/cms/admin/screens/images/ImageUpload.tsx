// New pictures for the library: several at once, each with its own progress, result and words.

import { Button, Stack } from "@chakra-ui/react";
import { useRevalidator } from "react-router";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { FramedInput } from "#app/cms/fields/FieldFrame.tsx";
import { FileDrop } from "#app/cms/library/FileDrop.tsx";
import type { UploadRow } from "#app/cms/library/picture.ts";
import { UploadRows } from "#app/cms/library/UploadRows.tsx";
import { useHasScript } from "#app/cms/library/use-has-script.ts";
import { useUploads } from "#app/cms/library/use-uploads.ts";
import { CREDIT_MAX } from "#app/platform/images/image.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

interface Props {
  /** Outcome for files sent without JavaScript, and words that could not be saved. */
  rows: readonly UploadRow[];
  problem: string | null;
}

export function ImageUpload({ rows, problem }: Props) {
  const { revalidate } = useRevalidator();
  const { uploads, add, isBusy } = useUploads(() => void revalidate());
  const hasScript = useHasScript();
  const all = [...rows, ...uploads];
  return (
    <Panel title="アップロード">
      {problem ? (
        <Message tone="error" first>
          {problem}
        </Message>
      ) : null}
      <SendForm action="/admin/images" encType="multipart/form-data" aria-label="アップロード">
        <Stack gap="3" align="start" maxWidth="720px">
          <FileDrop label="画像ファイル（いくつでも）" multiple onFiles={add} />
          {hasScript ? null : (
            <>
              <p>一度に送れるのは、合わせて25MBまでです。説明は、アップロードのあとに1枚ずつ入力できます。</p>
              <Button type="submit" name="do" value="upload">
                アップロードする
              </Button>
            </>
          )}
        </Stack>
      </SendForm>
      {all.length > 0 ? <Results rows={all} isBusy={isBusy} /> : null}
    </Panel>
  );
}

const credit = {
  id: "uploaded-credit",
  label: "撮影・提供（この回の写真すべて）",
  hint: "公開ページで写真に添えます。空なら変わりません",
};

function Results({ rows, isBusy }: { rows: readonly UploadRow[]; isBusy: boolean }) {
  const isAsked = rows.some(({ result }) => result?.ok);
  return (
    <SendForm action="/admin/images" aria-label="アップロードした画像の説明">
      <Stack gap="4" mt="5" align="start" maxWidth="720px">
        <UploadRows rows={rows} />
        {isAsked ? <FramedInput frame={credit} name="credit" maxLength={CREDIT_MAX} maxWidth="360px" /> : null}
        {isAsked ? (
          <Button type="submit" name="do" value="describe" disabled={isBusy}>
            {isBusy ? "アップロードが終わるまでお待ちください" : "説明を保存する"}
          </Button>
        ) : null}
      </Stack>
    </SendForm>
  );
}
