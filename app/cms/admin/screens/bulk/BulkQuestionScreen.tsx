import { Button, Flex, Stack, Table } from "@chakra-ui/react";
import { type BulkQuestion, type ListAction, listActions, pickValue } from "#app/cms/admin/editing/bulk/bulk.ts";
import { LinkButton } from "#app/cms/admin/kit/LinkButton.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import { ReferrersPanel } from "#app/cms/admin/screens/entry/ReferrersPanel.tsx";
import { PurgeWords } from "#app/cms/admin/screens/list/PurgeWords.tsx";
import { counterOf } from "#app/cms/content/registry.ts";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

const leads: Partial<Record<ListAction, string>> = {
  trash: "サイトに出なくなり、ゴミ箱へ移ります。30日のあいだは戻せます。",
  end: "サイトに出なくなります。内容は残り、もう一度公開できます。",
  purge: "変更の履歴も消え、元に戻せません。",
};

export function BulkQuestionScreen({ question, path }: { question: BulkQuestion; path: string }) {
  const { action, picks, referrers } = question;
  const able = picks.filter(({ foreseen }) => foreseen.changes).length;
  const label = listActions.find(({ value }) => value === action)?.label ?? "";
  const counter = counterOf(picks.map(({ kind }) => kind));
  const titles = new Map(picks.map(({ kind, id, title }) => [`${kind}/${id}`, title]));
  return (
    <>
      <PageHeading
        title={`${picks.length}${counter}${action === "tag" ? "に" : action === "untag" ? "から" : "を"}${label}`}
        lead={
          able === 0
            ? "変わるものはありません。"
            : [leads[action], able < picks.length ? `このうち${able}${counter}が変わります。` : ""].join("")
        }
      />
      <Stack gap="5">
        <Panel title="選んだもの">
          <Table.Root native size="sm">
            <ColumnHeads columns={["名前", "いま", "このあと"]} />
            <tbody>
              {picks.map(({ kind, id, title, stage, foreseen }) => (
                <tr key={`${kind}/${id}`}>
                  <td>{title}</td>
                  <td>{stage ? <StageBadge stage={stage} /> : "—"}</td>
                  <td>{foreseen.changes ? foreseen.words : `変わりません（${foreseen.words}）`}</td>
                </tr>
              ))}
            </tbody>
          </Table.Root>
        </Panel>
        <ReferrersPanel referrers={referrers} titles={titles} />
        {able === 0 ? (
          <Flex>
            <LinkButton to={path}>一覧に戻る</LinkButton>
          </Flex>
        ) : (
          <SendForm action={path}>
            <input type="hidden" name="action" value={action} />
            <input type="hidden" name="sure" value="yes" />
            <input type="hidden" name="tag" value={question.tag} />
            {picks.map((pick) => (
              <input key={pickValue(pick)} type="hidden" name="pick" value={pickValue(pick)} />
            ))}
            {action === "purge" ? <PurgeWords problem={question.problem ?? null} /> : null}
            <Flex gap="3" align="center" wrap="wrap">
              <Button type="submit" colorPalette={action === "trash" || action === "purge" ? "red" : undefined}>
                {label}
              </Button>
              <LinkButton to={path}>やめて一覧に戻る</LinkButton>
            </Flex>
          </SendForm>
        )}
      </Stack>
    </>
  );
}
