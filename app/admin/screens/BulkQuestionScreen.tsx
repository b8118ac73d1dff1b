// Asked before something is taken away from visitors: what was chosen, and what names it.

import { Button, chakra, Flex, Stack } from "@chakra-ui/react";
import { Link } from "react-router";
import { type BulkAction, type BulkQuestion, bulkActions, pickValue } from "#app/admin/editing/bulk.ts";
import { PageHeading } from "#app/admin/kit/PageHeading.tsx";
import { Panel } from "#app/admin/kit/Panel.tsx";
import { useSending } from "#app/admin/kit/use-sending.ts";
import { PurgeWords } from "./PurgeWords.tsx";
import { ReferrersPanel } from "./ReferrersPanel.tsx";

const leads: Partial<Record<BulkAction, string>> = {
  trash: "サイトに出なくなり、ゴミ箱へ移ります。30日のあいだは戻せます。",
  end: "サイトに出なくなります。内容は残り、もう一度公開できます。",
  purge: "変更の履歴も消え、元に戻すことはできません。",
};

/** `path`: the list's own address, which the form goes to and the way back leads to. */
export function BulkQuestionScreen({ question, path }: { question: BulkQuestion; path: string }) {
  const { isSending, onSubmit } = useSending();
  const { action, picks, referrers } = question;
  const label = bulkActions.find(({ value }) => value === action)?.label ?? "";
  const titles = new Map(picks.map(({ kind, id, title }) => [`${kind}/${id}`, title]));
  return (
    <>
      <PageHeading title={`${picks.length}件を${label}`} lead={leads[action]} />
      <Stack gap="5">
        <Panel title="選んだもの">
          <ul>
            {picks.map(({ kind, id, title }) => (
              <li key={`${kind}/${id}`}>{title}</li>
            ))}
          </ul>
        </Panel>
        <ReferrersPanel referrers={referrers} titles={titles} />
        <form method="post" action={path} onSubmit={onSubmit}>
          <input type="hidden" name="action" value={action} />
          <input type="hidden" name="sure" value="yes" />
          {picks.map((pick) => (
            <input key={pickValue(pick)} type="hidden" name="pick" value={pickValue(pick)} />
          ))}
          {action === "purge" ? <PurgeWords problem={question.problem ?? null} /> : null}
          <Flex gap="3" align="center" wrap="wrap">
            <Button type="submit" colorPalette={action === "end" ? undefined : "red"}>
              {label}
            </Button>
            <Button asChild variant="outline">
              <Link to={path}>やめて一覧に戻る</Link>
            </Button>
            {isSending ? <chakra.span role="status">送信しています…</chakra.span> : null}
          </Flex>
        </form>
      </Stack>
    </>
  );
}
