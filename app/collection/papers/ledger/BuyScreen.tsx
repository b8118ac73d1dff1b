import { Box, Button, Stack } from "@chakra-ui/react";
import { LinkButton } from "#app/cms/admin/kit/LinkButton.tsx";
import { Problem } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { UnsavedForm } from "#app/cms/admin/kit/UnsavedForm.tsx";
import { useAnswer } from "#app/cms/admin/kit/use-answer.ts";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import { LineInput } from "#app/kinds/shared/LineInput.tsx";
import type { BuyAnswer } from "./buy.server.ts";
import type { TypedLedger } from "./forms.ts";
import { AcquireFields, FieldRow, ledgerFields } from "./LedgerFields.tsx";

interface Props {
  typed: TypedLedger;
  ways: Readonly<Record<string, string>>;
  answer: BuyAnswer | undefined;
}

export function BuyScreen({ typed: empty, ways, answer: returned }: Props) {
  const answer = useAnswer(returned);
  const typed = answer?.typed ?? empty;
  const problems = answer?.problems ?? [];
  const fields = ledgerFields({ typed, problems, prefix: "buy" });
  const { text, day, choice, tick } = fields;
  return (
    <>
      <PageHeading
        title="仕入を記録する"
        lead="個体の下書きと、帳簿の行を一度に作ります。"
        actions={<LinkButton to="/admin/ledger">帳簿</LinkButton>}
      />
      <Problem>
        {problems.length > 0 && `入力を確かめてください（${problems.length}件）。まだ保存していません。`}
      </Problem>
      <UnsavedForm
        isTyped={returned !== undefined}
        key={answer ? JSON.stringify(answer.typed) : ""}
        action="/admin/ledger/new"
        noValidate
        aria-label="仕入を記録する"
      >
        {/* Enter presses the first button of a form, and must not store a half-typed line. */}
        <button type="submit" disabled hidden />
        <Stack gap="5">
          <Panel title="個体">
            <Stack gap="4">
              <FieldRow>
                {text("number", "個体番号")}
                {text("title", "名前", "空欄なら個体番号")}
              </FieldRow>
              <Box maxWidth="62rem">
                <LineInput
                  name="line"
                  label="遺伝子型"
                  typed={typed.line ?? ""}
                  reading={answer?.reading}
                  error={problems.find(({ name }) => name === "line")?.message}
                />
              </Box>
              <FieldRow>
                {choice("sex", "性別", sexLabels)}
                {day("hatched", "生年月日", "分からないときは、推定の年だけ")}
              </FieldRow>
            </Stack>
          </Panel>
          <Panel title="仕入">
            <Stack gap="4">
              <AcquireFields fields={fields} ways={ways}>
                {tick("isBreeder", "仕入先が繁殖者（外すと、下の欄を使います）")}
              </AcquireFields>
            </Stack>
          </Panel>
          <div>
            <Button type="submit">仕入を記録する</Button>
          </div>
        </Stack>
      </UnsavedForm>
    </>
  );
}
