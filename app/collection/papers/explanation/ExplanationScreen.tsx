// A snake's explanation as it would be shown now: missing data, texts for this snake, the sheet, and recording that it was shown.

import { Button, chakra, Flex, Stack } from "@chakra-ui/react";
import { Link } from "react-router";
import { LinkButton } from "#app/cms/admin/kit/LinkButton.tsx";
import { Notice, WarningList } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { useHasCapability } from "#app/cms/admin/kit/rights.ts";
import { FramedTextarea } from "#app/cms/fields/FieldFrame.tsx";
import type { Qr } from "#app/kinds/ball/card/qr.server.ts";
import { PrintButton } from "#app/ui/kit/PrintButton.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { tooLong } from "./care-texts.ts";
import { ExplanationSheet } from "./ExplanationSheet.tsx";
import type { ExplanationAnswer, ExplanationPage } from "./explanations.server.ts";
import { ShownSheets } from "./ShownSheets.tsx";

interface Props {
  page: ExplanationPage;
  code: Qr | null;
  answer: ExplanationAnswer | undefined;
}

export function ExplanationScreen({ page, code, answer }: Props) {
  const { id, name, sheet, missing, shown } = page;
  const mayChange = useHasCapability("changeSettings");
  return (
    <>
      <div className="no-print">
        <PageHeading
          title={`説明書：${name}`}
          lead="買う方に対面で渡して説明する、18項目の書面です。"
          actions={
            <>
              <PrintButton />
              <LinkButton to={`/admin/balls/${id}/ledger?step=hand-over#hand-over`}>引渡しを記録する</LinkButton>
              <LinkButton to={`/admin/balls/${id}`}>個体のページ</LinkButton>
            </>
          }
        />
        <Notice problem={answer?.problem} />
        {missing.length > 0 ? <WarningList words="直すところがあります。" items={missing} /> : null}
        <Stack gap="5">
          <SnakeForm key={answer ? JSON.stringify(answer.typed) : page.version} page={page} answer={answer} />
          <ShownSheets id={id} shown={shown} />
          {mayChange ? (
            <p>
              <Link to="/admin/explanation">全個体に共通の文面を編集</Link>
            </p>
          ) : null}
        </Stack>
      </div>
      <ExplanationSheet sheet={sheet} shown={null} code={code} />
    </>
  );
}

const BOXES = [
  { name: "illness", label: "病歴、ワクチンの接種状況等", hint: "なければ「なし」" },
  { name: "inherited", label: "親及び同腹子に係る遺伝性疾患の発生状況", hint: "知らないときは「確認していません」" },
  { name: "advice", label: "この個体について、ほかに伝えること", hint: "なくてもかまいません" },
] as const;

function SnakeForm({ page, answer }: Pick<Props, "page" | "answer">) {
  const typed = answer?.typed ?? page.snake;
  return (
    <Panel title="この個体だけに書くこと">
      <SendForm action={`/admin/balls/${page.id}/explanation`} noValidate>
        <input type="hidden" name="version" value={page.version} />
        <input type="hidden" name="fingerprint" value={page.fingerprint} />
        <input type="hidden" name="shown" value={page.shown[0]?.number ?? 0} />
        <Stack gap="4">
          {BOXES.map(({ name, label, hint }) => (
            <FramedTextarea
              key={name}
              frame={{ id: `explain-${name}`, label, hint, error: tooLong(typed[name]) }}
              name={name}
              rows={2}
              css={{ fieldSizing: "content", minHeight: "4rem" }}
              defaultValue={typed[name]}
            />
          ))}
          {page.known.length > 0 ? (
            <chakra.div color="fg.muted" fontSize="sm">
              この個体の遺伝子について、図鑑に書かれていること：
              <ul>
                {page.known.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </chakra.div>
          ) : null}
          {answer?.canConfirm ? (
            <chakra.label display="flex" gap="2" alignItems="center" minHeight="44px">
              <input type="checkbox" name="sure" /> 直すところがあっても、説明したものとして残す
            </chakra.label>
          ) : null}
          <Flex gap="3" wrap="wrap" align="center">
            <Button type="submit" name="do" value="texts" variant="outline">
              保存して下で確かめる
            </Button>
            <Button type="submit" name="do" value="show">
              この内容で説明した
            </Button>
          </Flex>
          <chakra.p color="fg.muted" fontSize="sm">
            「この内容で説明した」を押すと、下の説明書に番号を付けて保存します。あとから個体の記録や文面を直しても、保存したものは変わりません。
          </chakra.p>
        </Stack>
      </SendForm>
    </Panel>
  );
}
