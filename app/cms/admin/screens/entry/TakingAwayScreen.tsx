// Asked before the editor takes away what others name. Everything typed comes along, and goes back with it.

import { Button, chakra, Flex, Stack } from "@chakra-ui/react";
import type { TakingAway } from "#app/cms/admin/editing/form/form-view.ts";
import { CarriedFields } from "#app/cms/admin/form/CarriedFields.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { kindNamed } from "#app/cms/content/registry.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { ReferrersPanel } from "./ReferrersPanel.tsx";

const words = {
  trash: { label: "ゴミ箱へ移す", lead: "サイトに出なくなり、ゴミ箱へ移ります。30日のあいだは戻せます。" },
  end: { label: "公開終了にする", lead: "サイトに出なくなります。内容は残り、もう一度公開できます。" },
} as const;

export function TakingAwayScreen({ question }: { question: TakingAway }) {
  const { kind, id, intent, version, times, typed, referrers } = question;
  const { label, lead } = words[intent];
  const title = typed.title || id;
  return (
    <SendForm action={`/admin/${kindNamed(kind).segment}/${id}/edit`} encType="multipart/form-data">
      {/* Enter takes nothing away. */}
      <chakra.button type="submit" name="do" value="draw" srOnly tabIndex={-1} aria-hidden="true">
        編集画面に戻る
      </chakra.button>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="publishAt" value={times.publishAt} />
      <input type="hidden" name="endAt" value={times.endAt} />
      <input type="hidden" name="sure" value="yes" />
      <CarriedFields typed={typed} />
      <PageHeading title={`「${title}」を${label}`} lead={lead} />
      <Stack gap="5">
        <ReferrersPanel referrers={referrers} titles={new Map([[`${kind}/${id}`, title]])} />
        <Flex gap="3" align="center" wrap="wrap">
          <Button type="submit" name="do" value={intent} colorPalette={intent === "trash" ? "red" : undefined}>
            {label}
          </Button>
          <Button type="submit" name="do" value="draw" variant="outline">
            やめて編集に戻る
          </Button>
        </Flex>
      </Stack>
    </SendForm>
  );
}
