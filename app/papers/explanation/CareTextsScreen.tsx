// The words of the explanation that are the same for every snake.

import { Button, Stack, Textarea } from "@chakra-ui/react";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { EarlierVersion, SavedVersions } from "#app/cms/admin/kit/SavedVersions.tsx";
import { useSending } from "#app/cms/admin/kit/use-sending.ts";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import type { SettingRevision } from "#app/platform/settings/settings.server.ts";
import { type CareTexts, careTextLabels, careTextNames } from "./care-texts.ts";

interface Props {
  version: number;
  /** The version the form shows. */
  shown: number;
  value: CareTexts;
  revisions: readonly SettingRevision[];
  flash: string | null;
  problem?: string;
}

export function CareTextsScreen({ version, shown, value, revisions, flash, problem }: Props) {
  const { isSending, onSubmit } = useSending();
  return (
    <form method="post" action="/admin/explanation" onSubmit={onSubmit} noValidate key={`${version} ${shown}`}>
      <PageHeading
        title="説明書の文面"
        lead="どの個体の説明書にも入る文面です。空欄で保存すると、はじめの文面に戻ります。"
      />
      {flash && !problem ? <Message tone="done">{flash}</Message> : null}
      {problem ? (
        <Message tone="error" first>
          {problem}
        </Message>
      ) : null}
      {shown < version && !problem ? <EarlierVersion shown={shown} /> : null}
      <input type="hidden" name="version" value={version} />
      <Stack gap="5" maxWidth="820px">
        {careTextNames.map((name) => {
          const frame = { id: `text-${name}`, label: careTextLabels[name] };
          return (
            <FieldFrame key={name} {...frame}>
              <Textarea {...ariaAttributes(frame)} name={name} rows={4} defaultValue={value[name]} />
            </FieldFrame>
          );
        })}
        <div>
          <Button type="submit">{isSending ? "保存しています…" : "保存する"}</Button>
        </div>
        <SavedVersions address="/admin/explanation" {...{ version, shown, revisions }} />
      </Stack>
    </form>
  );
}
